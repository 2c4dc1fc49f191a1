import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { deliver } from './test-mailbox.ts';

let hospital: TestHospital;
let slots: {
  startsAt: string;
  localDate: string;
  localTime: string;
  doctorId: number;
  visitTypeId: number;
}[];
const hour = 3_600_000;

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox');
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-10';
  slots = (await hospital.get(path)).body.data;
});

async function book(index: number, more: Record<string, unknown> = {}) {
  const { startsAt, doctorId } = slots[index]!;
  const body = {
    doctorId,
    startsAt,
    name: 'Ann Example',
    email: 'ann@example.org',
    reason: 'Secret',
    ...more,
  };
  const { data } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body;
  return { id: data.id as number, path: `/appointment/manage/${data.manageUrl.split('/').at(-1)}` };
}
const move = (path: string, index: number) =>
  hospital.call('PUT', path, { startsAt: slots[index]!.startsAt }, hospital.visitor);
const step = async (id: number, body: unknown) =>
  hospital.call(
    'PUT',
    `/appointment/${id}`,
    body,
    // A session does not last until the visit.
    hospital.clock.now === monday ? hospital.staff : await hospital.signIn(),
  );
const messages = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const kinds = async () => (await messages()).map(({ uniqueKey }) => uniqueKey!.split(' ')[2]);
const remind = (hours: number, index: number) => {
  hospital.clock.now = Date.parse(slots[index]!.startsAt) - hours * hour;
  return writeReminders(hospital.services);
};

describe('messages to a patient', () => {
  test('each message refers to the same calendar entry: created, changed, and cancelled', async () => {
    const { path } = await book(0);
    await deliver(hospital);
    await move(path, 5);
    await hospital.call('DELETE', path, undefined, hospital.visitor);
    const entries = (await messages()).map(({ calendar }) => {
      const parsed = new ICAL.Component(ICAL.parse(calendar!));
      ICAL.TimezoneService.register(new ICAL.Timezone(parsed.getFirstSubcomponent('vtimezone')!));
      const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
      const start = new Date(event.startDate.toUnixTime() * 1000).toISOString();
      return [parsed.getFirstPropertyValue('method'), event.uid, event.sequence, start];
    });
    const uid = entries[0]![1];
    expect(entries).toEqual([
      ['REQUEST', uid, 0, new Date(slots[0]!.startsAt).toISOString()],
      ['REQUEST', uid, 1, new Date(slots[5]!.startsAt).toISOString()],
      ['CANCEL', uid, 2, new Date(slots[5]!.startsAt).toISOString()],
    ]);
  });

  test('times are the hospital’s, in summer and in winter', async () => {
    const summer = slots.findIndex(({ localDate }) => localDate >= '2026-03-30');
    await book(0);
    await book(summer, { email: 'summer@example.org' });
    for (const [place, index] of [0, summer].entries()) {
      const { textBody, calendar } = (await messages())[place]!;
      const { localTime, localDate } = slots[index]!;
      expect(textBody).toContain(`${localTime} (Europe/London)`);
      expect(calendar).toContain(
        `DTSTART;TZID=Europe/London:${localDate.replaceAll('-', '')}T${localTime.replace(':', '')}00`,
      );
    }
  });

  test('subjects and calendar titles name no speciality, no kind of visit and no reason', async () => {
    const { path, id } = await book(0);
    await deliver(hospital);
    await move(path, 5);
    await remind(24, 5);
    await step(id, { status: 'cancelled', message: 'Dr Hensley is ill.' });
    expect(await kinds()).toEqual(['booked', 'moved', 'reminder-1-day', 'cancelled']);
    for (const { subject, calendar } of await messages()) {
      const title = /SUMMARY:.*/.exec(calendar ?? '')?.[0] ?? '';
      expect(subject + title).not.toMatch(/cardio|consult|secret|hensley/i);
    }
  });

  test('who cancelled and why, in the hospital’s words', async () => {
    const own = await book(0);
    await deliver(hospital);
    await hospital.call('DELETE', own.path, { reason: 'Private' }, hospital.visitor);
    const ours = await book(1);
    await step(ours.id, {
      status: 'cancelled',
      note: 'Internal',
      message: 'The doctor is ill.\n<b>Please</b> forgive us.',
    });
    const [, byPatient, , byHospital] = await messages();
    expect(byPatient!.textBody).toContain('You cancelled your appointment.');
    expect(byHospital!.textBody).toContain(
      'we had to cancel your appointment.\n\nThe doctor is ill.\n<b>Please</b> forgive us.',
    );
    expect(byHospital!.htmlBody).toContain('&lt;b&gt;Please');
    for (const { textBody } of await messages()) expect(textBody).not.toMatch(/Private|Internal|Secret/);
  });

  test('where a moved appointment was before', async () => {
    const { path } = await book(0);
    await deliver(hospital);
    await move(path, 5);
    const moved = (await messages())[1]!;
    expect(moved.textBody).toMatch(new RegExp(`Before: .*${slots[0]!.localTime}`));
    expect(moved.textBody).toContain('You can move or cancel it yourself until');
  });

  test('a declined request says so, with the hospital’s words', async () => {
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    await hospital.call('PUT', type, { needsApproval: true }, hospital.staff);
    const { id } = await book(0);
    await hospital.call('PUT', type, { needsApproval: false }, hospital.staff);
    await step(id, { status: 'declined', message: 'Please see your family doctor first.' });
    expect(await kinds()).toEqual(['requested', 'declined']);
    expect((await messages())[1]!.textBody).toContain('Please see your family doctor first.');
  });

  test('corrections at the desk send no message, and the calendar entry stays', async () => {
    const { id } = await book(0);
    for (const status of ['arrived', 'booked', 'arrived', 'in_progress', 'fulfilled'])
      await step(id, { status });
    await step(id, { status: 'no_show', note: 'Was another patient.' });
    expect(await kinds()).toEqual(['booked']);
    const [row] = await hospital.orm.select().from(schema.appointment);
    expect(row!.sequence).toBe(0);
  });

  test('cancelling an appointment at the desk after its time is over sends nothing', async () => {
    const { id } = await book(0);
    hospital.clock.now = Date.parse(slots[0]!.startsAt) + 24 * hour;
    expect((await step(id, { status: 'cancelled' })).status).toBe(200);
    expect(await kinds()).toEqual(['booked']);
  });
});

