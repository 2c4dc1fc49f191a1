/**
 * The database without a server: PGlite, which is PostgreSQL itself, in a thread of this process, with its files in the
 * data folder. It is reached through the same `pg.Pool` as a PostgreSQL server, with one connection: asking the pool
 * for another while holding a client waits until the pool gives up.
 */
import { mkdirSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { discard } from '#server/db/discard.ts';
import type { Orm } from '#server/db/orm.ts';
import { StartError } from '#server/kernel/start-error.ts';
import type { Database } from './connect.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { readiness } from './health.ts';
import { databaseLimits } from './limits.ts';
import { embeddedNotifications } from './notifications.ts';
import { Copying } from './pglite-copying.ts';
import { type Limits, PgliteEngine } from './pglite-engine.ts';
import { prepareDatabaseFolder } from './pglite-folder.ts';
import type { Setup } from './pglite-messages.ts';
import { PgliteStream } from './pglite-stream.ts';
import { keepUp } from './pglite-upkeep.ts';
import { endPool, poolOptions } from './pool.ts';
import { PoolWatch } from './pool-watch.ts';
import { type WatchedClient, watchedBy } from './watched-client.ts';

export interface PgliteDatabase extends Database {
  engine: PgliteEngine;
}

interface PgliteOptions {
  limits?: Partial<Limits> | undefined;
  /** How a client reaches the engine; tests put something in between. */
  stream?(engine: PgliteEngine): Duplex;
  /** Takes less memory and does not wait for the disk: a crash may cost it everything. */
  isCopy?: boolean;
  /** Called when another process has taken the folder; nothing is written any more. Ends the process by default. */
  onLost?(error: Error): void;
}

/** The first start creates folder and database. */
export async function openPglite(dataDir: string, options: PgliteOptions = {}): Promise<PgliteDatabase> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `the data folder ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = await prepareDatabaseFolder(dataDir);
    // No one else knows of a copy.
    if (!options.isCopy) await lock.settle(folder);
    const database = await connectToThread({ open: folder, isCopy: options.isCopy }, options, lock);
    lock.watch((error) => {
      database.engine.abandon(error);
      (options.onLost ?? endProcess)(error);
    });
    return {
      ...database,
      name: `embedded PostgreSQL in ${dataDir}`,
      leave: () => lock.leave(),
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

/** A process without its folder would acknowledge writes that are lost. */
function endProcess(error: Error) {
  process.stderr.write(`Openward ends: ${error.message}\n`);
  process.exit(1);
}

/** A database in memory that ends with `close`; `image` is the path of an earlier `engine.image()`. */
export function openPgliteInMemory(image?: string, options: PgliteOptions = {}): Promise<PgliteDatabase> {
  return connectToThread({ memory: { image } }, options);
}

async function connectToThread(
  setup: Setup,
  options: PgliteOptions,
  lock?: DataLock,
): Promise<PgliteDatabase> {
  const engine = new PgliteEngine(setup, options.limits, lock);
  // Imported here: loading the query builder takes as long as the engine takes to open.
  const builder = import('#server/db/orm.ts');
  try {
    await engine.ready();
  } catch (error) {
    await engine.stop();
    throw error;
  }
  const database = connectToEngine(engine, (await builder).createOrm, options);
  return {
    ...database,
    async close() {
      await database.close();
      await engine.stop();
    },
  };
}

/** A database on a running engine; closing it leaves the engine running. */
export function connectToEngine(
  engine: PgliteEngine,
  createOrm: (pool: pg.Pool) => Orm,
  { limits: given, stream = (to) => new PgliteStream(to) }: PgliteOptions = {},
): PgliteDatabase {
  const limits = { ...databaseLimits, ...given };
  const notifications = embeddedNotifications();
  // The engine enforces its own limits, and knows better than a clock what it is doing.
  const watch = new PoolWatch({ ...limits, connectMs: limits.waitMs, silentMs: Number.POSITIVE_INFINITY });
  const pool = new pg.Pool({
    ...poolOptions,
    connectionTimeoutMillis: limits.waitMs,
    max: 1,
    onConnect: (client) => notifications.attach(client),
    Client: watchedBy(watch),
    // The one connection costs nothing while it is idle.
    idleTimeoutMillis: 0,
    stream: () => stream(engine),
    // Set here so that PGUSER, PGSSLMODE and the like are ignored.
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
  });
  watch.follow(pool);
  engine.onReplaced = (reason) => watch.events.emit('replaced', reason);
  const orm = createOrm(pool);
  const isReady = readiness(pool, limits);
  const withoutTimeLimit: Database['withoutTimeLimit'] = async (work) => {
    const client = await pool.connect();
    const restoreLimit = engine.liftLimit();
    try {
      await (client as unknown as WatchedClient).beginLongWork();
      return await work(client);
    } finally {
      restoreLimit();
      // The next client starts with a clean session.
      discard(client);
    }
  };
  return {
    kind: 'pglite',
    name: 'embedded PostgreSQL',
    events: watch.events,
    pool,
    orm,
    notifications,
    health: {
      get isStuck() {
        return watch.isStuck || engine.isStuck;
      },
      isReady,
    },
    engine,
    copying: new Copying(pool, engine),
    withoutTimeLimit,
    keepUp: () => keepUp(pool, engine),
    close: () => endPool(pool, watch, limits),
  };
}
