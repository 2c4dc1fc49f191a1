/** Shared by the pools of PostgreSQL and the embedded database. */
import pg from 'pg';
import type { DatabaseLimits } from './limits.ts';
import type { PoolWatch } from './pool-watch.ts';

const dateOid = 1082;

export const poolOptions: pg.PoolConfig = {
  application_name: 'openward',
  types: {
    // A date has no time of day, so it stays text: as a `Date` it would shift by a day if the server's zone is not UTC.
    // Other types are read as in `pg`: timestamptz as `Date`; int8, and so count(*), as text (cast it to int).
    getTypeParser: ((oid: number, format?: 'text') => {
      return oid === dateOid ? (value: string) => value : pg.types.getTypeParser(oid, format);
    }) as typeof pg.types.getTypeParser,
  },
};

/** Ends a pool once its clients are released, or cuts them off after a while. */
export async function endPool(pool: pg.Pool, watch: PoolWatch, { closeMs }: Pick<DatabaseLimits, 'closeMs'>) {
  if (pool.ending) return;
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, closeMs);
  await Promise.race([pool.end(), patience.promise]);
  clearTimeout(timer);
  // A server that has vanished does not answer a goodbye.
  watch.cutAll();
}
