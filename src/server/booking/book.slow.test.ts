import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
let visitTypeId: number;
let startsAt: string;

beforeAll(async () => {
  hospital = await testHospital();
  // As many as the hospital's own server would use; the embedded database has one.
  const { pool } = hospital.database;
  pool.options.max = Math.min(pool.options.max ?? 8, 8);
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.orm.execute(sql`truncate appointment, allocation, idempotency, outbox cascade`);
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31',
  );
  ({ startsAt, visitTypeId } = body.data[0]);
});

const send = (path: string, body: Record<string, unknown>, person = 0) =>
  hospital.call('POST', path, body, hospital.visitor, `10.0.${person >> 8}.${person & 255}`);
const patient = (index: number) => ({
  doctorId,
  startsAt,
  name: `Patient ${index}`,
  email: `patient-${index}@example.org`,
});

/** Everyone asks at once and gets a clear answer; the tables agree. */
async function expectBooked(
  places: number,
  people: number,
  body: (index: number) => Record<string, unknown> = patient,
) {
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) => send('/appointment', body(index), index)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(people - refused.length).toBe(places);
  for (const { status, body } of refused) {
    expect([status, body.type, body.nearest.length]).toEqual([409, '/problems/slot-taken', 3]);
  }
  const { rows } = await hospital.orm.execute<{
    appointments: number;
    allocations: number;
    letters: number;
  }>(sql`
    select (select count(*)::int from appointment) as appointments, (select count(*)::int from outbox) as letters,
      (select count(*)::int from allocation where active and appointment_id is not null) as allocations`);
  expect(rows[0]).toEqual({ appointments: places, allocations: places, letters: places });
}

test('of a thousand people at once one books a slot, and 999 are told that it is taken and what is free', () =>
  expectBooked(1, 1000));

// The queue length is covered above; the rest is the same for the first hundreds.
test('of three hundred people at once three book a slot with three places', async () => {
  await hospital.call('PUT', `/visit-type/${visitTypeId}`, { places: 3 }, hospital.staff);
  try {
    await expectBooked(3, 300);
  } finally {
    await hospital.call('PUT', `/visit-type/${visitTypeId}`, { places: 1 }, hospital.staff);
  }
});

test('of three hundred people at once the one who holds the slot books it', async () => {
  const { body } = await send('/appointment/hold', { doctorId, visitTypeId, startsAt });
  const { token } = body.data;
  await expectBooked(1, 300, (index) => ({
    ...patient(index),
    ...(index === 150 ? { holdToken: token } : {}),
  }));
  const { rows } = await hospital.orm.execute<{ name: string }>(sql`select name from appointment`);
  expect(rows).toEqual([{ name: 'Patient 150' }]);
});
