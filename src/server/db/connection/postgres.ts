/**
 * A PostgreSQL server as the database. Its version and the three extensions are checked first, so that a wrong server
 * is refused at the start and not by the first page.
 *
 * The limits are set by a query on each new connection and not as startup options, which poolers such as PgBouncer
 * refuse. A pooler must keep sessions together: migrations hold a session's advisory lock, and statements are prepared.
 */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { cutOff, discard } from '#server/db/discard.ts';
import { StartError } from '#server/kernel/start-error.ts';
import type { Database } from './connect.ts';
import { readiness } from './health.ts';
import { type DatabaseLimits, databaseLimits } from './limits.ts';
import { serverNotifications } from './notifications.ts';
import { endPool, poolOptions } from './pool.ts';
import { PoolWatch } from './pool-watch.ts';
import { type WatchedClient, watchedBy } from './watched-client.ts';

const oldestVersion = 15;
const extensions = ['btree_gist', 'pg_trgm', 'unaccent'];

export async function openPostgres(
  databaseUrl: string,
  given: Partial<DatabaseLimits> = {},
): Promise<Database> {
  const limits = { ...databaseLimits, ...given };
  const notifications = serverNotifications(
    {
      connectionString: databaseUrl,
      application_name: 'openward listener',
      connectionTimeoutMillis: limits.connectMs,
      keepAliveInitialDelayMillis: limits.keepAliveMs,
    },
    limits,
  );
  const watch = new PoolWatch(limits);
  watch.isAtWork = (client) => isAtWork(databaseUrl, client, limits);
  const pool = createPool(databaseUrl, notifications.attachWriter, watch, limits);
  const close = async () => {
    await notifications.close();
    await endPool(pool, watch, limits);
  };
  let version: string;
  try {
    version = await firstAnswer(pool, limits);
    await refuseChangingSessions(databaseUrl, limits);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`the database at ${describeServer(databaseUrl)} ${describeFailure(error)}.`);
  }
  const { createOrm } = await import('#server/db/orm.ts');
  const isReady = readiness(pool, limits);
  return {
    kind: 'postgres',
    name: `PostgreSQL ${version} at ${describeServer(databaseUrl)}`,
    events: watch.events,
    pool,
    orm: createOrm(pool),
    notifications,
    health: {
      get isStuck() {
        return watch.isStuck;
      },
      isReady,
    },
    withoutTimeLimit: (work) =>
      lend(pool, async (client) => {
        // Locks still have a timeout: waiting for ever would hold up everyone who queues behind it.
        await client.query(
          `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = ${limits.longWorkLockMs}`,
        );
        await (client as unknown as WatchedClient).beginLongWork();
        return work(client);
      }),
    async keepUp() {},
    close,
  };
}

/** Returns the server's version. One that is busy, or is just starting itself, is retried for a while. */
async function firstAnswer(pool: pg.Pool, { startMs }: DatabaseLimits): Promise<string> {
  const began = performance.now();
  for (;;) {
    try {
      return await lend(pool, checkServer);
    } catch (error) {
      if (!isBusy(error) || performance.now() - began > startMs) throw error;
      await setTimeout(200);
    }
  }
}

function isBusy(error: unknown) {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '57P03' || /timeout/i.test(message);
}

/** Lends a client that is never reused. */
async function lend<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    discard(client);
  }
}

function createPool(
  databaseUrl: string,
  onWriter: (client: pg.ClientBase) => Promise<void>,
  watch: PoolWatch,
  limits: DatabaseLimits,
) {
  try {
    const pool = new pg.Pool({
      ...poolOptions,
      connectionString: databaseUrl,
      connectionTimeoutMillis: limits.waitMs,
      max: limits.connections,
      Client: watchedBy(watch),
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: limits.keepAliveMs,
      onConnect: async (client) => {
        await client.query(sessionSettings(limits));
        await onWriter(client);
      },
    });
    watch.follow(pool);
    return pool;
  } catch {
    throw new StartError('DATABASE_URL is not an address such as postgres://user:password@host/database.');
  }
}