describe('reminders', () => {
  test('are sent five days and one day before, once each, from any number of runs', async () => {
    await book(0);
    expect(await remind(121, 0)).toBe(0);
    await Promise.all([remind(120, 0), remind(120, 0), remind(119, 0)]);
    expect(await kinds()).toEqual(['booked', 'reminder-5-days']);
    expect(await remind(25, 0)).toBe(0);
    await Promise.all([remind(24, 0), remind(20, 0)]);
    expect(await remind(3, 0)).toBe(0);
    expect(await kinds()).toEqual(['booked', 'reminder-5-days', 'reminder-1-day']);
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(subjects[1]).toMatch(/^Your appointment on \w+day,? \d+ March 2026 \|/);
  });

  test('are left out if the patient was notified more recently, or if it is too late', async () => {
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - 100 * hour;
    await book(0);
    expect(await remind(99, 0)).toBe(0);
    expect(await remind(1, 0)).toBe(0);
    expect(await kinds()).toEqual(['booked']);
  });

  test('are sent on the days that the hospital has chosen, and never if it wants none', async () => {
    const days = (firstReminderDays: number, lastReminderDays: number) =>
      hospital.orm.update(schema.settings).set({ firstReminderDays, lastReminderDays });
    await days(3, 0);
    await book(0);
    expect(await remind(73, 0)).toBe(0);
    expect(await remind(72, 0)).toBe(1);
    expect(await remind(24, 0)).toBe(0);
    await days(5, 1);
    expect(await kinds()).toEqual(['booked', 'reminder-5-days']);
  });

  test('of a moved appointment are those of its new time; a queued one is discarded', async () => {
    const later = slots.findIndex(
      ({ startsAt }) => Date.parse(startsAt) > Date.parse(slots[0]!.startsAt) + 200 * hour,
    );
    const { path } = await book(0);
    await deliver(hospital);
    await remind(120, 0);
    await move(path, later);
    expect((await messages()).map(({ uniqueKey, status }) => [uniqueKey!.split(' ')[2], status])).toEqual([
      ['booked', 'sent'],
      ['reminder-5-days', 'discarded'],
      ['moved', 'queued'],
    ]);
    expect(await remind(24, 0)).toBe(0);
    expect(await remind(120, later)).toBe(1);
    expect((await messages()).at(-1)!.textBody).toContain(slots[later]!.localTime);
  });

  test('of cancelled and of unconfirmed appointments are not sent', async () => {
    const { path } = await book(0);
    await deliver(hospital);
    await remind(120, 0);
    await hospital.call('DELETE', path, undefined, hospital.visitor);
    expect(await remind(24, 0)).toBe(0);
    expect((await messages()).filter(({ status }) => status === 'discarded')).toHaveLength(1);
  });
});
