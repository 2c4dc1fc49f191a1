/**
 * A PostgreSQL server as the database. It is asked for its version and for the three extensions before anything else, so
 * that a wrong server is refused at the start and not by the first page.
 *
 * The limits are set by a query on each new connection and not as startup options, which poolers such as PgBouncer
 * refuse. A pooler must keep sessions together: migrations hold a session's advisory lock, and statements are prepared.
 */
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './connect.ts';
import { serverNotifications } from './notifications.ts';
import { endPool, poolOptions, surviveLostClients } from './pool.ts';
import { PreparingClient } from './preparing-client.ts';

const oldestVersion = 15;
const extensions = ['btree_gist', 'pg_trgm', 'unaccent'];

const sessionSettings = `
  SET TIME ZONE 'UTC';
  SET statement_timeout = '15s';
  SET lock_timeout = '5s';
  SET idle_in_transaction_session_timeout = '30s'`;

export async function openPostgres(databaseUrl: string): Promise<Database> {
  const notifications = serverNotifications({
    connectionString: databaseUrl,
    application_name: 'openward listener',
    connectionTimeoutMillis: 10_000,
  });
  const pool = createPool(databaseUrl, notifications.attachWriter);
  try {
    const client = await pool.connect();
    try {
      await checkServer(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`the database at ${describeServer(databaseUrl)} ${describeFailure(error)}.`);
  }
  const { createOrm } = await import('./orm.ts');
  return {
    kind: 'postgres',
    pool,
    orm: createOrm(pool),
    notifications,
    async withoutTimeLimit(work) {
      const client = await pool.connect();
      try {
        // A lock is still not waited for without end: it would hold up everybody who queues behind it.
        await client.query(
          "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '30s'",
        );
        return await work(client);
      } finally {
        client.release(true);
      }
    },
    async maintain() {},
    async close() {
      await notifications.close();
      await endPool(pool);
    },
  };
}

function createPool(databaseUrl: string, onWriter: (client: pg.ClientBase) => Promise<void>) {
  try {
    const pool = new pg.Pool({
      ...poolOptions,
      connectionString: databaseUrl,
      max: 10,
      Client: PreparingClient,
      keepAlive: true,
      onConnect: async (client) => {
        await client.query(sessionSettings);
        await onWriter(client);
      },
    });
    surviveLostClients(pool);
    return pool;
  } catch {
    throw new StartError('DATABASE_URL is not an address such as postgres://user:password@host/database.');
  }
}

async function checkServer(client: pg.PoolClient) {
  const {
    rows: [server],
  } = await client.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_database() AS database, current_user AS "user",
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
       ARRAY(SELECT wanted FROM unnest($1::text[]) AS wanted WHERE wanted NOT IN (SELECT name FROM pg_available_extensions)) AS absent,
       ARRAY(SELECT wanted FROM unnest($1::text[]) AS wanted WHERE wanted NOT IN (SELECT extname FROM pg_extension)) AS missing`,
    [extensions],
  );
  if (server.version < oldestVersion) {
    throw new StartError(
      `the server of DATABASE_URL is PostgreSQL ${server.version}; version ${oldestVersion} or newer is needed.`,
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
}

/** Host, port and database, and nothing that is secret. */
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
  '42501': 'refuses the user a privilege',
};

function describeFailure(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/timeout/i.test(message)) return 'does not answer';
  if (message === 'The server does not support SSL connections')
    return 'does not offer TLS, which DATABASE_URL asks for';
  // Messages of the server are not repeated: they may quote what they were given.
  return failures[code] ?? `cannot be used (${code || 'the connection broke off'})`;
}
