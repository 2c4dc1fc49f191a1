import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase } from '#server/test-data-folder.ts';
import { checkDatabase } from './check.ts';
import { openPglite } from './connection/pglite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'openward-check-'));
let files: { table: string; index: string };
beforeAll(async () => {
  await copyEmptyDatabase(dataDir);
  const { pool, close } = await openPglite(dataDir);
  await pool.query('create table line (id integer primary key, word text)');
  await pool.query("insert into line select n, 'word ' || n from generate_series(1, 5000) n");
  await pool.query('create index line_word on line (word)');
  await pool.query('vacuum line');
  const { rows } = await pool.query(
    "select pg_relation_filepath('line') as table, pg_relation_filepath('line_word') as index",
  );
  files = rows[0];
  await close();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

async function check() {
  const database = await openPglite(dataDir);
  try {
    return await database.withoutTimeLimit(checkDatabase);
  } finally {
    await database.close();
  }
}

test('nothing is found where nothing is damaged, and the extension is not left behind', async () => {
  expect(await check()).toEqual({ tables: 1, rows: 5000, indexes: 2, findings: [] });
  const { pool, close } = await openPglite(dataDir);
  expect((await pool.query("select 1 from pg_extension where extname = 'amcheck'")).rows).toEqual([]);
  await close();
}, 120_000);

test('a table that lost its end is found, although every query of it succeeds', async () => {
  const file = join(dataDir, 'database', files.table);
  truncateSync(file, statSync(file).size / 2);
  const { findings } = await check();
  expect(findings.join('\n')).toMatch(/^line: /m);
}, 120_000);
