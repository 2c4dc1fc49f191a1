/**
 * Opens the program's one database. With `DATABASE_URL` it is a PostgreSQL server (15 or newer), which any number of
 * processes may share; without, it is embedded and belongs to this process alone. Code above sees no difference: one
 * driver (`pg`), one dialect, one set of migrations. Sessions run in UTC on both.
 *
 * A failure to open is a StartError, one sentence without the password. It creates no tables: see `migrate.ts`.
 */
import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Orm } from '#server/db/orm.ts';
import type { DatabaseHealth } from './health.ts';
import type { DatabaseLimits } from './limits.ts';
import type { Notifications } from './notifications.ts';
import { openPglite } from './pglite.ts';
import type { Copying } from './pglite-copying.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseEvents {
  /** The embedded engine had to be replaced, for this reason. */
  replaced: [reason: string];
  /** A statement took a second or more. */
  slow: [statement: string, ms: number];
}

export interface Database {
  kind: 'pglite' | 'postgres';
  /** Kind and location, without secrets. */
  name: string;
  /** For the operator's log. */
  events: EventEmitter<DatabaseEvents>;
  /**
   * One connection on the embedded database, up to ten on PostgreSQL. A query ends after 15 seconds (57014), or after
   * 20 if the server vanished (ETIMEDOUT), and an idle transaction after 30 (25P03), unless the settings differ.
   */
  pool: pg.Pool;
  orm: Orm;
  /** Changes announced by other connections and processes. */
  notifications: Notifications;
  health: DatabaseHealth;
  /** Lends a client without a statement timeout: for migrations, imports and exports. */
  withoutTimeLimit<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** The work of autovacuum, which the embedded database needs every few seconds (pglite-upkeep.ts). */
  keepUp(): Promise<void>;
  /** Copies the files of the embedded database while it works; a PostgreSQL server has its own tools. */
  copying?: Copying;
  /** Tells the next process that this one is about to close the data folder; a PostgreSQL server serves both. */
  leave?(): void;
  /** Waits a few seconds for running queries, then closes. The embedded database makes a last checkpoint. */
  close(): Promise<void>;
}

export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  limits?: DatabaseLimits;
}): Promise<Database> {
  const { dataDir, databaseUrl, limits } = options;
  return databaseUrl ? openPostgres(databaseUrl, limits) : openPglite(dataDir, { limits });
}
