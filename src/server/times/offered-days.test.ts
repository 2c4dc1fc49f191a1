import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation');
});

const ask = (what: string, whose = 'doctor=clara-hensley') =>
  hospital.get(`/appointment/${what}?${whose}&from=2026-03-02&to=2026-03-31`);

test('each day on which a doctor sees patients has the number of its free times', async () => {
  for (const whose of ['doctor=clara-hensley', 'department=cardiology']) {
    const { body: days } = await ask('days', whose);
    const { body: slots } = await ask('slots', whose);
    const counted = Map.groupBy(slots.data as { localDate: string }[], ({ localDate }) => localDate);
    expect(days.data).toEqual(
      [...counted].map(([localDate, { length }]) => ({ localDate, free: length })).sort(byDate),
    );
    expect(days.data.length).toBeGreaterThan(5);
  }
});

test('a fully booked day stays, with nothing free; a day on which no doctor works is missing', async () => {
  const { body } = await ask('slots');
  const [first] = body.data;
  const day = body.data.filter(({ localDate }: { localDate: string }) => localDate === first.localDate);
  for (const [index, { doctorId, startsAt }] of day.entries()) {
    const booking = { doctorId, startsAt, name: 'Ann Example', email: `p${index}@example.org` };
    expect((await hospital.call('POST', '/appointment', booking, hospital.visitor)).status).toBe(201);
  }
  const { body: days } = await ask('days');
  expect(days.data[0]).toEqual({ localDate: first.localDate, free: 0 });

  const { doctorId } = first;
  const leave = { kind: 'leave', from: `${first.localDate}T00:00`, to: `${first.localDate}T23:59` };
  const added = await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
  const { body: after } = await ask('days');
  expect(after.data[0].localDate).not.toBe(first.localDate);
  const path = `/doctor/${doctorId}/timeoff/${added.body.data.id}`;
  await hospital.call('DELETE', path, undefined, hospital.staff);
});

function byDate(one: { localDate: string }, other: { localDate: string }) {
  return one.localDate < other.localDate ? -1 : 1;
}
