import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { mailRates, mailTimes } from './mail-limits.ts';
import { sendDue } from './outbox.ts';
import { deliver, type TestMailbox, testMailbox } from './test-mailbox.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
let slots: { startsAt: string; doctorId: number; visitTypeId: number; localTime: string }[];
const minute = 60_000;

beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});
beforeEach(async () => {
  hospital.clock.now = monday;
  mailbox.received.length = 0;
  mailbox.state.refusing = undefined;
  await hospital.empty('appointment', 'allocation', 'outbox', 'budget');
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-04-20';
  slots = (await hospital.get(path)).body.data;
});

const far = 40;
async function book(index = far, more: Record<string, unknown> = {}) {
  const { startsAt, doctorId } = slots[index]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org', ...more };
  const { data } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body;
  return { id: data.id as number, path: `/appointment/manage/${data.manageUrl.split('/').at(-1)}` };
}
const move = (path: string, index: number) =>
  hospital.call('PUT', path, { startsAt: slots[index]!.startsAt }, hospital.visitor);
const cancel = (path: string) => hospital.call('DELETE', path, undefined, hospital.visitor);
const byStaff = async (id: number, body: unknown) => {
  const { status } = await hospital.call('PUT', `/appointment/${id}`, body, await hospital.signIn());
  expect(status).toBe(200);
};
const send = () => sendDue(mailbox.post(hospital));
const pass = (minutes: number) => {
  hospital.clock.now += minutes * minute;
};
const received = () => mailbox.received.map(({ headers }) => headers.get('subject')!.split(' | ')[0]);
const rows = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const eventOf = (calendar: string | null) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar!));
  const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
  return [parsed.getFirstPropertyValue('method'), event.uid, event.sequence];
};

describe('changes of an appointment within ten minutes', () => {
  test('are mailed once, with the final state and the time last mailed', async () => {
    const { path } = await book();
    await send();
    await move(path, far + 1);
    pass(4);
    await move(path, far + 2);
    await send();
    expect(received()).toEqual(['Your appointment is booked']);
    pass(mailTimes.gathered.value - 4);
    await send();
    expect(received()).toEqual(['Your appointment is booked', 'Your appointment has been moved']);
    const [first, replaced, last] = await rows();
    expect([replaced!.status, replaced!.lastError]).toEqual(['discarded', 'A newer message took its place.']);
    expect(last!.textBody).toMatch(new RegExp(`Before: .*${slots[far]!.localTime}`));
    expect(last!.textBody).toMatch(new RegExp(`When: .*${slots[far + 2]!.localTime}`));
    expect([eventOf(first!.calendar), eventOf(last!.calendar)]).toEqual([
      ['REQUEST', expect.any(String), 0],
      ['REQUEST', eventOf(first!.calendar)[1], 2],
    ]);
    expect((await hospital.get(path)).body.data.previous.localTime).toBe(slots[far]!.localTime);
  });

  test('count from the last message, so that a patient who continues gets one every ten minutes at most', async () => {
    const { path } = await book();
    for (let minutes = 0; minutes < 60; minutes++) {
      await send();
      await move(path, far + 1 + (minutes % 5));
      pass(1);
    }
    expect(received().length).toBeLessThanOrEqual(6);
    pass(10);
    await send();
    await send();
    const last = (await rows()).filter(({ status }) => status === 'sent').at(-1)!;
    expect(last.textBody).toContain(slots[far + 1 + (59 % 5)]!.localTime);
    expect((await rows()).filter(({ status }) => status === 'queued')).toEqual([]);
  });

  test('are one confirmation of the new time if the first message had not been sent yet', async () => {
    const { path } = await book();
    await move(path, far + 1);
    await send();
    expect(received()).toEqual(['Your appointment is booked']);
    const sent = (await rows()).find(({ status }) => status === 'sent')!;
    expect(sent.textBody).toContain(slots[far + 1]!.localTime);
    expect(eventOf(sent.calendar)).toEqual(['REQUEST', expect.any(String), 1]);
  });

  test('are nothing if a patient cancels what was never mailed; by the hospital they are mailed', async () => {
    await cancel((await book()).path);
    await send();
    expect(received()).toEqual([]);
    const { id } = await book(far + 1);
    await byStaff(id, { status: 'cancelled' });
    await send();
    expect(received()).toEqual(['Your appointment has been cancelled']);
    expect((await rows()).at(-1)!.calendar).toBeNull();
  });

  test('keep the note from staff, also when the patient moves it once more', async () => {
    const { path, id } = await book();
    await send();
    await hospital.call(
      'PUT',
      `/appointment/${id}/time`,
      { startsAt: slots[far + 1]!.startsAt, message: 'Dr Hensley is away.' },
      hospital.staff,
    );
    const isMoved = (await rows()).some(({ textBody }) => textBody.includes('Dr Hensley is away.'));
    await move(path, far + 2);
    pass(10);
    await send();
    const last = (await rows()).at(-1)!;
    expect([isMoved, last.status]).toEqual([true, 'sent']);
    expect(last.textBody).toContain('Dr Hensley is away.');
  });

  test('are not delayed if staff change a visit of the next day', async () => {
    hospital.clock.now = Date.parse(slots[5]!.startsAt) - 20 * 60 * minute;
    const near = await book(5);
    const later = await book(far, { email: 'bo@example.org' });
    await send();
    await byStaff(near.id, { status: 'cancelled' });
    await byStaff(later.id, { status: 'cancelled' });
    await send();
    expect(mailbox.received.slice(2).map(({ to }) => to[0])).toEqual(['ann@example.org']);
    pass(10);
    await send();
    expect(mailbox.received.slice(3).map(({ to }) => to[0])).toEqual(['bo@example.org']);
  });
});

