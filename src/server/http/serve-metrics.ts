/**
 * GET /metrics, for the operator. With METRICS_TOKEN it requires that token; without one it answers only on the machine
 * itself, to requests that no proxy passed on.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Backups } from '#server/backup/backups.ts';
import type { Front } from '#server/cache/front.ts';
import type { Memory } from '#server/cache/memory.ts';
import type { Purge } from '#server/cache/purge.ts';
import type { Orm } from '#server/db/orm.ts';
import { isSame } from '#server/kernel/signature.ts';

/** Metrics do not wait longer for a database that is gone. */
const patienceMs = 2_000;

const own = /^(127\.|::1$|::ffff:127\.)/;

/** `remote` is the address of the connection itself. */
export function mayReadMetrics(
  token: string | undefined,
  { authorization, remote, isForwarded }: { authorization?: string; remote?: string; isForwarded: boolean },
) {
  if (token !== undefined) return isSame(`Bearer ${token}`, authorization ?? '');
  return !isForwarded && own.test(remote ?? '');
}

export function serveMetrics(registry: Registry, token: string | undefined) {
  return async (c: HonoContext) => {
    const incoming = (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming;
    const caller = {
      authorization: c.req.header('Authorization'),
      remote: incoming?.socket.remoteAddress,
      isForwarded: Boolean(c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded')),
    };
    if (!mayReadMetrics(token, caller)) return c.text('Forbidden', 403);
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  };
}

/** Adds values that are read only on request. */
export function measure(
  registry: Registry,
  sources: {
    counts(): Front['counts'];
    memory: Memory;
    purge: Pick<Purge, 'counts'> | null;
    orm: Orm;
    pool: pg.Pool;
    backups?: Pick<Backups, 'state'> | null | undefined;
  },
) {
  const { counts, memory, purge, orm, pool, backups } = sources;
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('openward_cache_bytes', 'Bytes of kept answers', () => memory.bytes);
  gauge('openward_cache_entries', 'Kept answers', () => memory.count);
  gauge('openward_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  if (backups) measureBackups(gauge, backups);
  const counter = (name: string, help: string, counts: () => Record<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(counts())) this.inc({ result }, count);
      },
    });
  counter(
    'openward_cache_answers_total',
    'Answers from memory (hit), made and kept or shared (miss), of old content while the database is gone (stale), and for one visitor (pass)',
    counts,
  );
  if (purge)
    counter('openward_cdn_purges_total', 'Calls that told the CDN to drop what it kept', () => purge.counts);
  new Gauge({
    name: 'openward_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'openward_activity_unsealed_seconds',
    help: 'Age of the oldest row of the trail of activity that has no seal; 0 if all have one, none while the database is gone',
    registers,
    async collect() {
      const seconds = await oldestUnsealed(orm);
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
  let asking: ReturnType<typeof unsentMessages> | null = null;
  const unsent = () => {
    asking ??= unsentMessages(orm).finally(() => {
      asking = null;
    });
    return asking;
  };
  new Gauge({
    name: 'openward_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await unsent()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'openward_outbox_messages',
    help: 'Messages that are not sent; none while the database is gone',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, count } of (await unsent()) ?? []) this.set({ status }, count);
    },
  });
}

/** The background work and the runtime of the process. */
export function measureWork(
  registry: Registry,
  sources: {
    outcomes: Record<string, { succeededAt: number | null; failures: number }>;
    clock: { aheadMs: number };
    statements: { slow: number };
    disk(): Promise<{ free: number; size: number }>;
  },
) {
  const { outcomes, clock, statements, disk } = sources;
  const registers = [registry];
  new Gauge({
    name: 'openward_job_succeeded_timestamp_seconds',
    help: 'When a job last went well',
    labelNames: ['job'],
    registers,
    collect() {
      for (const [job, { succeededAt }] of Object.entries(outcomes))
        if (succeededAt !== null) this.set({ job }, succeededAt / 1000);
    },
  });
  new Counter({
    name: 'openward_job_failures_total',
    help: 'Runs of a job, or steps of it, that failed',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const [job, { failures }] of Object.entries(outcomes)) this.inc({ job }, failures);
    },
  });
  new Counter({
    name: 'openward_slow_statements_total',
    help: 'Statements of the database that took a second or more',
    registers,
    collect() {
      this.reset();
      this.inc(statements.slow);
    },
  });
  new Gauge({
    name: 'openward_clock_ahead_seconds',
    help: 'By how much the clock of this machine is ahead of that of the database',
    registers,
    collect() {
      this.set(clock.aheadMs / 1000);
    },
  });
  new Gauge({
    name: 'openward_disk_bytes',
    help: 'Of the disk that the data folder is on',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await disk().catch(() => null);
      this.reset();
      if (!found) return;
      this.set({ state: 'free' }, found.free);
      this.set({ state: 'size' }, found.size);
    },
  });
}

function measureBackups(
  gauge: (name: string, help: string, value: () => number) => void,
  backups: Pick<Backups, 'state'>,
) {
  const last = () => backups.state.lastGood;
  const about = 'of the last good backup, 0 without one';
  gauge('openward_backup_last_good_timestamp_seconds', `The moment ${about}`, () =>
    Math.floor(Date.parse(last()?.shows ?? '1970-01-01') / 1000),
  );
  gauge('openward_backup_seconds', `Duration ${about}, its check included`, () => last()?.seconds ?? 0);
  gauge('openward_backup_bytes', `Bytes written ${about}`, () => last()?.bytes ?? 0);
  gauge('openward_backup_late', 'Whether no good backup is younger than twice the schedule', () =>
    Number(backups.state.isLate),
  );
  gauge('openward_backup_failures', 'Backups that failed since the start', () => backups.state.failures);
}

/** By status; null if the database does not answer in time. */
function unsentMessages(orm: Orm) {
  return inTime(
    orm.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from outbox where status <> 'sent' group by status`,
    ),
  );
}

/** In seconds; null if the database does not answer in time. */
async function oldestUnsealed(orm: Orm) {
  const rows = await inTime(
    orm.execute<{ seconds: number }>(
      sql`select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
        from activity where seal is null`,
    ),
  );
  return rows?.[0]?.seconds ?? null;
}

async function inTime<Row>(answer: Promise<{ rows: Row[] }>) {
  const rows = answer.then(
    ({ rows }) => rows,
    () => null,
  );
  return Promise.race([rows, setTimeout(patienceMs, null, { ref: false })]);
}
