import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './test-database.ts';

let migrations: string;
let database: TestDatabase;

beforeAll(async () => {
  migrations = mkdtempSync(join(tmpdir(), 'openward-migrations-'));
  writeFileSync(
    join(migrations, '001-wards.sql'),
    `CREATE TABLE ward (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);
     CREATE TABLE bed (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ward int NOT NULL REFERENCES ward);
     CREATE TABLE "Odd 'name'" (x int);`,
  );
  database = await testDatabase({ migrations });
});
afterAll(async () => {
  await database.close();
  rmSync(migrations, { recursive: true });
});

test('it is migrated', async () => {
  expect((await database.pool.query('SELECT name FROM migration')).rows).toEqual([{ name: '001-wards.sql' }]);
});

test('a reset empties all tables, whatever refers to what, and counts from one again', async () => {
  const fill = async () => {
    await database.pool.query(
      `INSERT INTO ward (name) VALUES ('North'), ('South'); INSERT INTO "Odd 'name'" VALUES (1)`,
    );
    return (await database.pool.query('INSERT INTO bed (ward) SELECT id FROM ward RETURNING id, ward')).rows;
  };
  const first = await fill();
  await database.reset();
  const { rows } =
    await database.pool.query(`SELECT (SELECT count(*)::int FROM ward) + (SELECT count(*)::int FROM bed)
    + (SELECT count(*)::int FROM "Odd 'name'") AS rows, (SELECT count(*)::int FROM migration) AS migrations`);
  expect(rows).toEqual([{ rows: 0, migrations: 1 }]);
  expect(await fill()).toEqual(first);
});

test('foreign keys hold again after a reset', async () => {
  await database.reset();
  await expect(database.pool.query('INSERT INTO bed (ward) VALUES (1)')).rejects.toMatchObject({
    code: '23503',
  });
});

test('two test databases share nothing', async () => {
  const other = await testDatabase({ migrations });
  await other.pool.query("INSERT INTO ward (name) VALUES ('East')");
  expect((await database.pool.query("SELECT FROM ward WHERE name = 'East'")).rowCount).toBe(0);
  await other.close();
});

test('what a test wrote is gone from the next database', async () => {
  const one = await testDatabase({ migrations });
  await one.pool.query("INSERT INTO ward (name) VALUES ('West')");
  await one.pool.query("UPDATE migration SET name = 'other'");
  await one.pool.query('SET search_path = nowhere');
  await one.close();
  const next = await testDatabase({ migrations });
  expect((await next.pool.query('SELECT name FROM migration')).rows).toEqual([{ name: '001-wards.sql' }]);
  expect((await next.pool.query("INSERT INTO ward (name) VALUES ('West') RETURNING id")).rows).toEqual([
    { id: 1 },
  ]);
  await next.close();
});

test.each([
  'ALTER TABLE bed DROP CONSTRAINT bed_ward_fkey',
  'ALTER TABLE ward DROP COLUMN name',
  'CREATE TABLE room (id int)',
  'DROP TABLE bed',
])('nor is there what it altered: %s', async (statement) => {
  const structure = async ({ pool }: TestDatabase) =>
    (
      await pool.query(
        `SELECT attrelid::regclass::text AS relation, attname, attisdropped FROM pg_attribute
         WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
         UNION ALL SELECT conname, '', false FROM pg_constraint ORDER BY 1, 2`,
      )
    ).rows;
  const one = await testDatabase({ migrations });
  const before = await structure(one);
  await one.pool.query(statement);
  expect(await structure(one)).not.toEqual(before);
  await one.close();
  const next = await testDatabase({ migrations });
  expect(await structure(next)).toEqual(before);
  await next.close();
});
