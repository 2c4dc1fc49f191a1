/**
 * Migrates the tables to what the code expects. Migrations are files `NNN-name.sql`, applied once, in order, each in
 * its own transaction; the table `migration` records them with their hashes.
 *
 * Invariant: the database has exactly the migrations of the folder, or the program does not start. A file changed after
 * it was applied, one numbered before an applied one, and a database newer than the code are refused. Nodes that start
 * at once wait for each other. Others may be at work meanwhile: a migration that does not get a lock at once gives way
 * and tries again, so no one queues behind it for long. There are no down migrations: a mistake is repaired by the next
 * file.
 *
 * The first file may be a baseline, `NNN-baseline.sql`: all tables at once, instead of the files up to NNN that a former
 * version applied one by one. A database that has those up to NNN is left as it is.
 *
 * Statements that cannot run inside a transaction (CREATE INDEX CONCURRENTLY, VACUUM) cannot be in a migration.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#server/kernel/start-error.ts';
import type { Database } from './connection/connect.ts';
import { commit, databaseError } from './transaction.ts';

/** Returns the names of the applied files. */
export async function migrate(
  database: Pick<Database, 'withoutTimeLimit'>,
  folder: string,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  return database.withoutTimeLimit(async (client) => {
    // Another node's migrations may take longer than the usual lock timeout.
    await client.query(
      `SET lock_timeout = 0; SELECT pg_advisory_lock(${lockKey}); SET lock_timeout = '${lockMs}ms'`,
    );
    // The lock ends with the session, which is never reused: see `withoutTimeLimit`.
    return applyMissing(client, migrations);
  });
}

/** What `migrate` would apply, and the last that is applied; changes nothing. */
export async function missingMigrations(database: Pick<Database, 'withoutTimeLimit'>, folder: string) {
  const migrations = readMigrations(folder);
  return database.withoutTimeLimit(async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('migration') IS NOT NULL AS "isThere"`,
    );
    const applied = rows[0]?.isThere ? await readApplied(client) : [];
    return { last: applied.at(-1)?.name, missing: findMissing(applied, migrations) };
  });
}

async function readApplied(client: pg.PoolClient) {
  const { rows } = await client.query<Migration>('SELECT name, sha256 FROM migration ORDER BY name');
  return rows;
}

/** Half of what PostgreSQL waits before it ends one side of a deadlock, so that it is never a visitor's. */
const lockMs = 500;
/** Long enough for the connections that queued up meanwhile. */
const restMs = 200;
/** Longer than any statement of a node at work may hold a lock. */
const patienceMs = 60_000;

/** Any constant; all nodes must use the same one. */
const lockKey = 7_025_118_803;

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{3}-[a-z0-9-]+\.sql$/.test(name))
      throw new StartError(`the migration ${name} does not have a name like 001-what-it-does.sql.`);
    if (name.slice(0, 3) === names[index + 1]?.slice(0, 3))
      throw new StartError(`the migrations ${name} and ${names[index + 1]} have the same number.`);
  }
  return names.map((name) => {
    // Git may check files out with other line ends on other systems.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]) {
  await client.query(`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const applied = await readApplied(client);
  const missing = findMissing(applied, migrations);
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

type Applied = Pick<Migration, 'name' | 'sha256'>;

/** The version whose migrations the baseline replaces, and the last of them: nothing older is taken over. */
export const oldest = { version: '0.9.0', migration: '092' };

/** With the baseline instead of the files that it replaces. */
function withBaseline(applied: Applied[], [first]: Migration[]): Applied[] {
  if (!first?.name.endsWith('-baseline.sql')) return applied;
  const number = first.name.slice(0, 3);
  const later = applied.filter(({ name }) => name === first.name || name.slice(0, 3) > number);
  if (later.length === applied.length) return applied;
  if (!applied.some(({ name }) => name.startsWith(number)))
    throw new StartError(
      `the database is older than Openward ${oldest.version}. Start Openward ${oldest.version} with it once, then this version.`,
    );
  return [first, ...later];
}

function findMissing(found: Applied[], migrations: Migration[]) {
  const applied = withBaseline(found, migrations);
  for (const { name, sha256 } of applied) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file)
      throw new StartError(
        `the database is newer than this version of Openward: it has the unknown migration ${name}.`,
      );
    if (file.sha256 !== sha256)
      throw new StartError(
        `the migration ${name} was changed after it was applied; put the change into a new file.`,
      );
  }
  const missing = migrations.filter(({ name }) => !applied.some((migration) => migration.name === name));
  const first = missing[0]?.name ?? '';
  const last = applied.at(-1)?.name ?? '';
  if (first && first < last)
    throw new StartError(
      `the migration ${first} comes before ${last}, which is already applied; give it a number after that.`,
    );
  return missing;
}

async function apply(client: pg.PoolClient, migration: Migration) {
  for (const latest = performance.now() + patienceMs; ; ) {
    const error = await tryToApply(client, migration);
    if (!error) return;
    const { code } = databaseError(error);
    const gaveWay = code === '55P03' || code === '40P01';
    if (!gaveWay || performance.now() > latest) throw failureOf(migration, error);
    await setTimeout(restMs);
  }
}

/** Returns why it changed nothing. */
async function tryToApply(client: pg.PoolClient, { name, sql, sha256 }: Migration) {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await commit(client);
    return null;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    return error;
  }
}

function failureOf({ name, sql }: Migration, error: unknown) {
  const { message, position } = error as { message: string; position?: string };
  const line = position ? ` in line ${sql.slice(0, Number(position)).split('\n').length}` : '';
  return new StartError(`the migration ${name} failed${line}: ${message}.`);
}
