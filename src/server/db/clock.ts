/**
 * The time of the database, which all nodes share. By their own clocks they would disagree about what is due, held and
 * expired: a node that is six minutes ahead takes a message that another one is sending.
 *
 * It is read every few seconds, and counted on in between by a clock that is never adjusted. Its answer may be off by
 * half of the time that a query takes. The embedded database has the clock of this machine.
 */
import type { Database } from './connection/connect.ts';

const everyMs = 10_000;
const tries = 3;

export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** By how much the clock of this machine is ahead, in milliseconds. */
  readonly aheadMs: number;
  close(): void;
}

/** `heard` is called after each later query. */
export async function databaseClock(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  heard: (clock: DatabaseClock) => void = () => {},
): Promise<DatabaseClock> {
  if (kind === 'pglite') return { now: Date.now, aheadMs: 0, close: () => {} };
  let offset: number | undefined;
  async function ask() {
    const sent = performance.now();
    const { rows } = await pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    const doubt = (performance.now() - sent) / 2;
    const found = rows[0]!.ms - sent - doubt;
    if (offset === undefined || Math.abs(found - offset) > doubt) offset = found;
  }
  for (let asked = 0; asked < tries; asked++) await ask();
  const timer = setInterval(() => {
    // While the server is away, time continues.
    ask().then(
      () => heard(clock),
      () => {},
    );
  }, everyMs).unref();
  const clock: DatabaseClock = {
    now: () => Math.round(performance.now() + offset!),
    get aheadMs() {
      return Date.now() - clock.now();
    },
    close: () => clearInterval(timer),
  };
  return clock;
}
