/**
 * Opens the one database of the program. With `DATABASE_URL` it is a PostgreSQL server (15 or newer), which any number
 * of processes may share; without, it is embedded and belongs to this process alone. The code above sees no difference:
 * one driver (`pg`), one dialect, one set of migrations. Sessions run in UTC on both.
 *
 * Whatever keeps it from opening is a StartError, one sentence that holds no password. It creates no tables: see
 * `migrate.ts`.
 */
import type pg from 'pg';
import type { Orm } from '#server/db/orm.ts';
import type { DatabaseHealth } from './health.ts';
import type { Notifications } from './notifications.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  /**
   * Connections: one on the embedded database, up to ten on PostgreSQL. A query ends after 15 seconds (57014), or after
   * 20 where the server is gone without a word (ETIMEDOUT), and a transaction that stands idle after 30 (25P03).
   */
  pool: pg.Pool;
  /** Drizzle over the pool. */
  orm: Orm;
  /** What other connections, and other processes, tell of their changes. */
  notifications: Notifications;
  health: DatabaseHealth;
  /** Lends a client whose queries may take as long as they need: for migrations, imports and exports. */
  withoutTimeLimit<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** What autovacuum does by itself in a server, and the embedded database needs every few seconds (pglite-upkeep.ts). */
  keepUp(): Promise<void>;
  /** Waits a few seconds for queries that run, then closes. The embedded database makes a last checkpoint. */
  close(): Promise<void>;
}

export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDir);
}
