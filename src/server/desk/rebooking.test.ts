import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number; visitTypeId: number };
let hospital: TestHospital;
let slots: Slot[];
let doctorId: number;
let day: string;

const slotsOf = async (slug: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-03-31`)).body.data;

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox', 'time_off', 'closure');
  await hospital.emptyTrail();
  slots = await slotsOf('clara-hensley');
  doctorId = slots[0]!.doctorId;
  day = slots[0]!.localDate;
});

const staff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
let patients = 0;
async function book(index: number, more: Record<string, unknown> = {}) {
  const body = {
    doctorId,
    startsAt: slots[index]!.startsAt,
    name: 'Ann Example',
    email: `rebook-${++patients}@example.org`,
    ...more,
  };
  const { data } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body;
  // Long ago, and the list has been read since: only a later write can bring it there.
  await hospital.orm.execute(sql`update appointment set updated_at = '2026-01-01' where id = ${data.id}`);
  await list();
  return { id: data.id as number, path: `/appointment/manage/${data.manageUrl.split('/').at(-1)}` };
}
const goOnLeave = (from = `${day}T00:00`, to = `${day}T23:59`) =>
  staff('POST', `/doctor/${doctorId}/timeoff`, { kind: 'leave', from, to });
const list = async (query = '') => (await staff('GET', `/rebooking${query}`)).body;
const ids = async () => (await list()).data.map(({ id }: { id: number }) => id);
const resolve = (body: unknown) => staff('POST', '/rebooking', body);
const stored = async (id: number) =>
  (await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id)))[0]!;
const kinds = async () =>
  (await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id)).map(
    ({ uniqueKey }) => uniqueKey!.split(' ')[2],
  );

describe('every way to strand an appointment is reported at once and stays on the list', () => {
  test('leave', async () => {
    const { id } = await book(0);
    const { body } = await goOnLeave();
    expect(body.data.stranded).toMatchObject([{ appointmentId: id, doctorId, reason: 'closed' }]);
    expect(await list()).toMatchObject({
      data: [
        { id, reason: 'closed', doctor: { id: doctorId }, name: 'Ann Example', newTimesOfferedAt: null },
      ],
      meta: { total: 1 },
    });
    await staff('DELETE', `/doctor/${doctorId}/timeoff/${body.data.id}`);
    expect(await ids()).toEqual([]);
  });

  test('changed hours', async () => {
    const { id } = await book(0);
    const { body: before } = await hospital.get(`/doctor/${doctorId}/schedule`);
    await staff('PUT', `/doctor/${doctorId}/schedule`, { schedules: [] });
    expect((await list()).data).toMatchObject([{ id, reason: 'outside-hours' }]);
    await staff('PUT', `/doctor/${doctorId}/schedule`, before.data);
    expect(await ids()).toEqual([]);
  });

  test('a closure of the department or the hospital, and what an edit adds to it', async () => {
    const { id } = await book(0);
    const { body: doctor } = await hospital.get(`/doctor/${doctorId}`);
    for (const departmentId of [doctor.data.departmentIds[0], null]) {
      const closed = { from: `${day}T00:00`, to: `${day}T00:30`, departmentId };
      const created = await staff('POST', '/closure', closed);
      expect([created.status, created.body.data.stranded]).toEqual([201, []]);
      const longer = await staff('PUT', `/closure/${created.body.data.id}`, { to: `${day}T23:59` });
      expect(longer.body.data.stranded).toMatchObject([{ appointmentId: id, reason: 'closed' }]);
      const again = await staff('PUT', `/closure/${created.body.data.id}`, { note: 'Holiday' });
      expect(again.body.data.stranded).toEqual([]);
      expect(await ids()).toEqual([id]);
      await staff('DELETE', `/closure/${created.body.data.id}`);
      expect(await ids()).toEqual([]);
    }
  });

  test('a kind of visit that the doctor no longer offers', async () => {
    const { id } = await book(0);
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    const { body: types } = await hospital.get('/visit-type?limit=100');
    const { doctorIds } = types.data.find((one: Slot & { id: number }) => one.id === slots[0]!.visitTypeId);
    const { body: doctors } = await hospital.get('/doctor?limit=100');
    const other = doctors.data.find((one: { id: number }) => one.id !== doctorId).id;
    const { body } = await staff('PUT', type, { doctorIds: [other] });
    expect(body.data.stranded).toMatchObject([{ appointmentId: id, reason: 'visit-type-not-offered' }]);
    expect(await ids()).toEqual([id]);
    await staff('PUT', type, { doctorIds });
    expect(await ids()).toEqual([]);
  });

  test('an unpublished doctor; a doctor with appointments cannot be deleted', async () => {
    const { id } = await book(0);
    const { body } = await staff('PUT', `/doctor/${doctorId}`, { status: 'draft' });
    expect(body.data.stranded).toMatchObject([{ appointmentId: id, reason: 'doctor-unavailable' }]);
    expect(await ids()).toEqual([id]);
    expect((await staff('DELETE', `/doctor/${doctorId}`)).status).toBe(409);
    await staff('PUT', `/doctor/${doctorId}`, { status: 'published' });
    expect(await ids()).toEqual([]);
  });

  test('a changed duration of the visit does not: a booked one keeps its own', async () => {
    await book(0);
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    const { body } = await staff('PUT', type, { durationMinutes: 45 });
    expect(body.data.stranded).toEqual([]);
    await staff('PUT', type, { durationMinutes: 30 });
  });

  test('only future, active appointments, by doctor and by page', async () => {
    const [first, second, third] = [await book(0), await book(1), await book(2)];
    await goOnLeave(`${day}T00:00`, '2026-03-31T23:59');
    await staff('PUT', `/appointment/${first.id}`, { status: 'cancelled' });
    expect(await ids()).toEqual([second.id, third.id]);
    expect(await list('?limit=1&page=2')).toMatchObject({ data: [{ id: third.id }], meta: { total: 2 } });
    expect((await list('?doctor=karim-belhadi')).meta.total).toBe(0);
    expect((await list('?doctor=clara-hensley')).meta.total).toBe(2);
    expect((await hospital.get('/rebooking')).status).toBe(401);
    expect((await hospital.call('POST', '/rebooking', {}, hospital.visitor)).status).toBe(401);
  });
});

describe('staff decide', () => {
  test('to keep it: it leaves the list until the rules of its day change again, not those of another day', async () => {
    const { id } = await book(0);
    await goOnLeave();
    const answer = await resolve({ resolution: 'keep', appointmentIds: [id] });
    expect(answer.body.data).toEqual([{ appointmentId: id, done: true, type: null, detail: null }]);
    expect(await ids()).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'booked', startsAt: new Date(slots[0]!.startsAt) });
    await goOnLeave('2026-04-20T00:00', '2026-04-21T00:00');
    expect(await ids()).toEqual([]);
    const { body: before } = await hospital.get(`/doctor/${doctorId}/schedule`);
    await staff('PUT', `/doctor/${doctorId}/schedule`, { schedules: [] });
    expect(await ids()).toEqual([id]);
    await staff('PUT', `/doctor/${doctorId}/schedule`, before.data);
    const activity = await hospital.orm.select().from(schema.activity);
    expect(activity.map(({ action }) => action)).toContain('keep');
    expect(await kinds()).toEqual(['booked']);
  });

  test('to move it to another doctor at the same time; an impossible one is named, and the others are moved', async () => {
    await staff('PUT', `/visit-type/${slots[0]!.visitTypeId}`, { doctorIds: [] });
    const { body: before } = await hospital.get(`/doctor/${doctorId}/schedule`);
    const { body: doctors } = await hospital.get('/doctor?limit=100');
    const other = doctors.data.find((one: { slug: string }) => one.slug === 'karim-belhadi').id;
    await staff('PUT', `/doctor/${doctorId}/schedule`, before.data);
    await staff('PUT', `/doctor/${other}/schedule`, before.data);
    const [first, second] = [await book(0), await book(1)];
    await book(1, { doctorId: other, visitTypeId: slots[0]!.visitTypeId });
    await goOnLeave();
    const message = 'Dr Hensley is away.';
    const { body } = await resolve({
      resolution: 'move',
      appointmentIds: [first.id, second.id, 99_999],
      doctorId: other,
      message,
    });
    expect(body.data).toMatchObject([
      { appointmentId: first.id, done: true },
      { appointmentId: second.id, done: false, type: '/problems/slot-taken' },
      { appointmentId: 99_999, done: false, type: '/problems/not-found' },
    ]);
    expect(await stored(first.id)).toMatchObject({
      doctorId: other,
      startsAt: new Date(slots[0]!.startsAt),
      changedBy: 'staff',
      messageToPatient: message,
    });
    expect(await ids()).toEqual([second.id]);
    const mails = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
    expect(mails.at(-1)!.textBody).toMatch(
      /We moved your appointment[\s\S]*Dr Hensley is away\.[\s\S]*Before: .* with .*Hensley/,
    );
  });

  test('to offer new times: the patient is asked once, and may then move without a cut-off', async () => {
    const { id, path } = await book(0);
    await goOnLeave();
    const decision = { resolution: 'offer', appointmentIds: [id], message: 'The doctor is ill.' };
    await Promise.all([resolve(decision), resolve(decision)]);
    expect(await kinds()).toEqual(['booked', 'new-times']);
    const [, mail] = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
    expect(mail!.textBody).toContain('The doctor is ill.');
    const [, mailed] = /http:\/\/hospital\.test(\/appointment\/manage\/[\w-]{43})\?move/.exec(
      mail!.textBody,
    )!;
    expect((await hospital.get(mailed!)).body.data).toMatchObject({ id });
    expect(mail!.subject).not.toMatch(/cardio|ill/i);
    expect((await list()).data).toMatchObject([{ id, newTimesOfferedAt: new Date(monday).toISOString() }]);
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - 3_600_000;
    expect((await hospital.get(path)).body.data).toMatchObject({ asksForNewTime: true, canMove: true });
    const moved = await hospital.call('PUT', path, { startsAt: slots.at(-1)!.startsAt }, hospital.visitor);
    expect([moved.status, moved.body.data.asksForNewTime]).toEqual([200, false]);
  });

  test('to cancel with a message, which is required', async () => {
    const [first, second] = [await book(0), await book(1)];
    await goOnLeave();
    const appointmentIds = [first.id, second.id];
    expect((await resolve({ resolution: 'cancel', appointmentIds, message: '' })).status).toBe(422);
    await resolve({ resolution: 'cancel', appointmentIds, message: 'The doctor is ill.' });
    expect(await list()).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await kinds()).toEqual(['booked', 'booked', 'cancelled', 'cancelled']);
  });

  test('that a patient without an email address is called', async () => {
    const { id } = await book(0, { email: '', phone: '020 7946 0123' });
    await goOnLeave();
    const { body } = await resolve({ resolution: 'offer', appointmentIds: [id] });
    expect(body.data).toMatchObject([
      { done: false, detail: 'There is no email address. Please call +44 20 7946 0123.' },
    ]);
  });
});

test('an undecided appointment stays on the list until its day is over, though its time has passed', async () => {
  const { id } = await book(0);
  const other = await book(1);
  await goOnLeave();
  hospital.clock.now = Date.parse(slots[1]!.startsAt) + 60_000;
  const headers = await hospital.signIn();
  const asked = async () => (await hospital.get('/rebooking', headers)).body.data;
  expect(await asked()).toMatchObject([
    { id, reason: 'closed' },
    { id: other.id, reason: 'closed' },
  ]);
  const decide = async (body: unknown) =>
    (await hospital.call('POST', '/rebooking', body, headers)).body.data;
  // Their link can no longer choose another time.
  expect(await decide({ resolution: 'offer', appointmentIds: [id] })).toMatchObject([{ done: false }]);
  expect(await decide({ resolution: 'keep', appointmentIds: [id] })).toMatchObject([{ done: true }]);
  expect(await asked()).toMatchObject([{ id: other.id }]);
  hospital.clock.now = Date.parse(`${day}T23:59:59Z`) + 3_600_000;
  expect((await hospital.get('/rebooking', await hospital.signIn())).body.data).toEqual([]);
});

test('no reminder is sent for a stranded appointment until staff decide to keep it', async () => {
  const [first, second, third] = [await book(0), await book(1), await book(2)];
  await goOnLeave();
  await resolve({ resolution: 'offer', appointmentIds: [first.id] });
  await resolve({ resolution: 'keep', appointmentIds: [third.id] });
  hospital.clock.now = Date.parse(slots[2]!.startsAt) - 24 * 3_600_000;
  expect(await writeReminders(hospital.services)).toBe(1);
  const mails = await hospital.orm.select().from(schema.outbox);
  expect(mails.filter(({ uniqueKey }) => uniqueKey!.includes('reminder'))).toMatchObject([
    { appointmentId: third.id },
  ]);
  expect((await stored(second.id)).status).toBe('booked');
});
