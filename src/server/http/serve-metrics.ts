/**
 * GET /metrics, for the operator. With METRICS_TOKEN it requires that token; without one it answers only on the machine
 * itself, to requests that no proxy passed on.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import type pg from 'pg';
import type { Front } from '#server/cache/front.ts';
import type { Memory } from '#server/cache/memory.ts';
import type { Orm } from '#server/db/orm.ts';
import { isSame } from '#server/signature.ts';
import { gauge, ProcessMeter, type RequestMeter, type Sample, written } from './metrics.ts';

/** Metrics do not wait longer for a database that is gone. */
const patienceMs = 2_000;

const own = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the caller may read them; `remote` is the address of the connection itself. */
export function mayReadMetrics(
  token: string | undefined,
  { authorization, remote, isForwarded }: { authorization?: string; remote?: string; isForwarded: boolean },
) {
  if (token !== undefined) return isSame(`Bearer ${token}`, authorization ?? '');
  return !isForwarded && own.test(remote ?? '');
}

export function serveMetrics(lines: () => Promise<string[]>, token: string | undefined) {
  return async (c: HonoContext) => {
    const incoming = (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming;
    const caller = {
      authorization: c.req.header('Authorization'),
      remote: incoming?.socket.remoteAddress,
      isForwarded: Boolean(c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded')),
    };
    if (!mayReadMetrics(token, caller)) return c.text('Forbidden', 403);
    return c.body(`${(await lines()).join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  };
}

/** All metrics. Those from the database are left out while it is gone. */
export function measuring(sources: {
  requests: RequestMeter;
  counts(): Front['counts'];
  memory: Memory;
  orm: Orm;
  pool: pg.Pool;
}) {
  const process = new ProcessMeter();
  return async (): Promise<string[]> => {
    const { requests, counts, memory, orm, pool } = sources;
    const samples: Sample[] = [
      {
        name: 'openward_cache_answers_total',
        help: 'Answers from memory (hit), made and kept or shared (miss), of old content while the database is gone (stale), and for one visitor (pass)',
        type: 'counter',
        values: Object.entries(counts()).map(([result, value]) => [{ result }, value]),
      },
      gauge('openward_cache_bytes', 'Bytes of kept answers', memory.bytes),
      gauge('openward_cache_entries', 'Kept answers', memory.count),
      gauge('openward_database_connections', 'Connections of the pool', [
        [{ state: 'busy' }, pool.totalCount - pool.idleCount],
        [{ state: 'idle' }, pool.idleCount],
      ]),
      gauge('openward_database_waiting', 'Queries that wait for a connection', pool.waitingCount),
      ...process.samples(),
      ...(await outbox(orm)),
    ];
    return [...requests.lines(), ...samples.flatMap(written)];
  };
}

async function outbox(orm: Orm): Promise<Sample[]> {
  try {
    const { rows } = await Promise.race([
      orm.execute<{ status: string; count: number }>(
        sql`select status, count(*)::int as count from outbox where status <> 'sent' group by status`,
      ),
      setTimeout(patienceMs, undefined, { ref: false }).then(() => {
        throw new Error('The database does not answer in time.');
      }),
    ]);
    const values: Sample['values'] = rows.map(({ status, count }) => [{ status }, count]);
    return [
      gauge('openward_database_up', 'Whether the database answers', 1),
      gauge('openward_outbox_messages', 'Messages that are not sent', values),
    ];
  } catch {
    return [gauge('openward_database_up', 'Whether the database answers', 0)];
  }
}
