/**
 * Replaces autovacuum, which a PostgreSQL server has and the embedded one lacks: tables that have changed enough are
 * analysed or vacuumed. Without it a plan made for an empty table is kept while thousands of rows come in, and each
 * query scans all of them.
 */
import type pg from 'pg';
import type { PgliteEngine } from './pglite-engine.ts';

/** PostgreSQL's own defaults, from `autovacuum_analyze_threshold` to `autovacuum_vacuum_insert_scale_factor`. */
const due = `
  select name, is_untidy from (
    select format('%I.%I', s.schemaname, s.relname) as name,
      s.n_dead_tup > 50 + 0.2 * rows or s.n_ins_since_vacuum > 1000 + 0.2 * rows
        or age(c.relfrozenxid) > 200000000 as is_untidy,
      -- Of the statistics themselves there are none.
      s.n_mod_since_analyze > 50 + 0.1 * rows and s.relname <> 'pg_statistic' as has_changed
    from pg_stat_all_tables s
      join pg_class c on c.oid = s.relid
      cross join lateral (select greatest(c.reltuples, 0) as rows) r
    where s.schemaname in ('public', 'pg_catalog')) t
  where is_untidy or has_changed`;

/**
 * One table after another, each in its own statement, so that no one waits for all of them. The session is kept: a new
 * one would lose its cached plans and catalogue.
 */
export async function keepUp(pool: pg.Pool, engine: Pick<PgliteEngine, 'liftLimit'>) {
  // Otherwise statistics are flushed when the session ends, which this one does not.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string; is_untidy: boolean }>(due);
  for (const { name, is_untidy } of rows)
    await aloneWithoutLimit(pool, engine, (client) =>
      client.query(is_untidy ? `vacuum (analyze) ${name}` : `analyze ${name}`),
    );
}

/** Lends the only connection and keeps its session: while it is lent, no other statement runs and loses its limit. */
export async function aloneWithoutLimit<T>(
  pool: pg.Pool,
  engine: Pick<PgliteEngine, 'liftLimit'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const restoreLimit = engine.liftLimit();
  let failed: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    restoreLimit();
    client.release(failed);
  }
}
