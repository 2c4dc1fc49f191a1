/**
 * The database without a server: PGlite, which is PostgreSQL itself, in a thread of this process, with its files in the
 * data folder. Everybody reaches it through the same `pg.Pool` as a PostgreSQL server, with one connection: whoever
 * holds a client and asks the pool for another waits for himself, until the pool gives up.
 */
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './connect.ts';
import { lockDataFolder } from './data-lock.ts';
import { embeddedNotifications } from './notifications.ts';
import { type Limits, PgliteEngine } from './pglite-engine.ts';
import { prepareDatabaseFolder } from './pglite-folder.ts';
import type { Setup } from './pglite-messages.ts';
import { PgliteStream } from './pglite-stream.ts';
import { endPool, poolOptions, surviveLostClients } from './pool.ts';
import { PreparingClient } from './preparing-client.ts';

export interface PgliteDatabase extends Database {
  engine: PgliteEngine;
}

/** Opens the database of a data folder, which is made and filled with an empty database at the first start. */
export async function openPglite(dataDir: string, limits: Partial<Limits> = {}): Promise<PgliteDatabase> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `the data folder ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  const lock = lockDataFolder(dataDir);
  try {
    const database = await connectToThread({ open: await prepareDatabaseFolder(dataDir) }, limits);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartError) throw error;
    const message = (error as Error).message.replace(/\.$/, '');
    throw new StartError(`the database in ${dataDir} cannot be opened (${message}).`);
  }
}

/** A database that lives in memory and ends with `close`; `image` is the path of an earlier `engine.image()`. */
export function openPgliteInMemory(image?: string, limits: Partial<Limits> = {}): Promise<PgliteDatabase> {
  return connectToThread({ memory: { image } }, limits);
}

async function connectToThread(setup: Setup, limits: Partial<Limits>): Promise<PgliteDatabase> {
  const engine = new PgliteEngine(setup, limits);
  // Loaded here and not above: reading the query builder takes as long as the engine takes to open.
  const builder = import('./orm.ts');
  try {
    await engine.ready();
  } catch (error) {
    await engine.stop();
    throw error;
  }
  const notifications = embeddedNotifications();
  const pool = new pg.Pool({
    ...poolOptions,
    max: 1,
    onConnect: (client) => notifications.attach(client),
    Client: PreparingClient,
    // The one connection costs nothing while it is idle.
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(engine),
    // Named here so that PGUSER, PGSSLMODE and the like mean nothing.
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
  });
  surviveLostClients(pool);
  const orm = (await builder).createOrm(pool);
  const withoutTimeLimit: Database['withoutTimeLimit'] = async (work) => {
    const client = await pool.connect();
    const restoreLimit = engine.liftLimit();
    try {
      return await work(client);
    } finally {
      restoreLimit();
      // The next client starts with a clean session.
      client.release(true);
    }
  };
  return {
    kind: 'pglite',
    pool,
    orm,
    notifications,
    engine,
    withoutTimeLimit,
    // There is no autovacuum in the embedded database: without this its files grow and its plans age.
    maintain: () => withoutTimeLimit(async (client) => void (await client.query('VACUUM (ANALYZE)'))),
    async close() {
      await endPool(pool);
      await engine.stop();
    },
  };
}
