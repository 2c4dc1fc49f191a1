import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

test('free times come in order, with instants and the hospital’s wall time', async () => {
  const { body } = await hospital.get(
    '/appointment/slots?department=cardiology&from=2026-03-03&to=2026-03-31',
  );
  const starts = body.data.map((slot: { startsAt: string }) => slot.startsAt);
  expect(starts).toEqual([...starts].sort());
  expect(new Set(body.data.map((slot: { doctorId: number }) => slot.doctorId)).size).toBeGreaterThan(1);
  // Clocks go forward in London on 29 March: the same wall time is another instant.
  const winter = body.data.find((slot: { localDate: string }) => slot.localDate < '2026-03-29');
  const summer = body.data.find((slot: { localDate: string }) => slot.localDate > '2026-03-29');
  expect(winter.startsAt.slice(11, 16)).toBe(winter.localTime);
  expect(summer.startsAt.slice(11, 16)).not.toBe(summer.localTime);
});

test('a query without a doctor, with reversed dates or over too many days is refused', async () => {
  for (const query of [
    'from=2026-03-03&to=2026-03-04',
    'doctor=clara-hensley&from=2026-03-04&to=2026-03-03',
    'doctor=clara-hensley&from=2026-03-01&to=2026-05-02',
    'doctor=clara-hensley',
    'doctor=clara-hensley&from=2026-02-30&to=2026-03-03',
  ]) {
    expect([query, (await hospital.get(`/appointment/slots?${query}`)).status]).toEqual([query, 422]);
  }
  expect(
    (await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-01&to=2026-05-01')).status,
  ).toBe(200);
  expect((await hospital.get('/appointment/slots?doctor=nobody&from=2026-03-03&to=2026-03-04')).status).toBe(
    404,
  );
});

test('the soonest times name each bookable doctor once, soonest first', async () => {
  const { body } = await hospital.get('/appointment/soonest');
  const doctors = body.data.map((slot: { doctorId: number }) => slot.doctorId);
  expect(new Set(doctors).size).toBe(doctors.length);
  expect(doctors).toHaveLength(19);
  const starts = body.data.map((slot: { startsAt: string }) => slot.startsAt);
  expect(starts).toEqual([...starts].sort());
  expect((await hospital.get('/appointment/soonest?doctor=walter-engelhart')).body.data).toEqual([]);
});
