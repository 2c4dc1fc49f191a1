/** A booking that is `held` until the link in its mail is used: what that proves, and what it binds the patient to. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { limits } from '#server/kernel/limits.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { noLimits } from '#server/test-limits.ts';
import { brokenInvariants } from './test-invariants.ts';

const minute = 60_000;
const confirmMs = limits.confirmMinutes.most * minute;
interface Slot {
  startsAt: string;
  localDate: string;
  doctorId: number;
  visitTypeId: number;
}
let hospital: TestHospital;
let slots: Slot[];
/** Every booking must be confirmed. */
const strict = { ...noLimits, bookingsPerHour: { ...limits.bookingsPerHour, most: 0 } };

beforeAll(async () => {
  hospital = await testHospital({ limits: strict });
  slots = await slotsOf('clara-hensley');
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox', 'budget');
});

const slotsOf = async (doctor: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&from=2026-03-10&to=2026-03-31`)).body.data;
const free = async () => (await slotsOf('clara-hensley')).map(({ startsAt }) => startsAt);
const book = (slot: Slot, more = {}, headers = {}) =>
  hospital.call(
    'POST',
    '/appointment',
    {
      ...{ doctorId: slot.doctorId, startsAt: slot.startsAt, visitTypeId: slot.visitTypeId },
      ...{ name: 'Ann Example', email: 'ann@example.org', ...more },
    },
    { ...hospital.visitor, ...headers },
  );
const confirm = (path: string) => hospital.call('POST', path, undefined, hospital.visitor);
const mails = async () => {
  const rows = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  return rows.map((row) => ({ ...row, subject: row.subject.split(' | ')[0] }));
};
/** The link in the latest message to a recipient. */
const mailedPath = async (recipient = 'ann@example.org') => {
  const all = (await mails()).filter((mail) => mail.recipient === recipient);
  return /(\/appointment\/manage\/[\w-]{43})/.exec(all.at(-1)!.textBody)![1]!;
};
const stored = async (id: number) =>
  (await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id)))[0]!;

describe('a booking that must be confirmed', () => {
  test('is held for twenty minutes, says so, and is booked with the link in its mail, with a calendar entry only then', async () => {
    const { status, body } = await book(slots[0]!);
    expect([status, body.data.status]).toEqual([201, 'held']);
    expect(body.data.confirm).toEqual({
      until: new Date(monday + confirmMs).toISOString(),
      sentTo: 'ann@example.org',
      isTimeKept: true,
    });
    expect(await free()).not.toContain(slots[0]!.startsAt);
    const [asking] = await mails();
    expect([asking!.subject, asking!.calendar]).toEqual(['Please confirm your appointment', null]);
    expect(asking!.textBody).toMatch(/Confirm until: Monday, 2 March 2026, 09:20/);
    const path = await mailedPath();
    expect((await hospital.get(`${path}/calendar`)).status).toBe(404);
    hospital.clock.now += confirmMs - 1;
    const confirmed = await confirm(path);
    expect([confirmed.status, confirmed.body.data.status, confirmed.body.data.confirm]).toEqual([
      200,
      'booked',
      null,
    ]);
    const [, told] = await mails();
    expect([told!.subject, told!.calendar]).toEqual([
      'Your appointment is booked',
      expect.stringContaining('BEGIN:VEVENT'),
    ]);
    hospital.clock.now += 60 * minute;
    expect(await free()).not.toContain(slots[0]!.startsAt);
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
  });

  test('is not changed by opening its link, nor confirmed by the link in the API’s answer', async () => {
    const { body } = await book(slots[0]!);
    const given = new URL(body.data.manageUrl).pathname;
    const before = await stored(body.data.id);
    const mailed = await mailedPath();
    expect(mailed).not.toBe(given);
    expect((await hospital.get(mailed)).body.data).toMatchObject({
      canConfirm: true,
      canMove: false,
      canCancel: false,
    });
    expect((await hospital.get(given)).body.data).toMatchObject({ canConfirm: false });
    expect((await confirm(given)).status).toBe(404);
    expect((await confirm(`/appointment/manage/${'x'.repeat(43)}`)).status).toBe(404);
    expect(await stored(body.data.id)).toEqual(before);
    const everything = JSON.stringify([
      body,
      (await hospital.get(given)).body,
      (await hospital.get(`${given}/calendar`)).body,
    ]);
    expect(everything).not.toContain(mailed.split('/').at(-1));
    expect((await hospital.call('POST', mailed)).status).toBe(403);
  });

  test('is one booking however often its link is pressed, concurrently or later', async () => {
    await book(slots[0]!);
    const path = await mailedPath();
    const answers = await Promise.all([confirm(path), confirm(path), confirm(path)]);
    answers.push(await confirm(path));
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(
      Array(4).fill([200, 'booked']),
    );
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Please confirm your appointment',
      'Your appointment is booked',
    ]);
    expect((await hospital.orm.select().from(schema.allocation)).length).toBe(1);
  });

  test('expires to the second: its slot is anyone’s, without a cleanup job', async () => {
    const { body } = await book(slots[0]!);
    const path = await mailedPath();
    hospital.clock.now += confirmMs;
    expect(await free()).toContain(slots[0]!.startsAt);
    const late = await confirm(path);
    expect([late.status, late.body.type]).toEqual([409, '/problems/hold-not-valid']);
    expect((await hospital.get(path)).body.data).toMatchObject({
      status: 'expired',
      canConfirm: false,
      confirm: null,
    });
    await book(slots[0]!, { email: 'ben@example.org' });
    expect((await confirm(await mailedPath('ben@example.org'))).body.data.status).toBe('booked');
    expect((await confirm(path)).status).toBe(409);
    const { body: list } = await hospital.get('/appointment?status=all', hospital.staff);
    expect(list.data.map(({ email }: { email: string }) => email)).toEqual(['ben@example.org']);
    expect((await hospital.get(`/appointment/${body.data.id}`, hospital.staff)).body.data).toMatchObject({
      status: 'expired',
      allowed: [],
    });
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
  });

  test('leaves no trace of the entered contact unless it is confirmed', async () => {
    await book(slots[0]!, { name: 'Ann Vanishing', phone: '020 7946 0123', reason: 'Private' });
    hospital.clock.now += confirmMs + 61 * minute;
    await tidy(hospital.orm, hospital.clock.now);
    for (const table of ['appointment', 'allocation', 'outbox', 'activity', 'revision', 'idempotency']) {
      const { rows } = await hospital.orm.execute<{ text: string | null }>(
        sql`select string_agg(to_jsonb(t)::text, '') as text from ${sql.identifier(table)} t`,
      );
      expect(rows[0]!.text ?? '').not.toMatch(/Vanishing|ann@example|7946 ?0123|Private/);
    }
    expect(await hospital.orm.select().from(schema.appointment)).toEqual([]);
  });

  test('sent twice with one key gets the same answer, and is booked again once it was deleted', async () => {
    const key = { 'Idempotency-Key': 'click' };
    const [one, two] = await Promise.all([book(slots[0]!, {}, key), book(slots[0]!, {}, key)]);
    expect([one.body, (await book(slots[0]!, {}, key)).body]).toEqual([two.body, two.body]);
    hospital.clock.now += confirmMs + 61 * minute;
    await tidy(hospital.orm, hospital.clock.now);
    const anew = await book(slots[0]!, {}, key);
    expect([anew.status, anew.body.data.reference === one.body.data.reference]).toEqual([201, false]);
  });

  test('checks the rules again when it is confirmed: leave entered meanwhile refuses it', async () => {
    const { doctorId, localDate } = slots[0]!;
    await book(slots[0]!);
    const leave = { kind: 'leave', from: `${localDate}T00:00`, to: `${localDate}T23:59` };
    const { body } = await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
    const refused = await confirm(await mailedPath());
    expect([refused.body.type, refused.body.nearest.length]).toEqual(['/problems/slot-not-offered', 3]);
    await hospital.call('DELETE', `/doctor/${doctorId}/timeoff/${body.data.id}`, undefined, hospital.staff);
    expect((await confirm(await mailedPath())).status).toBe(200);
  });

  test('needs approval afterwards if its visit type does, and staff may book it for a caller', async () => {
    const type = `/visit-type/${slots[0]!.visitTypeId}`;
    await hospital.call('PUT', type, { needsApproval: true }, hospital.staff);
    try {
      await book(slots[0]!);
      expect((await confirm(await mailedPath())).body.data.status).toBe('requested');
    } finally {
      await hospital.call('PUT', type, { needsApproval: false }, hospital.staff);
    }
    const { body } = await book(slots[1]!, { email: 'ben@example.org' });
    const path = `/appointment/${body.data.id}`;
    expect((await hospital.call('PUT', path, { status: 'booked' }, hospital.staff)).body.data.status).toBe(
      'booked',
    );
    hospital.clock.now += confirmMs;
    expect(await free()).not.toContain(slots[1]!.startsAt);
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
  });

  test('whose slot is not kept goes to the first who confirms', async () => {
    const crowded = {
      ...strict,
      leastOfDay: { ...limits.leastOfDay, most: 0 },
      everybodyDayPercent: { ...limits.everybodyDayPercent, most: 0 },
    };
    Object.assign(hospital.services, { limits: crowded });
    try {
      const answers = [];
      for (const name of ['ann', 'ben', 'cleo'])
        answers.push(await book(slots[0]!, { email: `${name}@example.org` }));
      expect(answers.map(({ body }) => body.data.confirm.isTimeKept)).toEqual([false, false, false]);
      expect(await free()).toContain(slots[0]!.startsAt);
      const paths = [
        await mailedPath('ben@example.org'),
        await mailedPath('cleo@example.org'),
        await mailedPath(),
      ];
      const confirmed = await Promise.all(paths.map(confirm));
      expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(confirmed.find(({ status }) => status === 409)!.body).toMatchObject({
        type: '/problems/slot-taken',
        nearest: [{}, {}, {}],
      });
      const again = await book(slots[0]!, { email: 'dan@example.org' });
      expect(again.body.type).toBe('/problems/slot-taken');
      expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
    } finally {
      Object.assign(hospital.services, { limits: strict });
    }
  });
});

describe('a proven contact', () => {
  const spread = () => slots.filter((_, index) => index % 3 === 0);

  test('has at most four future appointments, also with links pressed concurrently', async () => {
    const paths = [];
    for (const slot of spread().slice(0, 6)) {
      await book(slot, { email: paths.length % 2 ? 'ANN@example.org' : 'ann@example.org' });
      paths.push(await mailedPath(paths.length % 2 ? 'ANN@example.org' : 'ann@example.org'));
    }
    const answers = await Promise.all(paths.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      type: '/problems/too-many-appointments',
      detail: 'You already have 4 future appointments. Please call us to book another.',
    });
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
  });

  test('is not used up by strangers who type it, nor by its phone number, which mail does not prove', async () => {
    Object.assign(hospital.services, { limits: noLimits });
    for (const slot of spread().slice(0, 5))
      expect((await book(slot)).body.data).toMatchObject({ status: 'booked' });
    Object.assign(hospital.services, { limits: strict });
    await book(spread()[5]!);
    expect((await confirm(await mailedPath())).status).toBe(200);
    const phone = '020 7946 0123';
    for (const [index, slot] of spread().slice(6, 11).entries()) {
      const email = `own-${index}@example.org`;
      expect((await book(slot, { email, phone })).status).toBe(201);
      expect((await confirm(await mailedPath(email))).status).toBe(200);
    }
  });

  test('comes only from the mailed link: a move with it counts, one with the link in the API’s answer does not', async () => {
    Object.assign(hospital.services, { limits: noLimits });
    try {
      const { body } = await book(slots[0]!);
      const move = (path: string, slot: Slot) =>
        hospital.call('PUT', path, { startsAt: slot.startsAt }, hospital.visitor);
      expect((await move(new URL(body.data.manageUrl).pathname, slots[1]!)).status).toBe(200);
      expect((await stored(body.data.id)).contactProvenAt).toBeNull();
      expect((await move(await mailedPath(), slots[2]!)).status).toBe(200);
      expect((await stored(body.data.id)).contactProvenAt).toEqual(new Date(monday));
    } finally {
      Object.assign(hospital.services, { limits: strict });
    }
  });
});
