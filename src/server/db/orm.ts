import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/**
 * The database as handlers use it; inside a transaction it is bound to that transaction. Drizzle's own `transaction` is
 * left out, since a failed BEGIN leaks its connection there: `transaction.ts` has the only way to start one.
 */
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> & { $client: Pool | PoolClient };

/** Drizzle over a pool or one of its clients: camelCase in the code, snake_case in the tables. */
export function createOrm(client: Pool | PoolClient): Orm {
  const orm = drizzle(client as Pool, { casing: 'snake_case' });
  return Object.assign(orm, { transaction: undefined });
}

const lent = new WeakMap<PoolClient, Orm>();

/** For a borrowed client; cached, since it remembers the spelling of names. */
export function ormOf(client: PoolClient): Orm {
  const known = lent.get(client) ?? createOrm(client);
  lent.set(client, known);
  return known;
}
