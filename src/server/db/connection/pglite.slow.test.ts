/** Durability of the embedded database: what reaches the disk, who may read it, and that it releases what it took. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { briefly, copyEmptyDatabase } from '#server/test-data-folder.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';
import type { Limits } from './pglite-engine.ts';

let parent: string;
let dataDir: string;
let opened: PgliteDatabase[] = [];
let copies = 0;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'openward-pglite-'));
  await copyEmptyDatabase(join(parent, 'made'));
  const database = await openPglite(join(parent, 'made'));
  await database.pool.query('CREATE TABLE line (id int PRIMARY KEY, words text)');
  await database.close();
});
beforeEach(() => {
  dataDir = join(parent, `copy-${copies++}`);
  mkdirSync(dataDir);
  cpSync(join(parent, 'made', 'database'), join(dataDir, 'database'), { recursive: true });
});
afterEach(async () => {
  for (const database of opened) await database.close();
  opened = [];
});
afterAll(() => rmSync(parent, { recursive: true }));

async function open(limits?: Partial<Limits>) {
  const database = await openPglite(dataDir, { limits });
  opened.push(database);
  return database;
}

test('every commit is on the disk before it is acknowledged', async () => {
  const { pool, engine } = await open();
  for (let id = 0; id < 20; id++) {
    const before = engine.counters.fsyncs;
    await pool.query('INSERT INTO line VALUES ($1)', [id]);
    expect(engine.counters.fsyncs).toBeGreaterThan(before);
  }
});

test('the log to replay stays short, for any amount of writes', async () => {
  const checkpointBytes = 4 * 1024 * 1024;
  const { pool, engine } = await open({ checkpointBytes });
  const {
    rows: [start],
  } = await pool.query('SELECT pg_current_wal_lsn() AS lsn');
  for (let round = 0; round < 12; round++) {
    await pool.query(
      `INSERT INTO line SELECT id, md5(id::text) FROM generate_series($1::int, $1 + 19999) AS id`,
      [round * 20_000],
    );
  }
  const {
    rows: [log],
  } = await pool.query(
    'SELECT pg_current_wal_lsn() - redo_lsn AS replay, pg_current_wal_lsn() - $1::pg_lsn AS written FROM pg_control_checkpoint()',
    [start.lsn],
  );
  expect(Number(log.written)).toBeGreaterThan(5 * checkpointBytes);
  // One round may come on top of the one that triggers a checkpoint.
  expect(Number(log.replay)).toBeLessThan(2.5 * checkpointBytes);
  expect(engine.counters.walBytes).toBeLessThan(2.5 * checkpointBytes);
});

test('writes are checkpointed after a while, even if nothing follows', async () => {
  const { pool, engine } = await open({ checkpointMs: 50 });
  await pool.query('INSERT INTO line VALUES (1)');
  await vi.waitFor(() => expect(engine.counters.walBytes).toBe(0), 10_000);
});

test('a closed database has nothing to recover and releases the folder', async () => {
  const first = await open();
  await first.pool.query("INSERT INTO line VALUES (1, 'kept')");
  expect(clusterState()).toBe('in production');
  await first.close();
  expect(clusterState()).toBe('shut down');
  const { pool } = await open();
  expect((await pool.query('SELECT words FROM line')).rows).toEqual([{ words: 'kept' }]);
});

test('closing does not wait for ever for a client that is never released', async () => {
  const first = await open();
  const client = await first.pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO line VALUES (1)');
  await first.close();
  await expect(client.query('COMMIT')).rejects.toThrow();
  const { pool } = await open();
  expect((await pool.query('SELECT id FROM line')).rows).toEqual([]);
});

test('a killed process loses nothing that it acknowledged', { timeout: 120_000 }, async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < 3; round++) {
    for (const id of await insertUntilKilled(round * 100_000)) acknowledged.add(id);
  }
  expect(acknowledged.size).toBeGreaterThan(30);
  const { pool } = await open();
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM line');
  const stored = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
});

test('a database thread that ends is replaced: its data is there, and listeners are notified again', async () => {
  const { pool, notifications } = await open({ statementMs: 1_000 });
  await pool.query("INSERT INTO line VALUES (1, 'before')");
  const heard: (string | null)[] = [];
  await notifications.listen('content_changed', (message) => heard.push(message));
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toThrow();
  expect((await pool.query('SELECT words FROM line')).rows).toEqual([{ words: 'before' }]);
  await vi.waitFor(() => expect(heard).toEqual([null]));
  await pool.query("INSERT INTO line VALUES (2, 'after')");
  await pool.query("SELECT pg_notify('content_changed', 'again')");
  expect(heard).toEqual([null, 'again']);
});

test('a thread that cannot reopen its folder counts as an outage, until it can', async () => {
  const { pool } = await open({ statementMs: 1_000 });
  const file = join(dataDir, 'database', 'PG_VERSION');
  const version = readFileSync(file);
  writeFileSync(file, '12\n');
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toThrow();
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '57P03' });
  writeFileSync(file, version);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a start interrupted while creating the database begins again, and no one else may read what it creates', {
  timeout: 120_000,
}, async () => {
  dataDir = join(parent, 'interrupted');
  const starting = startProgram('');
  const unfinished = join(dataDir, 'database.unfinished');
  await vi.waitFor(() => expect(existsSync(unfinished)).toBe(true), { timeout: 60_000, interval: 2 });
  starting.kill('SIGKILL');
  await once(starting, 'close');
  // The state a while later.
  mkdirSync(join(unfinished, 'base'), { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  expect(readdirSync(dataDir)).not.toContain('database');
  const { pool } = await open();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  const ofOthers = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );
  expect(ofOthers).toEqual([]);
  for (const path of [dataDir, join(dataDir, 'database')]) expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('an unusable folder is refused in one sentence and is not left locked', async () => {
  writeFileSync(join(parent, 'file'), '');
  await expect(openPglite(join(parent, 'file', 'data'))).rejects.toThrow(
    /^the data folder .* cannot be made \(ENOTDIR\)\.$/,
  );

  const versionFile = join(dataDir, 'database', 'PG_VERSION');
  const version = readFileSync(versionFile);
  writeFileSync(versionFile, '12\n');
  const refused = open();
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^the database in .* cannot be opened \(.*\)\.$/);

  rmSync(versionFile);
  await expect(open()).rejects.toThrow('holds something that is not a database');
  writeFileSync(versionFile, version);
  await open();
});

/** pg_control's record of the last shutdown (DBState in PostgreSQL's catalog/pg_control.h). */
function clusterState() {
  const state = readFileSync(join(dataDir, 'database/global/pg_control')).readInt32LE(16);
  return { 1: 'shut down', 6: 'in production' }[state] ?? state;
}

/** A separate process that opens the folder and continues with this program. */
function startProgram(text: string) {
  const program = `
    const { openPglite } = await import(${JSON.stringify(import.meta.resolve('./pglite.ts'))});
    const { pool } = await openPglite(${JSON.stringify(dataDir)});
    ${text}`;
  return spawn(process.execPath, [briefly, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A separate process that inserts rows and prints each number once it is acknowledged, killed after a dozen or so. */
async function insertUntilKilled(from: number) {
  const child = startProgram(`
    for (let id = ${from}; ; id++) {
      await pool.query('INSERT INTO line VALUES ($1, $2)', [id, 'x'.repeat(id % 2000)]);
      process.stdout.write(id + '\\n');
    }`);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.split('\n').length > 12) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.split('\n').slice(0, -1).map(Number);
}
