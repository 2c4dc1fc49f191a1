/**
 * Reuses engines for test databases. Opening one takes half a second, most of the time of a quick test file, so an
 * engine that a file has released serves the next file of this process with the same image. It is first reset: rows and
 * sequences from copies kept in the same database. An engine with altered tables, or one that does not answer, is
 * discarded.
 */
import type pg from 'pg';
import { connectToEngine } from './connection/pglite.ts';
import { PgliteEngine } from './connection/pglite-engine.ts';
import { createOrm } from './orm.ts';

interface Kept {
  engine: PgliteEngine;
  tables: Table[];
  sequences: string;
  /** Changes with every difference from the image other than rows. */
  structure: string;
}
interface Table {
  name: string;
  copy: string;
  /** Excludes generated ones. */
  columns: string;
  /** A row newer than this transaction was written by a test. */
  newest: string;
}

const idle = new Map<string, Kept[]>();
const kept = new WeakMap<PgliteEngine, Kept>();

/** An engine whose database equals the image. */
export async function takeEngine(image: string): Promise<PgliteEngine> {
  for (let spare = idle.get(image)?.pop(); spare; spare = idle.get(image)?.pop()) {
    const { engine } = spare;
    const isAsBefore = await withClient(engine, (client) => putBack(client, spare)).catch(() => false);
    if (isAsBefore) return engine;
    await engine.stop();
  }
  const engine = new PgliteEngine({ memory: { image } });
  await engine.ready();
  kept.set(engine, await withClient(engine, async (client) => ({ engine, ...(await keepCopies(client)) })));
  return engine;
}

/** Returns an engine without connections. */
export function giveEngineBack(image: string, engine: PgliteEngine) {
  idle.set(image, [...(idle.get(image) ?? []), kept.get(engine)!]);
}

async function withClient<T>(engine: PgliteEngine, work: (client: pg.PoolClient) => Promise<T>) {
  const database = connectToEngine(engine, createOrm);
  try {
    return await database.withoutTimeLimit(work);
  } finally {
    await database.close();
  }
}

async function keepCopies(client: pg.PoolClient): Promise<Omit<Kept, 'engine'>> {
  const { rows: found } = await client.query<Pick<Table, 'name' | 'copy' | 'columns'>>(
    `SELECT c.oid::regclass::text AS name, format('kept.%I', c.relname) AS copy,
       string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' GROUP BY c.oid`,
  );
  const copies = found.map(
    ({ name, copy, columns }) => `CREATE TABLE ${copy} AS SELECT ${columns} FROM ${name}`,
  );
  await client.query(['CREATE SCHEMA kept', ...copies].join(';'));
  const tables = found.map((table) => ({ ...table, newest: '' }));
  await note(client, tables);
  const { rows: sequences } = await client.query<{ reset: string }>(
    `SELECT format('SELECT setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value IS NOT NULL) AS reset
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return {
    tables,
    sequences: sequences.map(({ reset }) => reset).join(';'),
    structure: await structureOf(client),
  };
}

/** From now on rows written to these tables are a test's. */
async function note(client: pg.PoolClient, tables: Table[]) {
  const { rows } = await client.query<{ newest: string }>('SELECT pg_current_xact_id()::text AS newest');
  for (const table of tables) table.newest = rows[0]!.newest;
}

/** Restores the database; false if that failed. */
async function putBack(client: pg.PoolClient, { tables, sequences, structure }: Kept) {
  if ((await structureOf(client)) !== structure) return false;
  if (tables.length === 0) return true;
  const { rows } = await client.query<{ name: string }>(
    tables
      .map(
        ({ name, copy, newest }) =>
          `SELECT '${name.replaceAll("'", "''")}' AS name FROM ${name}
           HAVING count(*) <> (SELECT count(*) FROM ${copy}) OR bool_or(xmin::text::bigint > ${newest})`,
      )
      .join(' UNION ALL '),
  );
  const changed = tables.filter(({ name }) => rows.some((row) => row.name === name));
  // As a replica the session checks no foreign keys and fires no triggers. One query text is one transaction.
  await client.query(
    [
      "SET LOCAL session_replication_role = 'replica'",
      ...changed.map(({ name }) => `DELETE FROM ${name}`),
      ...changed.map(
        ({ name, copy, columns }) =>
          `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${copy}`,
      ),
      sequences,
    ].join(';'),
  );
  await note(client, changed);
  return true;
}

async function structureOf(client: pg.PoolClient) {
  const catalogs = [
    'pg_attribute',
    'pg_attrdef',
    'pg_constraint',
    'pg_index',
    'pg_trigger',
    'pg_proc',
    'pg_type',
    'pg_namespace',
    'pg_sequence',
    'pg_db_role_setting',
    'pg_extension',
  ];
  const { rows } = await client.query(
    catalogs.map((name) => `SELECT count(*), max(xmin::text::bigint) FROM ${name}`).join(' UNION ALL '),
  );
  return JSON.stringify(rows);
}
