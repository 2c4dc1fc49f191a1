import { afterAll, beforeAll, expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

crudRules({
  path: '/closure',
  valid: () => ({ from: '2026-12-24T12:00', to: '2026-12-27T00:00' }),
  change: { note: 'Holidays', to: '2026-12-28T00:00' },
  invalid: [
    [{ from: '2026-02-30T09:00' }, 'from'],
    [{ from: '2026-12-24T12:00Z' }, 'from'],
    [{ to: '2026-12-24T12:00' }, 'to'],
    [{ departmentId: 99_999 }, 'departmentId'],
  ],
  isPublic: false,
  hasSlug: false,
});

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('a change that would end a closure before it starts is refused, whichever end it moves', async () => {
  const closed = { from: '2026-12-24T12:00', to: '2026-12-27T00:00' };
  const { body } = await hospital.call('POST', '/closure', closed, hospital.staff);
  for (const change of [{ from: '2026-12-28T00:00' }, { to: '2026-12-24T12:00' }]) {
    const refused = await hospital.call('PUT', `/closure/${body.data.id}`, change, hospital.staff);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'to']);
  }
});

test('closures are listed in order of time, and in reverse', async () => {
  for (const day of ['2027-03-01', '2027-01-01', '2027-02-01'])
    await hospital.call('POST', '/closure', { from: `${day}T00:00`, to: `${day}T12:00` }, hospital.staff);
  const starts = async (query: string) =>
    (await hospital.get(`/closure${query}`, hospital.staff)).body.data.map(
      ({ from }: { from: string }) => from,
    );
  expect(await starts('')).toEqual((await starts('')).toSorted());
  expect(await starts('?sort=-from')).toEqual((await starts('')).toReversed());
});
