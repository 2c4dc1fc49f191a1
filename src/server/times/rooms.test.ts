/** Rooms in booking: who gets one, when a time is offered, and what releases a room. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelAppointment } from '#server/booking/cancel.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox', 'waitlist', 'time_off');
  await hospital.orm.execute(sql`update visit_type set room_kind = ''`);
  await hospital.orm.execute(sql`delete from room`);
});

const days = 'from=2026-03-03&to=2026-03-20';
const [clara, tomasz] = ['clara-hensley', 'tomasz-wilk'];
type Slot = { startsAt: string; doctorId: number; visitTypeId: number; localDate: string; localTime: string };

/** Rooms of one kind, which the first visit type needs. */
async function rooms(count: number, more: object = {}) {
  const ids: number[] = [];
  for (let number = 1; number <= count; number++) {
    const body = { name: `Scanner ${number}`, kind: 'Scanner', ...more };
    ids.push((await hospital.call('POST', '/room', body, hospital.staff)).body.data.id);
  }
  await hospital.orm.execute(sql`update visit_type set room_kind = 'Scanner' where id = 1`);
  return ids;
}
const slotsOf = async (doctor: string, more = '') =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&visitType=1&${days}${more}`)).body.data as Slot[];
const starts = async (doctor: string) => (await slotsOf(doctor)).map(({ startsAt }) => startsAt);
/** One slot of each of two doctors, at the same time. */
async function sameTime() {
  const [ours, theirs] = [await slotsOf(clara!), await slotsOf(tomasz!)];
  const first = ours.find(({ startsAt }) => theirs.some((other) => other.startsAt === startsAt))!;
  return [first, theirs.find(({ startsAt }) => startsAt === first.startsAt)!] as const;
}
let people = 0;
const wantedOf = ({ startsAt, doctorId, visitTypeId }: Slot) => ({ startsAt, doctorId, visitTypeId });
const book = (slot: Slot, more: object = {}) =>
  hospital.call(
    'POST',
    '/appointment',
    { ...wantedOf(slot), name: 'Ann', email: `ann-${++people}@example.org`, ...more },
    hospital.visitor,
  );
const taken = async () =>
  (
    await hospital.orm
      .select({ roomId: schema.allocation.roomId, lane: schema.allocation.lane })
      .from(schema.allocation)
      .where(eq(schema.allocation.active, true))
      .orderBy(schema.allocation.id)
  ).map(({ roomId }) => roomId);

describe('a visit that needs a room', () => {
  test('takes the first that is free, and a visit without that need takes none', async () => {
    const [one, two] = await rooms(2);
    const [ours, theirs] = await sameTime();
    expect((await book(ours)).status).toBe(201);
    expect((await book(theirs)).status).toBe(201);
    expect(await taken()).toEqual([one, two]);
    await hospital.orm.execute(sql`update visit_type set room_kind = ''`);
    const [later] = (await slotsOf(clara!)).slice(-1);
    await book(later!);
    expect(await taken()).toEqual([one, two, null]);
  });

  test('is offered with no doctor while all rooms are taken', async () => {
    await rooms(1);
    const [ours, theirs] = await sameTime();
    const before = await starts(tomasz!);
    await book(ours);
    const after = await starts(tomasz!);
    expect(before).toContain(theirs.startsAt);
    expect(after).not.toContain(theirs.startsAt);
    // Neither offered nor bookable.
    const refused = await book(theirs);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/slot-taken']);
    for (const { startsAt } of refused.body.nearest) expect(after).toContain(startsAt);
    hospital.clock.now = Date.parse(theirs.startsAt) - 3 * 3_600_000;
    const soonest = (await hospital.get(`/appointment/soonest?doctor=${tomasz}&visitType=1`)).body.data;
    expect(soonest[0].startsAt > theirs.startsAt).toBe(true);
  });

  test('is not offered while its room is out of use, though buffers may be', async () => {
    const [one] = await rooms(1);
    await hospital.orm.execute(sql`update visit_type set buffer_after_minutes = 15 where id = 1`);
    const [first, second] = await slotsOf(clara!);
    const outage = { from: `${first!.localDate}T00:00`, to: `${second!.localDate}T${second!.localTime}` };
    await hospital.call(
      'PUT',
      `/room/${one}`,
      { outages: [{ ...outage, reason: 'Repair' }] },
      hospital.staff,
    );
    expect((await slotsOf(clara!))[0]!.startsAt).toBe(second!.startsAt);
    expect((await book(first!)).status).toBe(409);
    const next = { from: `${second!.localDate}T${endOf(second!)}`, to: '2026-04-01T00:00', reason: '' };
    await hospital.call('PUT', `/room/${one}`, { outages: [next] }, hospital.staff);
    expect((await book(second!)).status).toBe(201);
    await hospital.orm.execute(sql`update visit_type set buffer_after_minutes = 0 where id = 1`);
  });

  test('takes no room of a department that its doctor is not of', async () => {
    const { rows } = await hospital.orm.execute<{ id: number }>(sql`
      select x.department_id as id from doctor_department x join doctor d on d.id = x.doctor_id where d.slug = ${clara}
      except select x.department_id from doctor_department x join doctor d on d.id = x.doctor_id where d.slug = ${tomasz}`);
    await rooms(1, { departmentId: rows[0]!.id });
    expect(await slotsOf(tomasz!)).toEqual([]);
    expect((await slotsOf(clara!)).length).toBeGreaterThan(0);
  });

  test('fifty at once, of several doctors: no room is given twice', async () => {
    const ids = await rooms(2);
    const doctors = [clara!, tomasz!, 'margaret-lindqvist', 'samuel-oduya', 'zeynep-karahan'];
    const all = (await Promise.all(doctors.map((doctor) => slotsOf(doctor)))).flat();
    const slots = [...Map.groupBy(all, ({ startsAt }) => startsAt).values()].find((some) => some.length > 2)!;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => book(slots[place % slots.length]!)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await taken()).sort()).toEqual(ids);
  });
});

describe('a group', () => {
  test('shares one room, which is taken for others, and a full group takes no second one', async () => {
    const [one, two] = await rooms(2);
    await hospital.orm.execute(sql`update visit_type set places = 3 where id = 1`);
    const [ours, theirs] = await sameTime();
    for (let place = 0; place < 3; place++) expect((await book(ours)).status).toBe(201);
    expect((await book(ours)).status).toBe(409);
    expect((await book(theirs)).status).toBe(201);
    expect(await taken()).toEqual([one, one, one, two]);
    await hospital.orm.execute(sql`update visit_type set places = 1 where id = 1`);
  });

  test('takes no more people once its room is out of use', async () => {
    const [one] = await rooms(2);
    await hospital.orm.execute(sql`update visit_type set places = 3 where id = 1`);
    const [slot] = await slotsOf(clara!);
    await book(slot!);
    await hospital.call('PUT', `/room/${one}`, { isInUse: false }, hospital.staff);
    expect(await starts(clara!)).not.toContain(slot!.startsAt);
    expect((await book(slot!)).status).toBe(409);
    await hospital.orm.execute(sql`update visit_type set places = 1 where id = 1`);
  });
});

describe('a room is free again', () => {
  test('after a move, which takes one at the new time or is refused', async () => {
    await rooms(1);
    const [ours, theirs] = await sameTime();
    const { body } = await book(ours);
    const later = (await slotsOf(tomasz!)).at(-1)!;
    const other = (await book(later)).body.data;
    const to = (id: number, startsAt: string) =>
      hospital.call('PUT', `/appointment/${id}/time`, { startsAt, confirmed: true }, hospital.staff);
    const refused = await to(other.id, theirs.startsAt);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'No room of the kind “Scanner” is free at this time. Choose another time.',
    ]);
    const free = (await slotsOf(clara!)).at(-1)!;
    expect((await to(body.data.id, free.startsAt)).status).toBe(200);
    expect((await to(other.id, theirs.startsAt)).status).toBe(200);
  });

  test('after a hold has expired or is released, and a hold becomes the visit with its room', async () => {
    await rooms(1);
    const [ours, theirs] = await sameTime();
    const hold = (slot: Slot) => hospital.call('POST', '/appointment/hold', wantedOf(slot), hospital.visitor);
    const { token } = (await hold(ours)).body.data;
    expect([(await hold(theirs)).status, await starts(tomasz!)]).toEqual([
      409,
      expect.not.arrayContaining([theirs.startsAt]),
    ]);
    await hospital.call('DELETE', `/appointment/hold/${token}`, undefined, hospital.visitor);
    expect((await hold(theirs)).status).toBe(201);
    hospital.clock.now += 3_600_000;
    expect(await starts(clara!)).toContain(ours.startsAt);
    const last = (await hold(ours)).body.data;
    expect((await book(ours, { holdToken: last.token })).status).toBe(201);
    expect(await taken()).toHaveLength(1);
    expect((await taken())[0]).not.toBeNull();
  });

  test('and then offered to the waiting list, with the room kept for that person', async () => {
    const [one] = await rooms(1);
    const [ours, theirs] = await sameTime();
    const { body } = await book(ours);
    await hospital.orm.insert(schema.waitlist).values({
      doctorId: theirs.doctorId,
      fromDate: theirs.localDate,
      toDate: theirs.localDate,
      name: 'Bea',
      email: 'bea@example.org',
      linkKey: 'waits',
      linkTokenHash: Buffer.alloc(32, 7),
    });
    // Every other time of the day is taken.
    for (const slot of (await slotsOf(tomasz!)).filter(({ localDate }) => localDate === theirs.localDate))
      expect((await book(slot)).status).toBe(201);
    expect(await offerFreedTimes(hospital.services)).toBe(0);
    const which = eq(schema.appointment.id, body.data.id);
    await cancelAppointment(which, {}, 'staff', { ...hospital.services, staff: null });
    expect(await offerFreedTimes(hospital.services)).toBe(1);
    expect((await taken()).at(-1)).toBe(one);
    expect((await book(ours)).status).toBe(409);
  });
});

function endOf({ localTime }: Slot) {
  const [hour, minute] = localTime.split(':').map(Number) as [number, number];
  const end = hour * 60 + minute + 30;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}
