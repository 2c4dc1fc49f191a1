/**
 * A database for tests, empty and migrated, in a fraction of a second. It runs on what production runs on: PGlite in
 * its thread, in memory, from an image that is made once per set of migrations and kept in node_modules/.cache; or, if
 * TEST_DATABASE_URL names a PostgreSQL server, a separate database there, copied from a template. Test files may run
 * side by side: nothing is shared between two open databases.
 */
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeOnce } from '#server/test-once.ts';
import type { Database } from './connection/connect.ts';
import type { DatabaseLimits } from './connection/limits.ts';
import { connectToEngine, openPgliteInMemory } from './connection/pglite.ts';
import { openPostgres } from './connection/postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createOrm } from './orm.ts';
import { giveEngineBack, takeEngine } from './test-engines.ts';

export interface TestDatabase extends Database {
  /**
   * Empties all tables but `migration`, and counts ids from one again. Rows that migrations wrote are deleted as well.
   */
  reset(): Promise<void>;
}

/** The rows of a database; `key` changes whenever they do. */
export interface Fixture {
  key: string;
  fill(database: Database): Promise<void>;
}
interface Contents {
  migrations: string;
  fixture?: Fixture | undefined;
}

/**
 * Opens a test database with the migrations of the program, or those of another folder, and the rows of a fixture.
 * Close it after the tests.
 */
export async function testDatabase({
  migrations = join(import.meta.dirname, 'migrations'),
  fixture,
  limits,
}: Partial<Contents> & { limits?: Partial<DatabaseLimits> } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const contents = { migrations, fixture };
  const database = server
    ? await copyTemplate(server, contents, limits)
    : await openImage(await prepareImage(contents), limits);
  return { ...database, reset: () => emptyTables(database.pool) };
}

/** The limits are those of the connection; the engine, which others use after it, has those of the program. */
async function openImage(image: string, limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  const engine = await takeEngine(image);
  const database = connectToEngine(engine, createOrm, { limits });
  return {
    ...database,
    async close() {
      await database.close();
      giveEngineBack(image, engine);
    },
  };
}

const root = join(import.meta.dirname, '../../..');

export const emptyImage = () => prepareImage({});

/** The path of an image, made from that of its base: beginning with an empty folder takes four seconds. */
async function prepareImage(contents: Partial<Contents>): Promise<string> {
  const folder = join(root, 'node_modules/.cache/openward');
  const name = `database-${fingerprint(contents)}.tar`;
  const image = join(folder, name);
  mkdirSync(folder, { recursive: true });
  await makeOnce(image, () => makeImage(contents, folder, image));
  return image;
}

async function makeImage(contents: Partial<Contents>, folder: string, image: string) {
  const { migrations, fixture } = contents;
  const database = await openPgliteInMemory(
    migrations && (await prepareImage(fixture ? { migrations } : {})),
  );
  if (fixture) await fixture.fill(database);
  else if (migrations) await migrate(database, migrations);
  else await dropTemplates(database);
  const bytes = await database.engine.image();
  await database.close();

  removeOldImages(folder);
  const unfinished = `${image}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, bytes);
  // The images are equal and the first one stays: another process may be reading it by now.
  try {
    linkSync(unfinished, image);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(unfinished);
}

/** A third of the size, and so of the time to open it: tests need no other databases. */
async function dropTemplates({ pool }: Database) {
  await pool.query("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'");
  for (const template of ['template0', 'template1']) await pool.query(`DROP DATABASE ${template}`);
}

function removeOldImages(folder: string) {
  const weekAgo = Date.now() - 7 * 24 * 60 * 60_000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another test process may have removed it in the meantime.
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? weekAgo) < weekAgo)
      rmSync(file, { force: true });
  }
}

/** Changes with the migrations, with PGlite, and with how it is started. */
function fingerprint({ migrations, fixture }: Partial<Contents>) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return createHash('sha256')
    .update(dependencies['@electric-sql/pglite'])
    .update(readFileSync(join(import.meta.dirname, 'connection/pglite-worker.ts')))
    .update(migrations ? JSON.stringify(readMigrations(migrations)) : '')
    .update(fixture?.key ?? '')
    .digest('hex')
    .slice(0, 16);
}

async function copyTemplate(
  server: string,
  contents: Contents,
  limits?: Partial<DatabaseLimits>,
): Promise<Database> {
  const name = `openward_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, async (client) => {
    // One process makes the template while the others wait.
    await client.query('SELECT pg_advisory_lock(7025118804)');
    const template = await prepareTemplate(server, client, contents);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = await openPostgres(addressOf(server, name), limits);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

async function prepareTemplate(server: string, client: pg.Client, contents: Contents) {
  const template = `openward_template_${fingerprint(contents)}`;
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount) return template;
  await client.query(`DROP DATABASE IF EXISTS ${template}_unfinished WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${template}_unfinished`);
  const database = await openPostgres(addressOf(server, `${template}_unfinished`));
  await migrate(database, contents.migrations);
  await contents.fixture?.fill(database);
  await database.close();
  await client.query(`ALTER DATABASE ${template}_unfinished RENAME TO ${template}`);
  return template;
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string) {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function emptyTables(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration'`,
  );
  if (tables.length === 0) return;
  const { rows: filled } = await pool.query<{ name: string }>(
    tables
      .map(({ name }) => `SELECT '${name.replaceAll("'", "''")}' AS name WHERE EXISTS (SELECT FROM ${name})`)
      .join(' UNION ALL '),
  );
  // TRUNCATE makes new files for every table and index; for a few rows DELETE takes a tenth of the time. As a replica
  // the session checks no foreign keys, so the order does not matter. One query text is one transaction.
  await pool.query(
    [
      "SET LOCAL session_replication_role = 'replica'",
      ...filled.map(({ name }) => `DELETE FROM ${name}`),
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
       FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    ].join(';'),
  );
}
