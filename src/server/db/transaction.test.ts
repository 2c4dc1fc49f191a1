import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '#contract/errors.ts';
import type { Orm } from './orm.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { together } from './together.ts';
import { CommitUnknown, databaseError, transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.reset());

const insert = (orm: Orm, name: string) => orm.execute(sql`insert into synonym (name) values (${name})`);
const names = async () =>
  (await database.pool.query('select name from synonym order by id')).rows.map(({ name }) => name);
const busy = () => database.pool.totalCount - database.pool.idleCount;

/** Makes the next borrowed client fail at the statement with this prefix, before or after running it. */
function failAt(statement: string, error: Error, isDone = false) {
  database.pool.once('acquire', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    vi.spyOn(client, 'query').mockImplementation((async (...asked: unknown[]) => {
      const [first] = asked as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      if (!text.startsWith(statement)) return query(...asked);
      if (isDone) await query(...asked);
      throw error;
    }) as never);
  });
}
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test('nothing but this starts a transaction of the query builder', () => {
  const src = join(import.meta.dirname, '../..');
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /\.transaction\(/.test(readFileSync(join(src, name), 'utf8')));
  expect(found).toEqual([]);
  expect((database.orm as unknown as { transaction?: unknown }).transaction).toBeUndefined();
});

test.each(['begin', 'commit', 'rollback'])(
  'a failed %s releases the connection, and no one gets it again',
  async (statement) => {
    const removed = vi.fn();
    database.pool.once('remove', removed);
    failAt(statement, reset());
    const failed = transaction(database, async ({ orm }) => {
      await insert(orm, 'one');
      if (statement === 'rollback') throw new Error('Not this time.');
    });
    await expect(failed).rejects.toThrow();
    expect(busy()).toBe(0);
    await vi.waitFor(() => expect(removed).toHaveBeenCalled());
    expect(await names()).toEqual([]);
  },
);

test.each([false, true])(
  'nothing is kept where BEGIN was refused, read first or not: %s',
  async (readsFirst) => {
    database.pool.once('acquire', (client) => {
      const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
      vi.spyOn(client, 'query').mockImplementation(((...asked: unknown[]) =>
        asked[0] === 'begin' ? query('begi') : query(...asked)) as never);
    });
    const failed = transaction(
      database,
      async ({ orm }) => {
        await orm.execute(sql`select name from synonym`);
        await insert(orm, 'one');
      },
      { readsFirst },
    );
    await expect(failed).rejects.toThrow();
    expect([busy(), await names()]).toEqual([0, []]);
  },
);

test('if a step fails, nothing is kept of what the others still send', async () => {
  const failed = transaction(database, ({ orm }) =>
    together(
      orm,
      () => orm.execute(sql`select broken`),
      async () => {
        await insert(orm, 'one');
        await insert(orm, 'two');
      },
    ),
  );
  await expect(failed.catch((error) => Promise.reject(databaseError(error)))).rejects.toMatchObject({
    code: '42703',
  });
  expect([busy(), await names()]).toEqual([0, []]);
});

test('a COMMIT whose answer was lost is reported as such and not retried', async () => {
  failAt('commit', reset(), true);
  let tries = 0;
  const failed = transaction(database, async ({ orm }) => {
    tries++;
    await insert(orm, 'one');
  });
  await expect(failed).rejects.toThrow(CommitUnknown);
  expect([tries, await names()]).toEqual([1, ['one']]);
});

test('a deadlock is retried three times, anything else never', async () => {
  for (const [code, expected] of [
    ['40P01', 4],
    ['40001', 4],
    ['ECONNRESET', 1],
    ['57014', 1],
  ] as const) {
    let tries = 0;
    const failed = transaction(database, async () => {
      tries++;
      throw Object.assign(new Error('It did not come about.'), { code });
    });
    await expect(failed).rejects.toMatchObject({ code });
    expect([code, tries]).toEqual([code, expected]);
  }
  expect(busy()).toBe(0);
});

test('after a deadlock both transactions succeed in the end', async () => {
  // On the embedded database's one connection they are sequential anyway.
  await database.pool.query(`insert into synonym (name) values ('one'), ('two')`);
  const lock = (orm: Orm, name: string) =>
    orm.execute(sql`update synonym set version = version + 1 where name = ${name}`);
  const both = (first: string, second: string) =>
    transaction(database, async ({ orm }) => {
      await lock(orm, first);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await lock(orm, second);
    });
  await Promise.all([both('one', 'two'), both('two', 'one')]);
  const { rows } = await database.pool.query('select version from synonym order by id');
  expect(rows).toEqual([{ version: 3 }, { version: 3 }]);
});

test('an acknowledged transaction was committed: one with a failed statement is not, even if its error was caught', async () => {
  const failed = transaction(database, async ({ orm }) => {
    await insert(orm, 'one');
    await orm.execute(sql`select broken`).catch(() => {});
  });
  await expect(failed).rejects.toThrow('was not committed');
  expect([busy(), await names()]).toEqual([0, []]);
});

test('a problem rolls back what was written, and the connection stays in use', async () => {
  const taken = problem('slug-taken');
  const outcome = await transaction(database, async ({ orm }) => {
    await insert(orm, 'one');
    return taken;
  });
  expect(outcome).toBe(taken);
  expect([busy(), await names()]).toEqual([0, []]);
  expect(database.pool.idleCount).toBeGreaterThan(0);
});

test('a nested transaction joins the outer one: a failure rolls back to its own beginning', async () => {
  await transaction(database, async (outer) => {
    await insert(outer.orm, 'outer');
    await transaction(outer, ({ orm }) => insert(orm, 'kept'));
    const failed = transaction(outer, async (inner) => {
      await insert(inner.orm, 'lost');
      await transaction(inner, ({ orm }) => insert(orm, 'lost as well'));
      await inner.orm.execute(sql`select broken`);
    });
    await expect(failed.catch((error) => Promise.reject(databaseError(error)))).rejects.toMatchObject({
      code: '42703',
    });
    await insert(outer.orm, 'after');
  });
  expect(await names()).toEqual(['outer', 'kept', 'after']);
});
