import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { lockHoursShared } from './lock.ts';

let hospital: TestHospital;
let doctorId: number;
beforeAll(async () => {
  hospital = await testHospital();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());

async function waiting() {
  const { rows } = await hospital.orm.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
}

// On the embedded database's one connection transactions are sequential anyway.
test
  .runIf(process.env.TEST_DATABASE_URL)
  .each<[string, string, () => string, Record<string, unknown> | undefined]>([
    ['hours', 'PUT', () => `/doctor/${doctorId}/schedule`, { schedules: [] }],
    ['a doctor', 'PUT', () => `/doctor/${doctorId}`, { bookable: false }],
    ['visit types', 'PUT', () => '/visit-type/1', { durationMinutes: 45 }],
    ['closures', 'POST', () => '/closure', { from: '2026-12-24T00:00', to: '2026-12-25T00:00' }],
    ['rooms', 'PUT', () => '/room/1', { isInUse: false }],
    ['the time zone', 'PUT', () => '/settings/1', { timeZone: 'Europe/Berlin' }],
    ['departments', 'DELETE', () => '/department/1', undefined],
    ['doctors who leave', 'DELETE', () => `/doctor/${doctorId}`, undefined],
  ])('a change of %s waits for a booking in progress', async (_, method, path, body) => {
  const booking = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const written = transaction(hospital, async ({ orm }) => {
    await lockHoursShared(orm, doctorId);
    begun.resolve();
    await booking.promise;
  });
  await begun.promise;
  let isDone = false;
  const change = hospital.call(method, path(), body, hospital.staff).finally(() => {
    isDone = true;
  });
  while (!isDone && !(await waiting())) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isDone).toBe(false);
  booking.resolve();
  await written;
  expect((await change).status).toBeLessThan(300);
});
