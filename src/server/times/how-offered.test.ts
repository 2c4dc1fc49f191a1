/** How a visit type is offered: what patients may do themselves, and what only staff do. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number; visitTypeId: number };
const days = 'from=2026-03-03&to=2026-03-31';
const doctor = 'clara-hensley';
let hospital: TestHospital;
/** The doctor's first visit type is booked online, the second as each test says. */
let first: number;
let second: number;
/** Slots of the second, read before the change. */
let slots: Slot[];

beforeAll(async () => {
  hospital = await testHospital();
  const { body } = await hospital.get('/visit-type?limit=100&sort=position');
  [first, second] = body.data.map(({ id }: { id: number }) => id);
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox', 'waitlist');
  await hospital.orm.execute(sql`update visit_type set offered = 'book'`);
  slots = (await get(`/appointment/slots?doctor=${doctor}&visitType=${second}&${days}`)).body.data;
});

const get = (path: string, headers = {}) => hospital.get(path, headers);
const offer = (id: number, offered: string) =>
  hospital.call('PUT', `/visit-type/${id}`, { offered }, hospital.staff);
let patients = 0;
const person = () => ({ name: 'Ann Example', email: `ann-${++patients}@example.org` });
const post = (path: string, body: object) => hospital.call('POST', path, body, hospital.visitor);
const wanted = (slot: Slot) => ({
  doctorId: slot.doctorId,
  startsAt: slot.startsAt,
  visitTypeId: slot.visitTypeId,
});
const codeOf = ({ body }: { body: { type?: string } }) => body.type?.split('/').at(-1);

