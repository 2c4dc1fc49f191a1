import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { limits } from '#server/kernel/limits.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { deliver, type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
let slots: { startsAt: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  slots = (await hospital.get(path)).body.data;
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});
beforeEach(async () => {
  hospital.clock.now = monday;
  mailbox.received.length = 0;
  await hospital.empty('appointment', 'allocation', 'outbox', 'budget');
});

const ann = { email: 'Ann@example.org', phone: '020 7946 0123' };
async function book(place: number, contact: { email?: string; phone?: string } = ann) {
  const { startsAt, doctorId } = slots[place]!;
  const body = { doctorId, startsAt, name: 'Ann Example', ...contact };
  const { body: answer } = await hospital.call('POST', '/appointment', body, hospital.visitor);
  await hospital.empty('outbox');
  return answer.data as { id: number; reference: string; manageUrl: string };
}

/** Returns the answer with the messages that it wrote. */
async function ask(contact: string, reference?: string) {
  const body = { contact, ...(reference === undefined ? {} : { reference }) };
  const answer = await hospital.call('POST', '/appointment/links', body, hospital.visitor);
  await hospital.settled();
  const written = await hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  return { answer, written };
}
const linksIn = (text: string) =>
  [...text.matchAll(/\/appointment\/manage\/([\w-]{43})/g)].map(([, token]) => token!);
const openedBy = async (token: string) => (await hospital.get(`/appointment/manage/${token}`)).body.data;

test('a person who lost the link gets it by reference and contact, in any spelling, at the address they booked with', async () => {
  const { reference } = await book(0);
  const spelt = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase();
  for (const contact of ['ann@EXAMPLE.org', '+44 20 7946 0123', '(020) 79460123']) {
    await hospital.empty('outbox', 'budget');
    const { answer, written } = await ask(contact, spelt);
    expect([contact, answer.status, written.map(({ recipient }) => recipient)]).toEqual([
      contact,
      202,
      [ann.email],
    ]);
    const [token] = linksIn(written[0]!.textBody);
    expect(linksIn(written[0]!.htmlBody)).toEqual([token]);
    expect(await openedBy(token!)).toMatchObject({ reference, canMove: true });
  }
});

test('without a reference an address gets all its appointments ahead in one message, soonest first', async () => {
  const later = await book(30);
  const sooner = await book(2);
  const cancelled = await book(5);
  await hospital.call('DELETE', new URL(cancelled.manageUrl).pathname, {}, hospital.visitor);
  await book(8, { email: 'bo@example.org' });
  await hospital.empty('outbox');
  const { written } = await ask(ann.email);
  expect(written).toHaveLength(1);
  const opened = await Promise.all(linksIn(written[0]!.textBody).map(openedBy));
  expect(opened.map(({ reference }) => reference)).toEqual([sooner.reference, later.reference]);
});

test('the message is sent, and is not kept once it has been', async () => {
  await book(0);
  await ask(ann.email);
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toHaveLength(1);
  const [row] = await hospital.orm.select().from(schema.outbox);
  expect([row!.status, row!.textBody, row!.htmlBody]).toEqual(['sent', '', '']);
});

test.each([
  ['another reference', () => ['ann@example.org', 'KM4RT7XA']],
  ['another address', (reference: string) => ['bo@example.org', reference]],
])('with %s the answer is the same and nothing is sent', async (_, asked) => {
  const { reference } = await book(0);
  const right = await ask(ann.email, reference);
  await hospital.empty('outbox');
  const [contact, wrong] = asked(reference) as [string, string];
  const { answer, written } = await ask(contact, wrong);
  expect([answer.status, answer.body]).toEqual([right.answer.status, right.answer.body]);
  expect(written).toEqual([]);
});

test('a past appointment, and one booked without an address, are not sent to anyone', async () => {
  const { reference } = await book(0, { phone: ann.phone });
  expect((await ask(ann.phone, reference)).written).toEqual([]);
  await book(1);
  hospital.clock.now = Date.parse(slots[1]!.startsAt) + 60_000;
  expect((await ask(ann.email)).written).toEqual([]);
});

test('a mailbox gets only so many an hour, and the caller is not told', async () => {
  await book(0);
  const { most } = limits.linksMailPerHour;
  for (let times = 0; times <= most; times++) {
    const { answer, written } = await ask(ann.email);
    expect([answer.status, written.length]).toEqual([202, Math.min(times + 1, most)]);
  }
  hospital.clock.now += 3_600_000 + 1;
  expect((await ask(ann.email)).written).toHaveLength(most + 1);
});

test('it is no news of the appointment: later messages are neither delayed nor replaced by it', async () => {
  const { id, manageUrl } = await book(0);
  await ask(ann.email);
  await deliver(hospital);
  await hospital.call('PUT', new URL(manageUrl).pathname, { startsAt: slots[9]!.startsAt }, hospital.visitor);
  const [moved] = await hospital.orm.select().from(schema.outbox).where(eq(schema.outbox.appointmentId, id));
  expect([moved!.status, moved!.nextAttemptAt.getTime()]).toEqual(['queued', hospital.clock.now]);
});
