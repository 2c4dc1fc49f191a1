/** The database's part of `/healthz` and `/readyz`. */
import type pg from 'pg';
import type { DatabaseLimits } from './limits.ts';

export interface DatabaseHealth {
  /** The process cannot recover without a restart. */
  readonly isStuck: boolean;
  /** Whether it can be read and written, and is migrated; answers in time. */
  isReady(): Promise<boolean>;
}

/** A log message that no one reads: it needs no table, and its commit waits for the disk. */
const write = `select current_setting('transaction_read_only') = 'off' as "isWritable",
  pg_logical_emit_message(true, 'openward', 'ready') from (select from migration limit 1) migrated`;

/** Checks whether the database is writable, one query at a time and not too often. */
export function readiness(
  pool: pg.Pool,
  { readyMs, readyEveryMs }: Pick<DatabaseLimits, 'readyMs' | 'readyEveryMs'>,
): DatabaseHealth['isReady'] {
  let asking: Promise<boolean> | null = null;
  let freshUntil = 0;

  async function ask() {
    try {
      const { rows } = await pool.query<{ isWritable: boolean }>(write);
      return rows[0]?.isWritable === true;
    } catch {
      return false;
    } finally {
      freshUntil = performance.now() + readyEveryMs;
    }
  }

  return async () => {
    if (!asking || performance.now() >= freshUntil) {
      freshUntil = Number.POSITIVE_INFINITY;
      asking = ask();
    }
    const patience = Promise.withResolvers<boolean>();
    const timer = setTimeout(patience.resolve, readyMs, false);
    const answer = await Promise.race([asking, patience.promise]);
    clearTimeout(timer);
    return answer;
  };
}
