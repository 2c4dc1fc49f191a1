import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChangedBy } from '#contract/appointment.ts';
import * as schema from '#server/db/schema.ts';
import { mailedToken } from '#server/links/reference.ts';
import { deliver } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { cancelAppointment } from './cancel.ts';
import { type Move, moveAppointment } from './move.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number; visitTypeId: number };
let hospital: TestHospital;
let slots: Slot[];
let doctorId: number;

const slotsOf = async (slug: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-03&to=2026-03-31`)).body.data;

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  await hospital.emptyTrail();
  slots = await slotsOf('clara-hensley');
  doctorId = slots[0]!.doctorId;
});

let patients = 0;
async function book(startsAt: string, more: Record<string, unknown> = {}): Promise<number> {
  const email = `patient-${++patients}@example.org`;
  const body = { doctorId, startsAt, name: 'Ann Example', email, ...more };
  const answer = await hospital.call('POST', '/appointment', body, hospital.visitor);
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}
const context = (more = {}) => ({ ...hospital.services, staff: null, ...more });
const move = (id: number, to: Move, by: ChangedBy = 'patient', more = {}) =>
  moveAppointment(eq(schema.appointment.id, id), to, by, context(more));
const cancel = (id: number, by: ChangedBy = 'patient', more = {}) =>
  cancelAppointment(eq(schema.appointment.id, id), {}, by, context(more));
const stored = async (id: number) =>
  (await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id)))[0]!;
const free = async () => (await slotsOf('clara-hensley')).map(({ startsAt }) => startsAt);
const subjects = async () =>
  (await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id)).map(
    ({ subject }) => subject.split(' | ')[0],
  );
const minutes = (startsAt: string, count: number) =>
  new Date(Date.parse(startsAt) + count * 60_000).toISOString();

describe('a moved appointment', () => {
  test('keeps its reference, claims the new slot, releases the old one and notifies the patient', async () => {
    const id = await book(slots[0]!.startsAt);
    const before = await stored(id);
    await deliver(hospital);
    const moved = await move(id, { startsAt: slots[5]!.startsAt });
    expect(moved).toMatchObject({ data: { appointment: { id } } });
    expect(await stored(id)).toMatchObject({
      reference: before.reference,
      status: 'booked',
      startsAt: new Date(slots[5]!.startsAt),
      endsAt: new Date(minutes(slots[5]!.startsAt, before.visitType.durationMinutes)),
      previousStartsAt: before.startsAt,
      changedBy: 'patient',
      sequence: before.sequence + 1,
      version: before.version + 1,
    });
    expect(await free()).toContain(slots[0]!.startsAt);
    expect(await free()).not.toContain(slots[5]!.startsAt);
    expect(await subjects()).toEqual(['Your appointment is booked', 'Your appointment has been moved']);
  });

  test('keeps its booked duration, even if the visit type has another one by now', async () => {
    const id = await book(slots[0]!.startsAt);
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    const { body } = await hospital.get('/visit-type?limit=100');
    const { durationMinutes } = body.data.find((one: { id: number }) => one.id === slots[0]!.visitTypeId);
    await hospital.call('PUT', type, { durationMinutes: durationMinutes + 15 }, hospital.staff);
    try {
      const next = (await slotsOf('clara-hensley')).at(-1)!.startsAt;
      expect(await move(id, { startsAt: next })).toMatchObject({ data: {} });
      expect((await stored(id)).endsAt).toEqual(new Date(minutes(next, durationMinutes)));
    } finally {
      await hospital.call('PUT', type, { durationMinutes }, hospital.staff);
    }
  });

  test('stays where it was if the new slot is taken, and lists the three nearest free ones', async () => {
    const id = await book(slots[0]!.startsAt);
    await book(slots[5]!.startsAt);
    const before = await stored(id);
    const refused = await move(id, { startsAt: slots[5]!.startsAt });
    expect(refused).toMatchObject({ code: 'slot-taken', extra: { nearest: [{}, {}, {}] } });
    expect(await stored(id)).toEqual(before);
    expect(await free()).not.toContain(slots[0]!.startsAt);
    expect(await subjects()).toHaveLength(2);
  });

  test('of ten patients who move to one slot at once one gets it, and the others keep theirs', async () => {
    const ids: number[] = [];
    for (const { startsAt } of slots.slice(0, 10)) ids.push(await book(startsAt));
    const answers = await Promise.all(ids.map((id) => move(id, { startsAt: slots[12]!.startsAt })));
    expect(answers.filter((answer) => 'data' in answer)).toHaveLength(1);
    const { rows } = await hospital.orm.execute<{ active: number; times: number }>(
      sql`select count(*)::int as active, count(distinct lower(during))::int as times from allocation where active`,
    );
    expect(rows[0]).toEqual({ active: 10, times: 10 });
  });

  test('two patients who want each other’s slot keep their own', async () => {
    const [first, second] = [await book(slots[0]!.startsAt), await book(slots[5]!.startsAt)];
    const answers = await Promise.all([
      move(first, { startsAt: slots[5]!.startsAt }),
      move(second, { startsAt: slots[0]!.startsAt }),
    ]);
    expect(answers).toMatchObject([{ code: 'slot-taken' }, { code: 'slot-taken' }]);
    expect((await stored(first)).startsAt).toEqual(new Date(slots[0]!.startsAt));
  });

  test('may overlap its own old slot', async () => {
    const id = await book(slots[0]!.startsAt);
    expect(await move(id, { startsAt: minutes(slots[0]!.startsAt, 5) }, 'staff')).toMatchObject({ data: {} });
  });

  test('to its own slot changes and writes nothing: a double click', async () => {
    const id = await book(slots[0]!.startsAt);
    const to = { startsAt: slots[5]!.startsAt };
    const answers = await Promise.all([
      move(id, to, 'patient', { ifMatch: [1] }),
      move(id, to, 'patient', { ifMatch: [1] }),
    ]);
    expect(answers).toMatchObject([{ data: {} }, { data: {} }]);
    expect((await stored(id)).sequence).toBe(1);
    expect(await subjects()).toHaveLength(2);
  });

  test('is refused from an older version', async () => {
    const id = await book(slots[0]!.startsAt);
    await move(id, { startsAt: slots[5]!.startsAt });
    const refused = await move(id, { startsAt: slots[6]!.startsAt }, 'patient', { ifMatch: [1] });
    expect(refused).toMatchObject({ code: 'stale-version' });
    expect((await stored(id)).startsAt).toEqual(new Date(slots[5]!.startsAt));
  });
});

describe('what binds a patient', () => {
  test('the grid, the hours, the lead time and the horizon', async () => {
    const id = await book(slots.at(-1)!.startsAt);
    for (const startsAt of [
      minutes(slots[0]!.startsAt, 5),
      `${slots[0]!.localDate}T02:00:00Z`,
      '2026-09-07T09:00:00Z',
      '9999-09-07T09:00:00Z',
      '2020-03-02T09:00:00Z',
    ]) {
      expect(await move(id, { startsAt })).toMatchObject({ code: 'slot-not-offered' });
    }
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - 3_600_000;
    expect(await move(id, { startsAt: slots[0]!.startsAt })).toMatchObject({ code: 'slot-not-offered' });
    expect(await move(id, { startsAt: slots[0]!.startsAt }, 'staff')).toMatchObject({ data: {} });
  });

  test('the cut-offs from the time of booking, to the minute; staff are not bound', async () => {
    const id = await book(slots[5]!.startsAt);
    const { visitType } = await stored(id);
    hospital.clock.now = Date.parse(slots[5]!.startsAt) - visitType.moveCutoffMinutes * 60_000 + 1;
    const refused = await move(id, { startsAt: slots.at(-1)!.startsAt });
    expect(refused).toMatchObject({
      code: 'past-cutoff',
      detail: expect.stringMatching(/call us: \+?[\d ]+\.$/),
    });
    expect(await cancel(id)).toMatchObject({ code: 'past-cutoff' });
    hospital.clock.now -= 1;
    expect(await move(id, { startsAt: slots.at(-2)!.startsAt })).toMatchObject({ data: {} });
    hospital.clock.now = Date.parse(slots.at(-2)!.startsAt) - 60_000;
    expect(await cancel(id)).toMatchObject({ code: 'past-cutoff' });
    expect(await move(id, { startsAt: slots.at(-1)!.startsAt }, 'staff')).toMatchObject({ data: {} });
    expect(await cancel(id, 'staff')).toMatchObject({ data: { appointment: { status: 'cancelled' } } });
  });

  test('that no one is in two places at once, as far as the mailed link proves who they are', async () => {
    const email = 'twice@example.org';
    const { body: doctors } = await hospital.get('/doctor?limit=100');
    let other: Slot | undefined;
    for (const { slug } of doctors.data.filter(({ id }: { id: number }) => id !== doctorId)) {
      other ??= (await slotsOf(slug)).find(({ startsAt }) =>
        slots.some((slot) => slot.startsAt === startsAt),
      );
    }
    if (!other) throw new Error('The demo hospital has no two doctors who are free at one time.');
    const there = await book(other.startsAt, { doctorId: other.doctorId, email });
    const before = slots.findLast(({ startsAt }) => startsAt !== other.startsAt)!.startsAt;
    const id = await book(before, { email });
    const { reference } = await stored(id);
    const byMail = { linkToken: mailedToken(hospital.services.secret, { reference, linkVersion: 0 }) };
    // Neither the link in the API's answer nor an appointment that anyone could have booked stops it.
    expect(await move(id, { startsAt: other.startsAt }, 'patient', byMail)).toMatchObject({ data: {} });
    await move(id, { startsAt: before });
    await hospital.orm
      .update(schema.appointment)
      .set({ contactProvenAt: new Date(monday) })
      .where(eq(schema.appointment.id, there));
    expect(await move(id, { startsAt: other.startsAt })).toMatchObject({ data: {} });
    await move(id, { startsAt: before });
    const refused = await move(id, { startsAt: other.startsAt }, 'patient', byMail);
    expect(refused).toMatchObject({ code: 'too-many-appointments' });
    // Staff get a warning and decide.
    const warned = await hospital.call(
      'PUT',
      `/appointment/${id}/time`,
      { startsAt: other.startsAt },
      hospital.staff,
    );
    expect([warned.status, warned.body.warnings]).toEqual([
      409,
      ['There already is an appointment under this contact at that time.'],
    ]);
    const confirmed = { startsAt: other.startsAt, confirmed: true };
    const moved = await hospital.call('PUT', `/appointment/${id}/time`, confirmed, hospital.staff);
    expect([moved.status, moved.body.data.startsAt]).toEqual([200, other.startsAt]);
  });

  test('that moving what needs approval needs it again', async () => {
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    await hospital.call('PUT', type, { needsApproval: true }, hospital.staff);
    try {
      const id = await book(slots[0]!.startsAt);
      await hospital.call('PUT', `/appointment/${id}`, { status: 'booked' }, hospital.staff);
      await move(id, { startsAt: slots[5]!.startsAt }, 'staff');
      expect((await stored(id)).status).toBe('booked');
      await move(id, { startsAt: slots[6]!.startsAt });
      expect((await stored(id)).status).toBe('requested');
    } finally {
      await hospital.call('PUT', type, { needsApproval: false }, hospital.staff);
    }
  });
});

describe('what binds staff too', () => {
  test('another patient, a doctor’s leave, a closure, and the hours', async () => {
    const id = await book(slots[0]!.startsAt);
    await book(slots[5]!.startsAt);
    expect(await move(id, { startsAt: slots[5]!.startsAt }, 'staff')).toMatchObject({ code: 'slot-taken' });
    expect(await move(id, { startsAt: `${slots[5]!.localDate}T02:00:00Z` }, 'staff')).toMatchObject({
      code: 'slot-not-offered',
    });
    const day = slots.at(-1)!.localDate;
    const leave = { kind: 'leave', from: `${day}T00:00`, to: `${day}T23:59` };
    const path = `/doctor/${doctorId}/timeoff`;
    const { body } = await hospital.call('POST', path, leave, hospital.staff);
    expect(await move(id, { startsAt: slots.at(-1)!.startsAt }, 'staff')).toMatchObject({
      code: 'slot-not-offered',
      detail: expect.stringMatching(/away|closed/),
    });
    await hospital.call('DELETE', `${path}/${body.data.id}`, undefined, hospital.staff);
  });

  test('another doctor must offer that kind of visit', async () => {
    const id = await book(slots[0]!.startsAt);
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    const others = await slotsOf('karim-belhadi');
    const to = { startsAt: others[5]!.startsAt, doctorId: others[5]!.doctorId };
    const { body } = await hospital.get('/visit-type?limit=100');
    const before = body.data.find((one: { id: number }) => one.id === slots[0]!.visitTypeId).doctorIds;
    await hospital.call('PUT', type, { doctorIds: [doctorId] }, hospital.staff);
    expect(await move(id, to, 'staff')).toMatchObject({ code: 'invalid', errors: [{ path: 'doctorId' }] });
    await hospital.call('PUT', type, { doctorIds: before }, hospital.staff);
    expect(await move(id, to, 'staff')).toMatchObject({ data: { appointment: { doctorId: to.doctorId } } });
    expect(await move(id, { ...to, doctorId: 99_999 }, 'staff')).toMatchObject({ code: 'not-found' });
  });
});

describe('a cancelled appointment', () => {
  test('releases its slot, notifies the patient once and stays cancelled', async () => {
    const id = await book(slots[0]!.startsAt);
    await deliver(hospital);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers).toMatchObject([{ data: {} }, { data: {} }]);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', changedBy: 'patient', sequence: 1 });
    expect(await free()).toContain(slots[0]!.startsAt);
    expect(await subjects()).toEqual(['Your appointment is booked', 'Your appointment has been cancelled']);
    expect(await move(id, { startsAt: slots[5]!.startsAt }, 'staff')).toMatchObject({
      code: 'state-not-allowed',
    });
  });

  test('a concurrent move and cancellation: one of the two wins, never a cancelled appointment with a slot', async () => {
    for (const round of [1, 2, 3]) {
      const id = await book(slots[round]!.startsAt);
      await Promise.all([move(id, { startsAt: slots[round + 5]!.startsAt }), cancel(id)]);
      const { rows } = await hospital.orm.execute(
        sql`select id from allocation where appointment_id = ${id}`,
      );
      expect([(await stored(id)).status, rows]).toEqual(['cancelled', []]);
    }
  });
});
