/** What all messages have in common, regardless of their cause and of what is typed into forms. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import * as schema from '#server/db/schema.ts';
import { publicWrites } from '#server/security/every-call.ts';
import { leavesOf, sampleOf, takesText } from '#server/security/sample.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { readTold } from './gathering.ts';
import { writeEmailLink, writeInvitation, writeNotice, writeResetLink } from './identity-message.ts';
import { writeLetter } from './letter.ts';
import { sendDue } from './outbox.ts';
import { deliver, type TestMailbox, testMailbox } from './test-mailbox.ts';
import { writeTestMessage } from './test-message.ts';
import { writeWaitlistOffer } from './waitlist-message.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
let slots: { startsAt: string; doctorId: number; visitTypeId: number }[];
const day = 86_400_000;

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
  await hospital.empty('appointment', 'allocation', 'outbox', 'budget', 'inquiry', 'waitlist', 'subscriber');
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-20';
  slots = (await hospital.get(path)).body.data;
});

const visitor = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.visitor);
const rows = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const pathOf = (url: string) => `/appointment/manage/${url.split('/').at(-1)}`;

async function book(place: number, more: Record<string, unknown> = {}) {
  const { startsAt, doctorId } = slots[place]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: `ann${place}@example.org`, ...more };
  const { data } = (await visitor('POST', '/appointment', body)).body;
  return { id: data.id as number, path: pathOf(data.manageUrl) };
}

async function waits(more: Record<string, unknown> = {}) {
  const [entry] = await hospital.orm
    .insert(schema.waitlist)
    .values({
      ...{ departmentId: 1, fromDate: '2026-03-10', toDate: '2026-03-12', name: 'Ann Example' },
      ...{
        email: 'w@example.org',
        linkKey: String(Math.random()),
        linkTokenHash: Buffer.from(`${Math.random()}`),
      },
      ...more,
    })
    .returning();
  return entry!;
}

async function writeAll() {
  const { services, staff } = hospital;
  const step = (id: number, body: unknown) => hospital.call('PUT', `/appointment/${id}`, body, staff);
  const type = `/visit-type/${slots[0]!.visitTypeId}`;
  await hospital.call('PUT', type, { needsApproval: true }, staff);
  const declined = await book(0);
  await hospital.call('PUT', type, { needsApproval: false }, staff);
  const [moved, cancelled, stays] = [await book(1), await book(2), await book(3)];
  await deliver(hospital);
  await visitor('PUT', moved.path, { startsAt: slots[8]!.startsAt });
  await visitor('DELETE', cancelled.path);
  await step(declined.id, { status: 'declined' });
  await hospital.call('POST', '/rebooking', { appointmentIds: [stays.id], resolution: 'offer' }, staff);
  await visitor('POST', '/inquiries', { name: 'Ann', email: 'i@example.org', message: 'Hello' });
  await visitor('POST', '/newsletter', { email: 'n@example.org' });
  const entry = await waits();
  const expiresAt = new Date(hospital.clock.now + day);
  await writeWaitlistOffer(services, entry, { ...slots[20]!, expiresAt });
  const to = { name: 'Bo', email: 'bo@openward.example', language: '' as const };
  const link = { url: 'http://hospital.test/x', hours: 2, invitedBy: 'Ann' };
  await writeInvitation(services, to, link);
  await writeResetLink(services, to, link);
  await writeEmailLink(services, to, link);
  await writeNotice({ ...services, device: 'x', address: '192.0.2.1' }, to, 'password');
  await writeTestMessage(services, to);
  const reminded = await book(30);
  await deliver(hospital);
  hospital.clock.now = Date.parse(slots[30]!.startsAt) - day;
  expect(reminded.id && (await writeReminders(services))).toBeGreaterThan(0);
  await deliver(hospital);
  hospital.clock.now = monday + day;
}

test('every message is marked as automatic and says where people can reply', async () => {
  await writeAll();
  const kinds = new Set((await rows()).map(({ uniqueKey }) => uniqueKey?.replaceAll(/\d[\d:TZ.-]*/g, 'n')));
  expect(kinds.size).toBeGreaterThan(8);
  await hospital.orm.execute(
    sql`update outbox set status = 'queued', counts_as = '', next_attempt_at = '2026-01-01', appointment_id = null, useful_until = '2027-01-01'`,
  );
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toHaveLength((await rows()).length);
  for (const { headers } of mailbox.received)
    expect([
      headers.get('subject'),
      headers.get('auto-submitted'),
      headers.get('x-auto-response-suppress'),
      headers.get('reply-to'),
    ]).toEqual([expect.any(String), 'auto-generated', 'All', 'hello@openward.example']);
});

