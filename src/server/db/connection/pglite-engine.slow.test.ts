/** The embedded database under long, broken or unfinished queries, seen through the pool as all code sees it. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyImage } from '#server/db/test-database.ts';
import { openPgliteInMemory, type PgliteDatabase } from './pglite.ts';
import type { Limits } from './pglite-engine.ts';

let image: string;
let database: PgliteDatabase;
/** The same database with limits that tests can reach. */
let strict: PgliteDatabase;

beforeAll(async () => {
  image = await emptyImage();
  database = await openPgliteInMemory(image);
  strict = await openPgliteInMemory(image, { limits: { statementMs: 500, idleInTransactionMs: 500 } });
});
afterAll(async () => {
  await database.close();
  await strict.close();
});

test('a long query does not block the main thread', async () => {
  const { pool } = database;
  await pool.query('SELECT 1');
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  await pool.query('SELECT pg_sleep(0.5)');
  await pool.query('SELECT count(*) FROM generate_series(1, 1000000) AS n WHERE md5(n::text) LIKE $1', [
    'abc%',
  ]);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(25);
});

test.for([
  'SELECT pg_sleep(60)',
  'SELECT count(*) FROM generate_series(1, 1000000000) AS n WHERE md5(n::text) = $1',
])('a query over its time limit is ended, and the next one works: %s', async (text) => {
  const { pool } = strict;
  const values = text.includes('$1') ? [''] : [];
  await expect(pool.query(text, values)).rejects.toMatchObject({
    code: '57014',
    message: 'The query ran longer than 0.5 s and was ended.',
  });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('an ended query fails the callers who hold or wait for a client, but not the process', async () => {
  const { pool } = strict;
  const client = await pool.connect();
  await client.query('BEGIN');
  const waiting = pool.query('SELECT 2 AS two');
  await expect(client.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  await expect(client.query('COMMIT')).rejects.toThrow('not queryable');
  client.release();
  expect((await waiting).rows).toEqual([{ two: 2 }]);
});

test('an answer that came in time counts, even if the main thread was too busy to read it', async () => {
  const { pool } = strict;
  const client = await pool.connect();
  const answer = client.query('SELECT 1 AS one');
  const until = Date.now() + 800;
  while (Date.now() < until);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  client.release();
});

test('without the time limit a query may take as long as it needs, and the limit applies again afterwards', async () => {
  const { pool, withoutTimeLimit } = strict;
  await withoutTimeLimit((client) => client.query('SELECT pg_sleep(0.8)'));
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
});

test.each<[string, Partial<Limits>, (database: PgliteDatabase) => Promise<unknown>]>([
  [
    'a step of long work',
    { longStepMs: 300 },
    ({ withoutTimeLimit }) => withoutTimeLimit((client) => client.query('SELECT pg_sleep(60)')),
  ],
  [
    'a checkpoint',
    // Without the engine's own checkpoint, or the requested one might find nothing to do.
    { upkeepMs: 1, checkpointBytes: Number.POSITIVE_INFINITY },
    async ({ pool, engine }) => {
      await pool.query("CREATE TABLE big AS SELECT repeat('x', 1000) FROM generate_series(1, 40000)");
      await engine.checkpoint();
    },
  ],
])('a thread that no longer answers is replaced: at %s', async (_, limits, work) => {
  const silent = await openPgliteInMemory(image, { limits });
  await expect(work(silent)).rejects.toMatchObject({ code: '57014' });
  expect((await silent.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await silent.close();
});

test('an idle transaction is rolled back', async () => {
  const { pool } = strict;
  await pool.query('CREATE TABLE idle (id int)');
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO idle VALUES (1)');
  await new Promise((resolve) => client.once('end', resolve));
  await expect(client.query('COMMIT')).rejects.toThrow('not queryable');
  client.release();
  expect((await pool.query('SELECT * FROM idle')).rows).toEqual([]);
});

test('nothing of an abandoned client reaches the next one', async () => {
  const { pool } = database;
  await pool.query('CREATE TABLE given_up (id int)');
  const first = await pool.connect();
  await first.query(
    "SET TIME ZONE 'Asia/Tokyo'; CREATE TEMPORARY TABLE mine (id int); SELECT pg_advisory_lock(1); LISTEN news",
  );
  await first.query({ name: 'prepared', text: 'SELECT $1::int AS one', values: [1] });
  await first.query('BEGIN');
  await first.query('INSERT INTO given_up VALUES (1)');
  await expect(first.query('SELECT broken')).rejects.toMatchObject({ code: '42703' });
  first.release(true);

  const { rows } = await pool.query(`SELECT current_setting('timezone') AS zone, to_regclass('mine') AS mine,
    (SELECT count(*)::int FROM given_up) AS lines, (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory') AS locks,
    (SELECT count(*)::int FROM pg_listening_channels() channel WHERE channel = 'news') AS channels, (SELECT count(*)::int FROM pg_prepared_statements) AS statements`);
  expect(rows).toEqual([{ zone: 'UTC', mine: null, lines: 0, locks: 0, channels: 0, statements: 0 }]);
});

test('a client destroyed in the middle of a query does not disturb the next one', async () => {
  const { pool } = database;
  const client = await pool.connect();
  const slow = client.query("SELECT repeat('x', 1000000), pg_sleep(0.3)");
  slow.catch(() => {});
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await expect(slow).rejects.toThrow();
});

test.for([
  // PGlite has no guard against infinite recursion: its stack overflows and it never answers again.
  `CREATE FUNCTION forever() RETURNS int LANGUAGE plpgsql AS 'BEGIN RETURN forever(); END'; SELECT forever()`,
  // It waits in the middle of an answer for data that cannot come, and then ends its only process.
  'CREATE TABLE copied (id int); COPY copied FROM STDIN',
])('a broken database is replaced: %s', async (text) => {
  const { pool } = database;
  await expect(pool.query(text)).rejects.toThrow();
  await expect.poll(() => pool.query('SELECT 1 AS one').then(({ rows }) => rows)).toEqual([{ one: 1 }]);
});

test('the protocol works as with a server', async () => {
  const { pool } = database;
  const client = await pool.connect();
  const { rows } = await client.query("SELECT repeat('é', 300000) AS words FROM generate_series(1, 5)");
  expect(rows.map(({ words }) => words === 'é'.repeat(300_000))).toEqual(Array(5).fill(true));

  for (const value of [1, 2]) {
    expect(
      (await client.query({ name: 'twice', text: 'SELECT $1::int * 2 AS twice', values: [value] })).rows,
    ).toEqual([{ twice: value * 2 }]);
  }
  await expect(client.query('SELECT $1::int', ['one'])).rejects.toMatchObject({ code: '22P02' });
  await expect(client.query('SELECT broken')).rejects.toMatchObject({ code: '42703', position: '8' });

  const inParts: pg.QueryConfig & { rows: number } = { text: 'SELECT generate_series(1, 5) AS n', rows: 2 };
  expect((await client.query(inParts)).rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);

  const news = new Promise((resolve) => client.once('notification', resolve));
  await client.query("LISTEN news; NOTIFY news, 'fresh'");
  expect(await news).toMatchObject({ channel: 'news', payload: 'fresh' });
  client.release();
});

test('changed tables are vacuumed or analysed, and all others are left alone', async () => {
  const { pool, keepUp } = database;
  const dead = async () => {
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await pool.query(
      "SELECT n_dead_tup::int AS dead, vacuum_count::int AS times FROM pg_stat_user_tables WHERE relname = 'changed'",
    );
    return rows[0];
  };
  await pool.query('CREATE TABLE changed AS SELECT generate_series(1, 100) AS id');
  await pool.query('UPDATE changed SET id = id + 1');
  expect(await dead()).toEqual({ dead: 100, times: 0 });
  await keepUp();
  expect(await dead()).toEqual({ dead: 0, times: 1 });
  await pool.query('UPDATE changed SET id = 1 WHERE id < 20');
  await keepUp();
  expect(await dead()).toMatchObject({ times: 1 });
});
