/** What a pool of connections has in common on PostgreSQL and on the embedded database. */
import pg from 'pg';
import type { DatabaseLimits } from './limits.ts';
import type { PoolWatch } from './pool-watch.ts';

const dateOid = 1082;

export const poolOptions: pg.PoolConfig = {
  application_name: 'openward',
  types: {
    // A date has no hour, so it stays text: as a `Date` it would slip by a day where the server's zone is not UTC.
    // Other types stay as `pg` reads them: timestamptz as `Date`; int8, and so count(*), as text (cast it to int).
    getTypeParser: ((oid: number, format?: 'text') => {
      return oid === dateOid ? (value: string) => value : pg.types.getTypeParser(oid, format);
    }) as typeof pg.types.getTypeParser,
  },
};

/** Ends a pool once its clients are given back, or after a while: what still runs then breaks off. */
export async function endPool(pool: pg.Pool, watch: PoolWatch, { closeMs }: Pick<DatabaseLimits, 'closeMs'>) {
  if (pool.ending) return;
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, closeMs);
  await Promise.race([pool.end(), patience.promise]);
  clearTimeout(timer);
  // A server that is gone without a word answers no goodbye.
  watch.cutAll();
}
