import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The database as handlers use it; inside a transaction it stands for that transaction. */
export type Orm = NodePgDatabase<Record<string, never>>;

/** Drizzle over a pool: camelCase in the code, snake_case in the tables. */
export function createOrm(pool: Pool): Orm {
  return drizzle(pool, { casing: 'snake_case' });
}
