import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/db/test-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { limits } from '#server/kernel/limits.ts';
import { clientBudgets, take } from './budget.ts';

let database: TestDatabase;
let now = Date.parse('2026-03-02T09:00:00Z');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.orm.execute(sql`truncate budget`));

const context = () => ({ orm: database.orm, now: () => now, secret: 'a secret of this test' });
const one = { name: 'bookings 192.0.2.7', perHour: 3, perDay: 5 };
const granted = (answers: boolean[]) => answers.filter(Boolean).length;

test('concurrent requests are granted only as many as the budget has left', async () => {
  // Each runs for a while, as a booking does: the others ask before it has committed.
  const ask = () =>
    transaction(context(), async (inside) => {
      const isGranted = await take({ ...context(), ...inside }, [one]);
      await inside.orm.execute(sql`select pg_sleep(0.05)`);
      return isGranted;
    });
  expect(granted(await Promise.all(Array.from({ length: 12 }, ask)))).toBe(3);
  now += 3_600_001;
  expect(granted(await Promise.all(Array.from({ length: 12 }, ask)))).toBe(2);
  now += 3_600_001;
  expect(await take(context(), [one])).toBe(false);
  now += 86_400_000;
  expect(await take(context(), [one])).toBe(true);
});

test('if one of several budgets is used up, nothing is taken from the others', async () => {
  const wide = { name: 'bookings 192.0.2.0/24', perHour: 4, perDay: 100 };
  for (let time = 0; time < 3; time++) expect(await take(context(), [one, wide])).toBe(true);
  for (let time = 0; time < 9; time++) expect(await take(context(), [one, wide])).toBe(false);
  const other = { ...one, name: 'bookings 192.0.2.8' };
  expect(await take(context(), [other, wide])).toBe(true);
  expect(await take(context(), [other, wide])).toBe(false);
});

test('a node whose clock is behind may take what is not meant to lie apart', async () => {
  expect(await take(context(), [one])).toBe(true);
  const behind = { ...context(), now: () => now - 5000 };
  expect(await take(behind, [one])).toBe(true);
  const apart = { ...one, name: 'rating 192.0.2.7', secondsApart: 10 };
  expect([await take(context(), [apart]), await take(behind, [apart])]).toEqual([true, false]);
  now += 10_000;
  expect(await take(context(), [apart])).toBe(true);
});

test('a request that is refused later costs nothing', async () => {
  for (let time = 0; time < 9; time++) {
    const work = transaction(context(), async (inside) => {
      expect(await take({ ...context(), ...inside }, [one])).toBe(true);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
  }
  expect(await take(context(), [one])).toBe(true);
});

test('a client has the budget of its address and those of its wider networks', () => {
  const { bookingsPerHour, network56, network48 } = limits;
  expect(clientBudgets({ address: '2001:db8:1:2fa::/64' }, 'bookings')).toMatchObject([
    { name: 'bookings 2001:db8:1:2fa::/64', perHour: bookingsPerHour.most },
    { name: 'bookings 2001:db8:1:200::/56', perHour: bookingsPerHour.most * network56.most },
    { name: 'bookings 2001:db8:1::/48', perHour: bookingsPerHour.most * network48.most },
  ]);
  expect(clientBudgets({ address: '192.0.2.7' }, 'bookings')).toHaveLength(1);
});

test('the table does not reveal who is counted, not even to someone who tries addresses without the secret', async () => {
  await take(context(), [one]);
  const { rows } = await database.orm.execute<{ text: string }>(
    sql`select to_jsonb(b)::text as text from budget b`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.text).not.toMatch(/192|bookings/);
  await take({ ...context(), secret: 'another secret' }, [one]);
  expect((await database.orm.execute(sql`select from budget`)).rows).toHaveLength(2);
});
