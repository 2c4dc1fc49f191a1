/** What a pool of connections has in common on PostgreSQL and on the embedded database. */
import pg from 'pg';

const dateOid = 1082;

export const poolOptions: pg.PoolConfig = {
  application_name: 'openward',
  // Longer than a statement may take, so that nobody gives up behind a single slow query.
  connectionTimeoutMillis: 20_000,
  types: {
    // A date has no hour, so it stays text: as a `Date` it would slip by a day where the server's zone is not UTC.
    // Other types stay as `pg` reads them: timestamptz as `Date`; int8, and so count(*), as text (cast it to int).
    getTypeParser: ((oid: number, format?: 'text') => {
      return oid === dateOid ? (value: string) => value : pg.types.getTypeParser(oid, format);
    }) as typeof pg.types.getTypeParser,
  },
};

/**
 * A lost connection fails the query that runs on it; that is enough. `pg` also emits it as an event, on a client in use
 * and on the pool, and without a listener that event would end the process.
 */
export function surviveLostClients(pool: pg.Pool) {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Ends a pool once its clients are given back, or after four seconds: what still runs then breaks off. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return;
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, 4_000);
  await Promise.race([pool.end(), patience.promise]);
  clearTimeout(timer);
}
