import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/**
 * The database as handlers use it; inside a transaction it stands for that transaction. Drizzle's own way to begin one is
 * not among it, since a BEGIN that fails keeps its connection for ever there: `transaction.ts` has the only one.
 */
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> & { $client: Pool | PoolClient };

/** Drizzle over a pool or one of its clients: camelCase in the code, snake_case in the tables. */
export function createOrm(client: Pool | PoolClient): Orm {
  const orm = drizzle(client as Pool, { casing: 'snake_case' });
  return Object.assign(orm, { transaction: undefined });
}

const lent = new WeakMap<PoolClient, Orm>();

/** The same for a client that was lent; made once, since it remembers how names are spelled. */
export function ormOf(client: PoolClient): Orm {
  const known = lent.get(client) ?? createOrm(client);
  lent.set(client, known);
  return known;
}
