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
