import { afterEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/db/test-database.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import type { Database } from './connect.ts';
import type { DatabaseLimits } from './limits.ts';
import { openPgliteInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';

let opened: Pick<Database, 'close'>[] = [];
afterEach(async () => {
  for (const one of opened.toReversed()) await one.close();
  opened = [];
});

/** A migrated database with its own limits. */
async function open(limits: Partial<DatabaseLimits>): Promise<TestDatabase> {
  const database = await testDatabase({ limits });
  opened.push(database);
  return database;
}

const most = ({ pool, kind }: Database) => (kind === 'pglite' ? 1 : pool.options.max);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function appOn(database: Database) {
  const services = { storage: { database, dataDir: '' }, publicUrl: 'http://hospital.test' };
  const log = createLog('silent', { write() {} });
  return createApp({ services, log, trustProxy: false } as never);
}

const askHealth = (database: Database, path: string) => appOn(database).request(path);

test('a pool whose connections are all lent and never come back reports that the process must be restarted', async () => {
  // A machine with other work may pause for a second.
  const database = await open({ stuckMs: 3_000 });
  const { pool } = database;
  const kept = await Promise.all(Array.from({ length: most(database) }, () => pool.connect()));
  expect((await askHealth(database, '/healthz')).status).toBe(200);
  await vi.waitFor(async () => expect((await askHealth(database, '/healthz')).status).toBe(503), 15_000);
  // A pool that serves a caller again is not stuck.
  await kept[0]!.query('select 1');
  expect((await askHealth(database, '/healthz')).status).toBe(200);
  for (const client of kept) client.release();
  await pause(300);
  expect((await askHealth(database, '/healthz')).status).toBe(200);
});

test('waiting for a connection has a limit, and a caller who gave up gets none', async () => {
  // Enough to connect on a busy machine.
  const database = await open({ waitMs: 1_000 });
  const { pool } = database;
  const kept = await Promise.all(Array.from({ length: most(database) }, () => pool.connect()));
  const began = performance.now();
  await expect(pool.connect()).rejects.toThrow(/timeout/);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(pool.waitingCount).toBe(0);
  for (const client of kept) client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a slow statement within its limit is no reason to restart', async () => {
  const database = await open({ stuckMs: 1_000 });
  const others = await Promise.all(Array.from({ length: most(database) - 1 }, () => database.pool.connect()));
  const work = database.withoutTimeLimit((client) => client.query('select pg_sleep(0.6)'));
  await pause(400);
  expect(database.health.isStuck).toBe(false);
  await work;
  for (const client of others) client.release();
});

test('ready means writable, and is checked at most once a second', async () => {
  const database = await open({});
  const asked = vi.spyOn(database.pool, 'query');
  const position = async () =>
    (await database.pool.query('select pg_current_wal_insert_lsn()::text as at')).rows[0].at;
  const before = await position();
  const app = appOn(database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await position()).not.toBe(before);
});

test('a read-only database is not ready', async () => {
  const database = await open({ readyEveryMs: 0 });
  expect(await database.health.isReady()).toBe(true);
  const name = (await database.pool.query('select current_database() as name')).rows[0].name;
  const client = await database.pool.connect();
  await client.query(`alter database "${name}" set default_transaction_read_only = on`);
  if (database.kind === 'pglite') await client.query('set default_transaction_read_only = on');
  client.release(database.kind === 'postgres');
  expect(await database.health.isReady()).toBe(false);
});

test('readiness is refused in time, for a database of any slowness', async () => {
  const database = await open({ readyMs: 100, readyEveryMs: 0 });
  const kept = await Promise.all(Array.from({ length: most(database) }, () => database.pool.connect()));
  const began = performance.now();
  const answer = await askHealth(database, '/readyz');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(performance.now() - began).toBeLessThan(1_500);
  // Concurrent checks do not queue up either.
  for (let times = 0; times < 3; times++) await database.health.isReady();
  expect(database.pool.waitingCount).toBe(1);
  for (const client of kept) client.release();
});

test('a database is not ready before it is migrated', async () => {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await openPostgres(server) : await openPgliteInMemory();
  opened.push(database);
  expect(await database.health.isReady()).toBe(false);
});
