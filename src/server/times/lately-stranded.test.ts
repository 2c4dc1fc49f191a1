import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { latelyStranded } from './lately-stranded.ts';

let hospital: TestHospital;
let id: number;
let visit: { doctorId: number; visitTypeId: number; startsAt: string };

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  // So that no test meets what the one before read.
  hospital.clock.now += 60_000;
  await hospital.empty('appointment', 'allocation', 'outbox', 'time_off', 'closure', 'room');
  await hospital.orm.execute(sql`update visit_type set room_kind = ''`);
  const free = await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-10&to=2026-03-31');
  visit = free.body.data[0];
  const { doctorId, startsAt } = visit;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  id = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body.data.id;
});

const staff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
const found = async (context = hospital.services) =>
  (await latelyStranded(context)).map(({ appointmentId }) => appointmentId);
/** As if it had been booked long ago, by default. */
const change = (set = sql`updated_at = '2026-01-01'`) =>
  hospital.orm.execute(sql`update appointment set ${set} where id = ${id}`);
const toNight = sql`starts_at = '2026-03-15 03:00Z', ends_at = '2026-03-15 03:15Z'`;

describe('a visit that becomes stranded', () => {
  test('is found at once by what was written, though it was booked long ago', async () => {
    const room = { name: 'Scanner 1', kind: 'Scanner' };
    const path = `/room/${(await staff('POST', '/room', room)).body.data.id}`;
    await hospital.orm.execute(
      sql`update allocation set room_id = (select id from room) where appointment_id = ${id}`,
    );
    await hospital.orm.execute(
      sql`update visit_type set room_kind = 'Scanner' where id = ${visit.visitTypeId}`,
    );
    await change();
    expect(await found()).toEqual([]);
    expect((await staff('PUT', path, { isInUse: false })).status).toBe(200);
    expect(await found()).toEqual([id]);
  });

  test('is found at once by what was done to itself', async () => {
    expect(await found()).toEqual([]);
    await change(sql`${toNight}, updated_at = ${new Date(hospital.clock.now).toISOString()}`);
    expect(await found()).toEqual([id]);
  });

  test('is found half a minute later without a notification', async () => {
    await change();
    expect(await found()).toEqual([]);
    await change(sql`${toNight}, updated_at = '2026-01-01'`);
    expect(await found()).toEqual([]);
    hospital.clock.now += 30_000;
    expect(await found()).toEqual([id]);
  });

  test('is found each time by a process that learns of no writes', async () => {
    const deaf = { ...hospital.services.notifications, listen: () => Promise.reject(new Error('away')) };
    const context = { ...hospital.services, notifications: deaf };
    await change();
    expect(await found(context)).toEqual([]);
    await change(sql`${toNight}, updated_at = '2026-01-01'`);
    expect(await found(context)).toEqual([id]);
  });
});

test('one that was decided about leaves at once, and the query’s condition is kept', async () => {
  await change(toNight);
  expect(await found()).toEqual([id]);
  expect(await latelyStranded(hospital.services, sql`a.id <> ${id}`)).toEqual([]);
  const decision = { resolution: 'keep', appointmentIds: [id] };
  expect((await staff('POST', '/rebooking', decision)).status).toBe(200);
  expect(await found()).toEqual([]);
});
