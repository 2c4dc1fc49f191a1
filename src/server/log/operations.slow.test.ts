/** What the log tells an operator of the database besides faults. */
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '#server/db/test-database.ts';
import { logDatabase } from './database-log.ts';
import { createLog } from './log.ts';

let lines: Record<string, unknown>[] = [];
afterEach(() => {
  lines = [];
});
const log = createLog('info', {
  write(line: string) {
    lines.push(JSON.parse(line));
  },
});

test('a slow statement is named once a minute, without its values, and each counts', async () => {
  const database = await testDatabase({ limits: { slowMs: 500 } });
  const counts = logDatabase(database, log);
  const slow = () => database.pool.query('select pg_sleep(0.6), $1::text', ['a patient']);
  await slow();
  await slow();
  await database.pool.query('select 1');
  expect(counts.slow).toBe(2);
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'a slow statement',
      query: 'select pg_sleep(0.6), $1::text',
      seconds: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('a patient');
  await database.close();
});

test('several statements that were sent at once are distinguished by when each began to be worked on', async () => {
  const database = await testDatabase({ limits: { slowMs: 500 } });
  const heard: string[] = [];
  database.events.on('slow', (statement) => heard.push(statement));
  const client = await database.pool.connect();
  const both = ['select pg_sleep(0.6)', 'select 1', 'select 2'].map((text) => client.query(text));
  await Promise.all(both);
  client.release();
  expect(heard).toEqual(['select pg_sleep(0.6)']);
  await database.close();
});

test('an embedded database that had to be ended says so, and one that is closed does not', async () => {
  const database = await testDatabase({ limits: { statementMs: 200 } });
  logDatabase(database, log);
  await expect(database.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  const told =
    database.kind === 'pglite' ? [{ msg: 'the embedded database was ended and starts again' }] : [];
  expect(lines).toMatchObject(told);
  await database.close();
  expect(lines).toHaveLength(told.length);
});
