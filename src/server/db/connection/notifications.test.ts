import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/db/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const say = (text: string) => database.pool.query("select pg_notify('calendar_changed', $1)", [text]);

test('all listeners of a topic get its messages, and no one who has left does', async () => {
  const heard: (string | null)[][] = [[], [], []];
  const leave = await Promise.all([
    database.notifications.listen('calendar_changed', (message) => heard[0]!.push(message)),
    database.notifications.listen('calendar_changed', (message) => heard[1]!.push(message)),
    database.notifications.listen('session_ended', (message) => heard[2]!.push(message)),
  ]);
  await say('one');
  await until(() => expect(heard).toEqual([['one'], ['one'], []]));
  leave[1]();
  await say('two');
  await until(() => expect(heard[0]).toEqual(['one', 'two']));
  expect(heard[1]).toEqual(['one']);
  for (const one of leave) one();
  expect(database.notifications.listeners).toBe(0);
});

test('a change is announced at its commit, and never after a rollback', async () => {
  const heard: (string | null)[] = [];
  const leave = await database.notifications.listen('calendar_changed', (message) => heard.push(message));
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query("select pg_notify('calendar_changed', 'taken back')");
  await client.query('rollback');
  await client.query('begin');
  await client.query("select pg_notify('calendar_changed', 'kept')");
  expect(heard).toEqual([]);
  await client.query('commit');
  client.release();
  await until(() => expect(heard).toEqual(['kept']));
  leave();
});

test('after a lost connection listeners learn that they may have missed something, and listen again', async () => {
  const heard: (string | null)[] = [];
  const leave = await database.notifications.listen('calendar_changed', (message) => heard.push(message));
  if (database.kind === 'postgres') {
    const { rowCount } = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'openward listener' and datname = current_database()",
    );
    // All listeners of a process share one connection.
    expect(rowCount).toBe(1);
  } else {
    await database.withoutTimeLimit((client) => client.query('select 1'));
    await database.pool.query('select 1');
  }
  await until(() => expect(heard).toEqual([null]));
  await say('again');
  await until(() => expect(heard).toEqual([null, 'again']));
  leave();
});
