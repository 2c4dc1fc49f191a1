import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { deliver } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; doctorId: number; visitTypeId: number };
let hospital: TestHospital;
let slots: Slot[];
let theirs: Slot[];
let rooms: number[];

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  rooms = [];
  for (const name of ['Clinic 1', 'Clinic 2'])
    rooms.push((await staff('POST', '/room', { name, kind: 'Clinic' })).body.data.id);
  slots = await slotsOf('clara-hensley');
  theirs = await slotsOf('tomasz-wilk');
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  await hospital.emptyTrail();
  await offer({ mode: 'in-person', otherModes: ['phone', 'video'], places: 1, roomKind: 'Clinic' });
  await hospital.orm.update(schema.settings).set({ videoAddress: 'https://meet.example.org/{room}' });
});

const staff = (method: string, path: string, body?: unknown, headers: object = {}) =>
  hospital.call(method, path, body, { ...hospital.staff, ...headers });
const offer = (fields: object) => staff('PUT', '/visit-type/1', fields);
const slotsOf = async (doctor: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&visitType=1&from=2026-03-09&to=2026-03-20`)).body
    .data;
let people = 0;
async function booked(more: object = {}, { startsAt, doctorId, visitTypeId } = slots[3]!) {
  const body = {
    ...{ source: 'phone', startsAt, doctorId, visitTypeId, name: 'Ann Example', confirmed: true },
    ...{ email: `ann-${++people}@example.org`, phone: '020 7946 0123', ...more },
  };
  return (await staff('POST', '/appointment/desk', body)).body.data;
}
const change = (id: number, body: object, headers: object = {}) =>
  staff('PUT', `/appointment/${id}/mode`, body, headers);
const mails = () =>
  hospital.orm.select().from(schema.outbox).where(sql`status <> 'discarded'`).orderBy(schema.outbox.id);
const rowOf = async (id: number) =>
  (await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id)))[0]!;
/** Sends what waits, and lets the time pass in which changes become one message. */
async function told() {
  await deliver(hospital);
  hospital.clock.now += 20 * 60_000;
}

describe('a visit that is to take place in another way', () => {
  test('stays the same visit, gives its room back, and takes one again', async () => {
    const visit = await booked();
    expect([visit.mode, visit.modes, visit.room.id]).toEqual([
      'in-person',
      ['in-person', 'phone', 'video'],
      rooms[0],
    ]);
    const { status, body } = await change(visit.id, { mode: 'video' });
    expect([status, body.data.mode, body.data.room, body.data.startsAt]).toEqual([
      200,
      'video',
      null,
      visit.startsAt,
    ]);
    expect([body.data.version, body.data.videoUrl]).toEqual([
      visit.version + 1,
      expect.stringMatching(/^https:\/\/meet\.example\.org\/\w+$/),
    ]);
    const back = (await change(visit.id, { mode: 'in-person' })).body.data;
    expect([back.mode, back.room.id, back.videoUrl]).toEqual(['in-person', rooms[0], '']);
  });

  test('is mailed once, with the note, where it is now and a calendar entry whose sequence rises', async () => {
    const visit = await booked();
    await told();
    await change(visit.id, { mode: 'phone', message: 'The lift is being repaired.' });
    await change(visit.id, { mode: 'phone' });
    const [, message, ...more] = await mails();
    expect(more).toEqual([]);
    expect(message!.subject).toContain('A change to your appointment');
    expect(message!.textBody).toContain('We call you on the number that ends in 123.');
    expect(message!.textBody).toContain('The lift is being repaired.');
    expect(message!.calendar).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1\b/);
    expect(message!.calendar).toContain(`UID:${visit.reference}@hospital.test`);
  });

  test('is not mailed as a change to a patient without earlier messages, and with a move in one message', async () => {
    const visit = await booked();
    await change(visit.id, { mode: 'video' });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your appointment is booked'),
    ]);
    await told();
    await staff('PUT', `/appointment/${visit.id}/time`, { startsAt: slots[6]!.startsAt, confirmed: true });
    await change(visit.id, { mode: 'phone' });
    const [, message, ...more] = await mails();
    expect(more).toEqual([]);
    expect(message!.subject).toContain('Your appointment has been moved');
    expect(message!.textBody).toContain('By phone.');
    expect(message!.textBody).toContain('Before: ');
  });

  test('shows on the patient’s page, in the calendar file, and in the history', async () => {
    const { id } = await booked();
    await hospital.settled();
    const { textBody } = (await mails())[0]!;
    const path = /\/appointment\/manage\/[^\s]+/.exec(textBody)![0];
    await change(id, { mode: 'video' });
    const managed = (await hospital.get(path)).body.data;
    expect([managed.mode, managed.videoUrl]).toEqual(['video', expect.stringContaining('https://meet.')]);
    const calendar = await hospital.get(`${path}/calendar`);
    expect(JSON.stringify(calendar.body)).toContain('By video');
    const history = (await staff('GET', `/appointment/${id}/history`)).body.data;
    expect(history[0]).toMatchObject({ action: 'mode' });
    expect(JSON.stringify(history[0])).toContain('"video"');
  });

  test('keeps its way when it moves, and needs no room there', async () => {
    const { id } = await booked();
    await change(id, { mode: 'phone' });
    await booked({}, theirs.find(({ startsAt }) => startsAt === slots[5]!.startsAt)!);
    const moved = await staff('PUT', `/appointment/${id}/time`, {
      startsAt: slots[5]!.startsAt,
      confirmed: true,
    });
    expect([moved.status, moved.body.data.mode, moved.body.data.room]).toEqual([200, 'phone', null]);
  });

  test('needs a number to be called on, which may be given with it', async () => {
    const { id } = await booked({ phone: '' });
    const refused = await change(id, { mode: 'phone' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'phone']);
    expect((await change(id, { mode: 'phone', phone: '12' })).status).toBe(422);
    const { status, body } = await change(id, { mode: 'phone', phone: '020 7946 0999' });
    expect([status, body.data.phone]).toEqual([200, '+442079460999']);
    const other = await change(id, { mode: 'video', phone: '020 7946 0111' });
    expect([other.status, other.body.errors[0].path]).toEqual([422, 'phone']);
  });

  test('takes place only as its visit type offers with this doctor, and only while it is to come', async () => {
    const { id } = await booked();
    await offer({ otherModes: ['phone'] });
    const refused = await change(id, { mode: 'video' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'mode']);
    await staff('PUT', `/appointment/${id}`, { status: 'cancelled' });
    const over = await change(id, { mode: 'phone' });
    expect([over.status, over.body.type]).toEqual([409, '/problems/state-not-allowed']);
    expect((await change(99_999, { mode: 'phone' })).status).toBe(404);
  });

  test('is refused where no room is free, and keeps all that it had', async () => {
    const at = slots.find((one) => theirs.some(({ startsAt }) => startsAt === one.startsAt))!;
    const visit = await booked({ mode: 'video' }, at);
    await staff('PUT', `/room/${rooms[1]}`, { isInUse: false });
    await booked({}, theirs.find(({ startsAt }) => startsAt === at.startsAt)!);
    const before = [await rowOf(visit.id), (await mails()).length];
    const { status, body } = await change(visit.id, { mode: 'in-person' });
    expect([status, body.type]).toEqual([409, '/problems/slot-taken']);
    expect(body.detail).toContain('No room of the kind “Clinic” is free at this time.');
    expect([await rowOf(visit.id), (await mails()).length]).toEqual(before);
    const { rows } = await hospital.orm.execute(
      sql`select from allocation where appointment_id = ${visit.id} and active`,
    );
    expect(rows).toHaveLength(1);
    await staff('PUT', `/room/${rooms[1]}`, { isInUse: true });
  });

  test('of a group leaves the others where they are, and joins them again', async () => {
    await offer({ places: 3 });
    const [first, second] = [await booked(), await booked()];
    expect((await change(second.id, { mode: 'phone' })).body.data.room).toBeNull();
    const seen = (await staff('GET', `/appointment/${first.id}`)).body.data;
    expect(seen.room.id).toBe(rooms[0]);
    // Another room for the group does not apply to a patient by phone.
    expect((await staff('PUT', `/appointment/${first.id}/room`, { roomId: rooms[1] })).status).toBe(200);
    expect((await staff('GET', `/appointment/${second.id}`)).body.data.room).toBeNull();
    expect((await staff('PUT', `/appointment/${second.id}/room`, { roomId: rooms[1] })).status).toBe(422);
    expect((await change(second.id, { mode: 'in-person' })).body.data.room.id).toBe(rooms[1]);
  });
});
