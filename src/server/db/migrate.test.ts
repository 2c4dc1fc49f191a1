import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let folder: string;
let empty: string;
let database: TestDatabase;

beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'openward-empty-'));
  database = await testDatabase({ migrations: empty });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});
afterAll(async () => {
  await database.close();
  rmSync(empty, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

test('migrations are applied in the order of their numbers, and once', async () => {
  write('002-rename.sql', 'ALTER TABLE ward RENAME TO station');
  write('001-ward.sql', 'CREATE TABLE ward (id int); -- two statements;\nINSERT INTO ward VALUES (1);');
  write('readme.md', 'not a migration');
  expect(await migrate(database, folder)).toEqual(['001-ward.sql', '002-rename.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  write('003-more.sql', 'INSERT INTO station VALUES (2)');
  expect(await migrate(database, folder)).toEqual(['003-more.sql']);
  expect((await database.pool.query('SELECT id FROM station')).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('two nodes that start at once both succeed, and each migration is applied once', async () => {
  write('001-ward.sql', 'CREATE TABLE ward (id int); SELECT pg_sleep(0.2)');
  write('002-fill.sql', 'INSERT INTO ward VALUES (1)');
  const applied = await Promise.all([
    migrate(database, folder),
    migrate(database, folder),
    migrate(database, folder),
  ]);
  expect(applied.flat()).toEqual(['001-ward.sql', '002-fill.sql']);
  expect((await database.pool.query('SELECT id FROM ward')).rows).toEqual([{ id: 1 }]);
});

test('a failed migration leaves nothing behind and says where; the ones before it stay', async () => {
  write('001-ward.sql', 'CREATE TABLE ward (id int)');
  write('002-broken.sql', 'INSERT INTO ward VALUES (1);\nINSERT INTO wrad VALUES (2)');
  await expect(migrate(database, folder)).rejects.toThrow(
    new StartError('the migration 002-broken.sql failed in line 2: relation "wrad" does not exist.'),
  );
  expect((await database.pool.query('SELECT id FROM ward')).rows).toEqual([]);
  write('002-broken.sql', 'INSERT INTO ward VALUES (1)');
  expect(await migrate(database, folder)).toEqual(['002-broken.sql']);
});

test('a file that changed after it was applied is refused by name', async () => {
  write('001-ward.sql', 'CREATE TABLE ward (id int)');
  await migrate(database, folder);
  write('001-ward.sql', 'CREATE TABLE ward (id bigint)');
  await expect(migrate(database, folder)).rejects.toThrow(
    /^the migration 001-ward\.sql was changed after it was applied/,
  );
});

test('line ends of another system are not a change', async () => {
  write('001-ward.sql', 'CREATE TABLE ward (\n  id int\n);\n');
  await migrate(database, folder);
  write('001-ward.sql', 'CREATE TABLE ward (\r\n  id int\r\n);\r\n');
  expect(await migrate(database, folder)).toEqual([]);
});

test('a database that is newer than the code is refused', async () => {
  write('001-ward.sql', 'CREATE TABLE ward (id int)');
  write('002-bed.sql', 'CREATE TABLE bed (id int)');
  await migrate(database, folder);
  rmSync(join(folder, '002-bed.sql'));
  await expect(migrate(database, folder)).rejects.toThrow(
    'newer than this version of Openward: it has the unknown migration 002-bed.sql',
  );
});

test('a file numbered before an applied one is refused', async () => {
  write('002-bed.sql', 'CREATE TABLE bed (id int)');
  await migrate(database, folder);
  write('001-ward.sql', 'CREATE TABLE ward (id int)');
  await expect(migrate(database, folder)).rejects.toThrow(
    'the migration 001-ward.sql comes before 002-bed.sql',
  );
});

test.for([['ward.sql'], ['1-ward.sql'], ['001-Ward.sql'], ['001-ward.sql', '001-bed.sql']])(
  'misnamed files are refused: %s',
  async (names) => {
    for (const name of names) write(name, 'SELECT 1');
    await expect(migrate(database, folder)).rejects.toThrow(StartError);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a migration gives way to work that holds a lock, and is applied once that is done',
  async () => {
    await database.pool.query('CREATE TABLE ward (id int); CREATE TABLE bed (id int)');
    const busy = await database.pool.connect();
    await busy.query('BEGIN; INSERT INTO ward VALUES (1)');
    write('001-more.sql', 'ALTER TABLE bed ADD COLUMN name text; ALTER TABLE ward ADD COLUMN name text');
    const migrating = migrate(database, folder);
    await setTimeout(250);
    // In the other order: a deadlock, of which the migration is the one that gives way.
    const began = performance.now();
    await busy.query('INSERT INTO bed VALUES (1)');
    expect(performance.now() - began).toBeLessThan(900);
    await setTimeout(800);
    await busy.query('COMMIT');
    busy.release();
    expect(await migrating).toEqual(['001-more.sql']);
    expect((await database.pool.query('SELECT name FROM ward')).rows).toEqual([{ name: null }]);
  },
);
