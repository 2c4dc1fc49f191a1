import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarColumn } from '#contract/desk.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
beforeAll(async () => {
  hospital = await testHospital();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation');
  await hospital.orm.execute(sql`delete from time_off`);
  await hospital.orm.execute(sql`delete from closure`);
  await hospital.orm.execute(sql`delete from schedule where doctor_id = ${doctorId}`);
  // Monday and Sunday mornings.
  await hospital.orm.execute(sql`insert into schedule (doctor_id, valid_from, rules) values (${doctorId}, '2026-01-01',
    '[{"weekday":1,"from":"09:00","to":"12:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]},
      {"weekday":7,"from":"00:00","to":"04:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]}]')`);
});

const calendar = async (query: string): Promise<CalendarColumn[]> =>
  (await hospital.get(`/appointment/calendar?${query}`, hospital.staff)).body.data;
const one = async (day: string) => (await calendar(`from=${day}&to=${day}&doctor=clara-hensley`))[0]!;

test('a day shows the hours and the free starts, from now on', async () => {
  const { working, free, away, held } = await one('2026-03-02');
  expect(working).toEqual([{ from: '09:00', to: '12:00' }]);
  expect([away, held]).toEqual([[], []]);
  expect(free.map(({ localTime }) => localTime)).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
  ]);
  hospital.clock.now = monday + 3_600_001;
  expect((await one('2026-03-02')).free[0]!.localTime).toBe('10:30');
});

test('leave and closures are shown on the part of the day that they take, with their note', async () => {
  await hospital.orm.execute(
    sql`insert into time_off (doctor_id, kind, starts_local, ends_local, note) values (${doctorId}, 'leave', '2026-03-01T20:00', '2026-03-02T10:00', 'Course')`,
  );
  await hospital.orm.execute(
    sql`insert into closure (starts_local, ends_local, note) values ('2026-03-02T11:00', '2026-03-04T00:00', 'Fire drill')`,
  );
  const { working, away, free } = await one('2026-03-02');
  expect(working).toEqual([{ from: '09:00', to: '12:00' }]);
  expect(away).toEqual([
    { from: '00:00', to: '10:00', kind: 'leave', note: 'Course' },
    { from: '11:00', to: '24:00', kind: 'closure', note: 'Fire drill' },
  ]);
  expect(free.map(({ localTime }) => localTime)).toEqual(['10:00', '10:30']);
});

test('a slot held on the website is shown until the hold expires, and then free again', async () => {
  const expiresAt = new Date(monday + 600_000).toISOString();
  await hospital.orm.execute(sql`insert into allocation (doctor_id, lane, visit_type_id, starts_at, during, expires_at)
    values (${doctorId}, 1, 1, '2026-03-02T09:30Z', '[2026-03-02T09:30Z,2026-03-02T10:00Z)', ${expiresAt})`);
  const { held, free } = await one('2026-03-02');
  expect(held).toEqual([{ from: '09:30', to: '10:00', kind: 'booking' }]);
  expect(free.map(({ localTime }) => localTime)).not.toContain('09:30');
  hospital.clock.now = monday + 600_001;
  expect((await one('2026-03-02')).held).toEqual([]);
});

test('a slot offered to the waiting list is distinguished from one that is being booked', async () => {
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`
    insert into allocation (doctor_id, lane, visit_type_id, starts_at, during, expires_at)
    values (${doctorId}, 1, 1, '2026-03-02T09:30Z', '[2026-03-02T09:30Z,2026-03-02T10:00Z)', '2026-03-02T11:00Z') returning id`);
  const { rows: entries } = await hospital.orm.execute<{ id: number }>(sql`
    insert into waitlist (doctor_id, from_date, to_date, name, email, link_key, link_token_hash)
    values (${doctorId}, '2026-03-02', '2026-03-09', 'Ann', 'ann@example.org', 'ann', '\\x00') returning id`);
  await hospital.orm.execute(sql`insert into waitlist_offer (waitlist_id, doctor_id, visit_type_id, starts_at, expires_at, allocation_id)
    values (${entries[0]!.id}, ${doctorId}, 1, '2026-03-02T09:30Z', '2026-03-02T11:00Z', ${rows[0]!.id})`);
  expect((await one('2026-03-02')).held).toEqual([{ from: '09:30', to: '10:00', kind: 'offer' }]);
  await hospital.empty('waitlist_offer', 'waitlist');
});

test('a doctor has a column if they work or have a visit, and always when asked for', async () => {
  const has = async (query: string) =>
    (await calendar(query)).some(({ doctor }) => doctor.slug === 'clara-hensley');
  expect(await has('from=2026-03-02&to=2026-03-02')).toBe(true);
  expect(await has('from=2026-03-03&to=2026-03-03')).toBe(false);
  expect(await has('from=2026-03-03&to=2026-03-03&doctor=clara-hensley')).toBe(true);
  const [slot] = (await one('2026-03-02')).free;
  const booking = {
    source: 'phone',
    doctorId,
    name: 'Ann',
    phone: '020 7946 0123',
    startsAt: slot!.startsAt,
  };
  await hospital.call('POST', '/appointment/desk', booking, hospital.staff);
  await hospital.orm.execute(sql`delete from schedule where doctor_id = ${doctorId}`);
  expect(await has('from=2026-03-02&to=2026-03-02')).toBe(true);
});

test('a department’s calendar has its doctors only, and a week has one column per day', async () => {
  const cardiology = await calendar('from=2026-03-02&to=2026-03-02&department=cardiology');
  expect(cardiology.map(({ doctor }) => doctor.slug)).toContain('clara-hensley');
  expect(await calendar('from=2026-03-02&to=2026-03-02&department=nowhere')).toEqual([]);
  const week = await calendar('from=2026-03-02&to=2026-03-08&doctor=clara-hensley');
  expect(week.map(({ localDate }) => localDate)).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-03-0${day}`),
  );
});

test('on the day that clocks go forward the skipped hour is no working time and has no start', async () => {
  // London skips 01:00 to 02:00 on 29 March 2026.
  const { working, free } = await one('2026-03-29');
  expect(working).toEqual([{ from: '00:00', to: '04:00' }]);
  expect(free.map(({ localTime }) => localTime)).toEqual([
    '00:00',
    '00:30',
    '02:00',
    '02:30',
    '03:00',
    '03:30',
  ]);
});