describe('a message that is being sent', () => {
  test('is not changed by what happens meanwhile, and its news is not repeated', async () => {
    const { path } = await book();
    // As left by a process that was killed while speaking to the mail server.
    await hospital.orm.execute(sql`update outbox set attempts = 1,
      next_attempt_at = ${new Date(hospital.clock.now + 5 * minute).toISOString()},
      claimed_until = ${new Date(hospital.clock.now + 5 * minute).toISOString()}`);
    await move(path, far + 1);
    expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'queued']);
    await send();
    expect(received()).toEqual([]);
    pass(11);
    await send();
    expect(received()).toEqual(['Your appointment has been moved']);
    expect((await rows()).map(({ status }) => status)).toEqual(['discarded', 'sent']);
  });

  test('is replaced by a newer one before the next try while the mail server is away', async () => {
    const { path } = await book();
    await sendDue(mailbox.post(hospital, 1));
    await move(path, far + 1);
    pass(20);
    await send();
    expect(received()).toEqual(['Your appointment has been moved']);
  });
});

describe('a declined request', () => {
  test('cancels a calendar entry only if one was sent', async () => {
    const type = `/visit-type/${slots[far]!.visitTypeId}`;
    await hospital.call('PUT', type, { needsApproval: true }, hospital.staff);
    const [never, moved] = [await book(), await book(far + 1, { email: 'bo@example.org' })];
    await deliver(hospital);
    await move(moved.path, far + 3);
    pass(10);
    await deliver(hospital);
    pass(10);
    for (const { id } of [never, moved]) await byStaff(id, { status: 'declined' });
    await hospital.call('PUT', type, { needsApproval: false }, hospital.staff);
    const declined = (await rows()).filter(({ uniqueKey }) => uniqueKey!.includes('declined'));
    expect(declined.map(({ calendar }) => calendar && eventOf(calendar)[0])).toEqual([null, 'CANCEL']);
  });
});

describe('fifty appointments under someone else’s address, each moved three times and cancelled', () => {
  test.each([
    ['while mail goes out all the time', true],
    ['before any mail went out', false],
  ])('%s flood no inbox, and the final state is mailed', async (_, isSending) => {
    const victim = 'victim@example.org';
    let most = 0;
    for (let n = 0; n < 50; n++) {
      const { path } = await book(far, { email: n % 2 ? victim : `Victim+${n}@example.org` });
      if (isSending) await send();
      for (const place of [1, 2, 3]) {
        await move(path, far + place);
        if (isSending) await send();
      }
      await cancel(path);
      if (isSending) await send();
    }
    const { perHour, perDay } = mailRates.appointment;
    expect(mailbox.received.length).toBeLessThanOrEqual(perHour);
    const stands = await book(far, { email: victim });
    for (let hour = 1; hour <= 30; hour++) {
      if (hour === 24) expect(mailbox.received.length).toBeLessThanOrEqual(perDay);
      const before = mailbox.received.length;
      for (let turn = 0; turn < 4; turn++) {
        pass(15);
        await send();
      }
      most = Math.max(most, mailbox.received.length - before);
    }
    expect(most).toBeLessThanOrEqual(perHour);
    // A mailed booking is also withdrawn by mail; the others were never mailed.
    const all = await rows();
    const ofStanding = all.filter(({ appointmentId }) => appointmentId === stands.id);
    expect(ofStanding.map(({ status }) => status)).toEqual(['sent']);
    const sentOf = (word: string) =>
      all.filter(({ status, uniqueKey }) => status === 'sent' && uniqueKey!.includes(word)).length;
    expect(sentOf(' booked ')).toBe(sentOf(' cancelled ') + 1);
  });

  test('staff see what waits and why, can send it themselves, and are never counted', async () => {
    const { perHour } = mailRates.appointment;
    for (let n = 0; n < perHour + 2; n++) await book(far + n, { email: `v+${n}@example.org` });
    await send();
    expect(mailbox.received).toHaveLength(perHour);
    const list = (await hospital.get('/admin/mail?status=queued', hospital.staff)).body.data;
    expect(list.map(({ lastError }: { lastError: string }) => lastError)).toEqual(
      Array(2).fill('This address has had as many such messages as it may get for now.'),
    );
    await hospital.call('POST', `/admin/mail/${list[0].id}/attempt`, undefined, hospital.staff);
    await send();
    expect(mailbox.received).toHaveLength(perHour + 1);
    const { id } = await book(far + perHour + 2, { email: 'v@example.org' });
    await byStaff(id, { status: 'cancelled' });
    await send();
    expect(received().at(-1)).toBe('Your appointment has been cancelled');
  });
});