/** Without `jit`: compiling a query takes a tenth of a second and more, and hardly one runs that long. */
function sessionSettings({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) {
  return `
    SET TIME ZONE 'UTC';
    SET jit = off;
    SET statement_timeout = ${statementMs};
    SET lock_timeout = ${lockMs};
    SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
}

/** Asks over another connection whether a long statement is still running. */
async function isAtWork(databaseUrl: string, { longWork }: WatchedClient, limits: DatabaseLimits) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'openward watch',
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.connectMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE pid = $1 AND state = 'active'",
      [longWork],
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    cutOff(client);
  }
}

/**
 * A pooler that gives each transaction another session loses settings, prepared statements and LISTEN: writes fail, and
 * other nodes keep showing withdrawn content.
 */
async function refuseChangingSessions(databaseUrl: string, { connectMs }: DatabaseLimits) {
  const options = {
    connectionString: databaseUrl,
    application_name: 'openward start',
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  };
  const clients = [new pg.Client(options), new pg.Client(options)] as const;
  const [one, other] = clients;
  try {
    for (const client of clients) await client.on('error', () => {}).connect();
    await one.query("SET openward.session = 'kept'");
    // Takes the session that the pooler has just got back, and keeps it.
    await other.query('BEGIN');
    await other.query('SELECT 1');
    const { rows } = await one.query("SELECT current_setting('openward.session', true) AS session");
    if (rows[0].session === 'kept') return;
  } finally {
    for (const client of clients) cutOff(client);
  }
  throw new StartError(
    'DATABASE_URL leads through a pooler that changes sessions between transactions; let it pool whole sessions (PgBouncer: pool_mode = session), or name the server itself.',
  );
}

/** Returns the server's version. */
async function checkServer(client: pg.PoolClient): Promise<string> {
  const {
    rows: [server],
  } = await client.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_version') AS "fullVersion", current_database() AS database, current_user AS "user",
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
       ARRAY(SELECT wanted FROM unnest($1::text[]) AS wanted WHERE wanted NOT IN (SELECT name FROM pg_available_extensions)) AS absent,
       ARRAY(SELECT wanted FROM unnest($1::text[]) AS wanted WHERE wanted NOT IN (SELECT extname FROM pg_extension)) AS missing`,
    [extensions],
  );
  if (server.version < oldestVersion) {
    throw new StartError(
      `the server of DATABASE_URL is PostgreSQL ${server.version}; version ${oldestVersion} or newer is required.`,
    );
  }
  if (server.absent.length > 0) {
    throw new StartError(
      `the server of DATABASE_URL lacks the extensions ${server.absent.join(', ')} (Debian: package postgresql-contrib).`,
    );
  }
  if (server.missing.length > 0 && !server.mayCreate) {
    const statements = server.missing.map((name: string) => `CREATE EXTENSION ${name};`).join(' ');
    throw new StartError(
      `the user "${server.user}" may not create extensions in the database "${server.database}"; have its owner run: ${statements}`,
    );
  }
  // Distributors add their own words.
  return server.fullVersion.split(' ')[0];
}

/** Host, port and database, without secrets. */
function describeServer(databaseUrl: string) {
  try {
    const url = new URL(databaseUrl);
    return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

const failures: Record<string, string> = {
  ECONNREFUSED: 'refuses connections; the server may not be running',
  ENOTFOUND: 'cannot be found: there is no such host',
  EAI_AGAIN: 'cannot be found: the name of the host cannot be looked up',
  ENOENT: 'cannot be reached: there is no such socket',
  ETIMEDOUT: 'does not answer',
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist on the server',
  '53300': 'has no connection left',
  '57P03': 'is not ready',
  '42501': 'refuses the user a privilege',
};

function describeFailure(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/timeout/i.test(message)) return 'does not answer';
  if (message === 'The server does not support SSL connections')
    return 'does not offer TLS, which DATABASE_URL asks for';
  // The server's messages are not repeated: they may quote secrets.
  return failures[code] ?? `cannot be used (${code || 'the connection broke off'})`;
}
