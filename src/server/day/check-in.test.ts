import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDay, testDay } from './test-day.ts';

let day: TestDay;
beforeAll(async () => {
  day = await testDay();
});
afterAll(() => day.hospital.close());
let door: string;
beforeEach(async () => {
  await day.itIs('09:00');
  await day.hospital.empty('appointment', 'allocation', 'outbox', 'delay', 'waiting_area');
  door = await openDoor();
});

/** The call behind the code at a door. */
async function openDoor(fields: object = {}) {
  const { call, get } = day.hospital;
  const { body } = await call(
    'POST',
    '/waiting-area',
    { name: `Door ${Math.random()}`, ...fields },
    day.staff,
  );
  const { body: addresses } = await get(`/waiting-area/${body.data.id}/addresses`, day.staff);
  return `/check-in/${/[\w-]{43}/.exec(addresses.data.sheet)?.[0]}`;
}
const email = 'ann@example.org';
const visit = (time: string, more: object = {}) => day.visit(time, { email, ...more });
const checkIn = (reference: string, contact = email, at = door) =>
  day.hospital.call('POST', at, { reference, contact }, day.hospital.visitor);
const stored = async (id: number) => (await day.hospital.get(`/appointment/${id}`, day.staff)).body.data;

describe('a patient at the door', () => {
  test('has arrived as at the desk, and reads the number, the doctor, the time and where to sit', async () => {
    const one = await visit('09:30');
    await day.say(20);
    const { status, body } = await checkIn(one.reference.toLowerCase());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      doctor: { text: 'Dr Clara Hensley' },
      localTime: '09:30',
      delayMinutes: 20,
      department: { text: expect.stringMatching(/./) },
    });
    const seen = await stored(one.id);
    expect(seen).toMatchObject({ status: 'arrived', hasCheckedIn: true, callNumber: body.data.callNumber });
    const { rows } = await day.hospital.orm.execute<{ actor_name: string; action: string }>(
      sql`select actor_name, action from activity where entity = 'appointment' and entity_id = ${one.id} and action <> 'read' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_name: 'Visitor', action: 'arrived' }]);
  });

  test('gets the same answer by a second press, and by two at once', async () => {
    const one = await visit('09:30');
    const answers = await Promise.all([checkIn(one.reference), checkIn(one.reference)]);
    answers.push(await checkIn(one.reference));
    const [first] = answers;
    expect(answers.map(({ status, body }) => [status, body.data.callNumber])).toEqual(
      Array(3).fill([200, first!.body.data.callNumber]),
    );
    expect((await stored(one.id)).version).toBe(2);
  });

  test('is seen at the desk at once, and the mark ends with the desk’s next step', async () => {
    const one = await visit('09:30');
    const heard: unknown[] = [];
    const stop = await day.hospital.services.notifications.listen('calendar_changed', (text) =>
      heard.push(text),
    );
    await checkIn(one.reference);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    stop();
    await day.become(one.id, 'booked');
    expect(await stored(one.id)).toMatchObject({ status: 'booked', hasCheckedIn: false, callNumber: null });
    await day.become(one.id, 'arrived');
    expect((await stored(one.id)).hasCheckedIn).toBe(false);
  });

  test('learns from when, if it is too early', async () => {
    const one = await visit('11:00');
    await day.itIs('09:59');
    const early = await checkIn(one.reference);
    expect([early.status, early.body.detail]).toEqual([409, 'You can check in from 10:00.']);
    await day.itIs('10:00');
    expect((await checkIn(one.reference)).status).toBe(200);
  });

  test('gets one answer for anything that does not match, is over, cancelled, elsewhere or of another day', async () => {
    const one = await visit('09:30');
    const remote = await visit('10:00');
    await day.hospital.orm.execute(
      sql`update appointment set visit_type = visit_type || '{"mode":"video"}' where id = ${remote.id}`,
    );
    const gone = await visit('11:00');
    await day.become(gone.id, 'cancelled');
    const answers = [
      await checkIn('KM4RT7XA'),
      await checkIn(one.reference, 'bob@example.org'),
      await checkIn(one.reference, '+44 20 7946 0999'),
      await checkIn(remote.reference),
      await checkIn(gone.reference),
    ];
    await day.itIs('10:00');
    answers.push(await checkIn(one.reference));
    await day.itIs('2026-03-01T09:00:00Z');
    answers.push(await checkIn(one.reference));
    for (const { status, body } of answers) expect([status, body]).toEqual([409, answers[0]!.body]);
    expect((await checkIn('', '')).status).toBe(422);
    expect((await stored(one.id)).status).toBe('booked');
  });

  test('cannot use a code that is guessed, renewed, or of an area that takes no check-ins', async () => {
    const one = await visit('09:30');
    expect((await checkIn(one.reference, email, `/check-in/${'x'.repeat(43)}`)).status).toBe(404);
    await day.hospital.orm.execute(sql`update waiting_area set takes_check_in = false`);
    expect((await checkIn(one.reference)).status).toBe(404);
    expect((await day.hospital.get(door)).status).toBe(404);
    await day.hospital.orm.execute(
      sql`update waiting_area set takes_check_in = true, link_version = link_version + 1`,
    );
    expect((await checkIn(one.reference)).status).toBe(404);
  });
});

describe('on the page of their link a patient', () => {
  const press = (path: string) =>
    day.hospital.call('POST', `${path}/arrival`, undefined, day.hospital.visitor);
  const may = async (path: string) => (await day.hospital.get(path)).body.data.canArrive;

  test('may check in from half an hour before the visit until its end', async () => {
    const one = await visit('11:00');
    await day.itIs('10:29');
    expect([await may(one.path), (await press(one.path)).status]).toEqual([false, 409]);
    await day.itIs('10:30');
    expect(await may(one.path)).toBe(true);
    const answers = [await press(one.path), await press(one.path)];
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(
      Array(2).fill([200, 'arrived']),
    );
    expect(await stored(one.id)).toMatchObject({ status: 'arrived', hasCheckedIn: true, version: 2 });
  });

  test('may not where no door of the doctor’s takes check-ins', async () => {
    const { rows } = await day.hospital.orm.execute<{
      id: number;
    }>(sql`select id from department where id not in (
      select department_id from doctor_department where doctor_id = ${day.doctor}) limit 1`);
    await day.hospital.orm.execute(sql`update waiting_area set department_id = ${rows[0]!.id}`);
    const one = await visit('09:30');
    expect([await may(one.path), (await press(one.path)).status]).toEqual([false, 409]);
  });
});