describe.each(['ask', 'phone'])('a visit type that patients %s for', (offered) => {
  test('has no time on any public call, with its doctor, in the department, or anywhere', async () => {
    expect(slots.length).toBeGreaterThan(10);
    expect((await offer(second, offered)).body.data.offered).toBe(offered);
    for (const whose of [`doctor=${doctor}`, 'department=cardiology'])
      for (const call of ['slots', 'days'])
        expect((await get(`/appointment/${call}?${whose}&visitType=${second}&${days}`)).body.data).toEqual(
          [],
        );
    for (const query of [`doctor=${doctor}&visitType=${second}`, `visitType=${second}`])
      expect((await get(`/appointment/soonest?${query}`)).body.data).toEqual([]);
  });

  test('is neither held nor booked, even by its id', async () => {
    await offer(second, offered);
    const held = await post('/appointment/hold', wanted(slots[0]!));
    const booked = await post('/appointment', { ...wanted(slots[0]!), ...person() });
    for (const answer of [held, booked]) {
      expect([answer.status, codeOf(answer), answer.body.errors]).toEqual([
        422,
        'invalid',
        [{ path: 'visitTypeId', message: 'This kind of visit is not booked online. Please call us.' }],
      ]);
      expect(answer.body.nearest).toBeUndefined();
    }
  });

  test('is no longer booked with a time that was held before, nor confirmed by a link', async () => {
    const held = await post('/appointment/hold', wanted(slots[0]!));
    await offer(second, offered);
    const holdToken = held.body.data.token;
    expect((await post('/appointment', { ...wanted(slots[0]!), ...person(), holdToken })).status).toBe(422);
  });

  test('is never the default visit of a booking that names none', async () => {
    await offer(first, offered);
    const { data } = (await get(`/appointment/slots?doctor=${doctor}&${days}`)).body;
    expect([...new Set(data.map((slot: Slot) => slot.visitTypeId))]).toEqual([second]);
    const { doctorId, startsAt } = data[0];
    const booked = await post('/appointment', { doctorId, startsAt, ...person() });
    expect([booked.status, booked.body.data.visitTypeName]).toEqual([201, 'Follow-up']);
  });

  test('is not moved online: its patient is told so and may still cancel', async () => {
    const { body } = await post('/appointment', { ...wanted(slots[9]!), ...person() });
    const path = `/appointment/manage/${body.data.manageUrl.split('/').at(-1)}`;
    expect((await get(path)).body.data).toMatchObject({ canMove: true, canCancel: true });
    await offer(second, offered);
    const managed = (await get(path)).body.data;
    expect(managed).toMatchObject({ canMove: false, canCancel: true });
    expect(managed.deadlines).toMatch(/^You can cancel it yourself until .+ To move it, please call us: /);
    expect((await get(`${path}/slots?${days}`)).body.data).toEqual([]);
    const moved = await hospital.call('PUT', path, { startsAt: slots[12]!.startsAt }, hospital.visitor);
    expect([moved.status, codeOf(moved), moved.body.nearest]).toEqual([409, 'state-not-allowed', undefined]);
    const cancelled = await hospital.call('DELETE', path, {}, hospital.visitor);
    expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
  });

  test('has no waiting list, and a time that was offered from it is not taken any more', async () => {
    for (const id of [first, second]) await offer(id, offered);
    const { doctorId, localDate } = slots[0]!;
    const others = sql`update visit_type set offered = ${offered} where not exists
      (select from visit_type_doctor x where x.visit_type_id = visit_type.id)
      or exists (select from visit_type_doctor x where x.visit_type_id = visit_type.id and x.doctor_id = ${doctorId})`;
    await hospital.orm.execute(others);
    const joined = await post('/waitlist', { doctorId, from: localDate, to: localDate, ...person() });
    expect([joined.status, codeOf(joined)]).toEqual([404, 'not-found']);
    const byStaff = await hospital.call(
      'POST',
      '/waitlist/desk',
      { doctorId, from: localDate, to: localDate, visitTypeId: second, ...person() },
      hospital.staff,
    );
    expect(byStaff.status).toBe(404);
  });

  test('is not offered to those who waited for it before', async () => {
    const { doctorId, localDate } = slots[0]!;
    await hospital.orm.insert(schema.waitlist).values({
      ...{ doctorId, visitTypeId: second, fromDate: localDate, toDate: localDate },
      ...{ name: 'Ann', email: 'ann@example.org', linkKey: 'k', linkTokenHash: Buffer.from('h') },
    });
    await offer(second, offered);
    expect(await offerFreedTimes(hospital.services)).toBe(0);
    await offer(second, 'book');
    expect(await offerFreedTimes(hospital.services)).toBe(1);
  });

  test('is booked and moved by staff, on the phone and at the counter', async () => {
    await offer(second, offered);
    const free = await get(`/appointment/free?doctor=${doctor}&visitType=${second}&${days}`, hospital.staff);
    expect(free.body.data.length).toBeGreaterThan(10);
    const booked = await hospital.call(
      'POST',
      '/appointment/desk',
      { source: 'phone', ...wanted(free.body.data[0]), ...person() },
      hospital.staff,
    );
    expect([booked.status, booked.body.data.status]).toEqual([201, 'booked']);
    const moved = await hospital.call(
      'PUT',
      `/appointment/${booked.body.data.id}/time`,
      { startsAt: free.body.data[4].startsAt },
      hospital.staff,
    );
    expect(moved.status).toBe(200);
    const mail = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
    expect(mail[0]!.textBody).toMatch(/You can cancel it yourself until .+ To move it, please call us/);
  });

  test('decides for the service that is booked as it', async () => {
    const { body } = await get('/services?department=cardiology&limit=1');
    const [{ id, slug }] = body.data;
    await hospital.call('PUT', `/services/${id}`, { visitTypeId: second }, hospital.staff);
    const path = `/appointment/slots?department=cardiology&service=${slug}&${days}`;
    expect((await get(path)).body.data.length).toBeGreaterThan(10);
    await offer(second, offered);
    expect((await get(path)).body.data).toEqual([]);
    const { doctorId, startsAt } = slots[0]!;
    const booked = await post('/appointment', { doctorId, startsAt, serviceId: id, ...person() });
    expect(booked.status).toBe(422);
  });
});

test('a doctor without visits booked online is free nowhere, and available on no day', async () => {
  const before = (await get(`/doctor?available=${slots[0]!.localDate}&limit=100`)).body.data;
  await hospital.orm.execute(sql`update visit_type set offered = 'ask'`);
  expect(before.length).toBeGreaterThan(0);
  expect((await get(`/doctor?available=${slots[0]!.localDate}&limit=100`)).body.data).toEqual([]);
  expect((await get('/appointment/soonest')).body.data).toEqual([]);
  const { doctorId, startsAt } = slots[0]!;
  expect((await post('/appointment', { doctorId, startsAt, ...person() })).status).toBe(422);
});