test('no sentence that a stranger types into any field of any form gets into any message', async () => {
  const words = 'Buy cheap pills today at www.casino.example or call 0900 12345 quickly';
  const traces = /cheap|pills|casino|12345|quickly/i;
  let [fields, caused] = [0, 0];
  const { body: free } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-05-01',
  );
  let place = 0;
  for (const { route, name } of publicWrites().filter(({ route }) => route.body)) {
    if (/password|login|passkey|two-factor|invitation|admin/.test(route.path)) continue;
    const texts = leavesOf(route.body!).filter(takesText);
    for (const { path, schema: field } of texts) {
      const shorter = [words, words.slice(0, 60), words.slice(0, 35), 'Buy cheap pills'];
      const typed = shorter.find((text) => field.safeParse(text).success);
      if (!typed || path.includes('.')) continue;
      fields++;
      await hospital.empty('budget');
      const { doctorId, startsAt } = free.data[place++];
      const person = { name: 'Ann Example', email: `p${place}@example.org` };
      const least: Record<string, Record<string, unknown>> = {
        'POST /appointment': {
          ...person,
          doctorId,
          startsAt,
          patientIsOther: true,
          patientName: 'Bo Example',
        },
        'DELETE /appointment/manage/{token}': {},
        'POST /inquiries': { ...person, message: 'Hello' },
        'POST /waitlist': { ...person, departmentId: 1, from: '2026-03-07', to: '2026-03-08' },
      };
      const body = { ...(least[name] ?? (sampleOf(route.body!, []) as object)), [path]: typed };
      const link = route.path.includes('/manage/') ? (await book(40 + place)).path : undefined;
      await deliver(hospital);
      const before = (await rows()).length;
      const { status } = await hospital.call(route.method, link ?? route.path, body, hospital.visitor);
      expect([name, path, status < 500]).toEqual([name, path, true]);
      await hospital.settled();
      if (status < 300 && (await rows()).length > before) caused++;
      for (const { subject, textBody, htmlBody, calendar } of await rows())
        expect([name, path, traces.test(subject + textBody + htmlBody + calendar)]).toEqual([
          name,
          path,
          false,
        ]);
    }
  }
  expect(fields).toBeGreaterThan(8);
  expect(caused).toBeGreaterThan(6);
});

test('a queued message that is no longer useful is not sent, but marked and still readable', async () => {
  await book(0);
  const to = { name: 'Bo', email: 'bo@openward.example', language: '' as const };
  const link = { url: 'http://hospital.test/secret', hours: 2 };
  await writeResetLink(hospital.services, to, link);
  await writeTestMessage(hospital.services, to);
  await waits().then((entry) =>
    writeWaitlistOffer(hospital.services, entry, { ...slots[9]!, expiresAt: new Date(monday + day) }),
  );
  const waiting = async () => {
    await sendDue(mailbox.post(hospital, 1));
    return (await rows()).filter(({ status }) => status === 'queued').length;
  };
  expect(await waiting()).toBe(4);
  hospital.clock.now = monday + 3 * 3_600_000;
  expect(await waiting()).toBe(3);
  hospital.clock.now = monday + day;
  expect(await waiting()).toBe(2);
  hospital.clock.now = Date.parse(slots[0]!.startsAt) - 1;
  await hospital.orm.execute(sql`update outbox set status = 'queued', attempts = 0 where status = 'dead'`);
  hospital.clock.now = Date.parse(slots[0]!.startsAt) + day;
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toEqual([]);
  const all = await rows();
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill('expired'));
  const [confirmation, reset] = all;
  expect([confirmation!.textBody, reset!.textBody]).toEqual([expect.stringContaining('booked'), '']);
  const staff = await hospital.signIn();
  const { body } = await hospital.get(`/admin/mail/${confirmation!.id}`, staff);
  expect([body.data.status, body.data.text]).toEqual(['expired', confirmation!.textBody]);
  const again = await hospital.call('POST', `/admin/mail/${confirmation!.id}/attempt`, undefined, staff);
  expect([again.status, again.body.type]).toEqual([409, '/problems/too-late-to-send']);
  expect((await readTold(hospital.orm, confirmation!.appointmentId!, 'mail')).lastAt).not.toBeNull();
});

test('lines of a message are apart in every mail program: by breaks, which need no style', async () => {
  const { htmlBody, textBody } = await writeLetter(
    { name: 'A hospital', phone: '+44 20 7946 0123' },
    {
      greeting: 'Dear Ann',
      opening: 'One\ntwo & <three>',
      facts: [['Where', '1 Park Lane\r\nSecond floor']],
      closing: 'First\n\nlast',
      quote: { title: 'You wrote', text: 'Hello\nthere' },
    },
  );
  for (const lines of [
    'One<br>two &amp; &lt;three&gt;',
    '1 Park Lane<br>Second floor',
    'First<br><br>last',
    'Hello<br>there',
  ])
    expect(htmlBody).toContain(lines);
  expect(htmlBody).not.toContain('white-space');
  expect(textBody).toContain('One\ntwo & <three>');
});
