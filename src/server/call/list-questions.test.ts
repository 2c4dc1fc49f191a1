import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  await hospital.orm.insert(schema.waitlist).values(
    Array.from({ length: 5 }, (_, number) => ({
      doctorId: 1 + (number % 3),
      fromDate: '2026-03-10',
      toDate: '2026-03-20',
      name: 'Ann Example',
      email: `ann-${number}@example.org`,
      phone: '',
      linkKey: `key ${number}`,
      linkTokenHash: Buffer.from(`hash ${number}`),
    })),
  );
});
afterAll(() => hospital.close());
afterEach(() => vi.restoreAllMocks());

/** How many queries a page of this many entries took, and how many entries came. */
async function questionsFor(path: string, limit: number) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { body } = await hospital.get(`${path}?limit=${limit}`, hospital.staff);
  const asked = query.mock.calls.length;
  query.mockRestore();
  return { asked, came: body.data.length as number };
}

test('a list takes the same number of queries for a hundred entries as for one', async () => {
  const lists = routes().filter(({ route }) => route.list && !route.path.includes('{'));
  expect(lists.length).toBeGreaterThan(15);
  const many = new Set<string>();
  for (const { resource, operation, route } of lists) {
    // Warms up what is looked up only once.
    await questionsFor(route.path, 100);
    const one = await questionsFor(route.path, 1);
    const all = await questionsFor(route.path, 100);
    // A partial page also counts the total, and only entries with a picture look it up.
    const more = all.asked - one.asked;
    expect([resource, operation, more <= 2 ? 'as often' : more]).toEqual([resource, operation, 'as often']);
    if (all.came > 4) many.add(resource);
  }
  expect([...many]).toContain('waitlist');
  expect(many.size).toBeGreaterThan(9);
});
