import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});
beforeEach(async () => {
  mailbox.received.length = 0;
  mailbox.state.refusing = undefined;
  hospital.clock.now = monday;
  await hospital.empty('outbox');
  await hospital.emptyTrail();
});

const get = (path = '') => hospital.get(`/admin/mail${path}`, hospital.staff);
const attempt = (id: number) => hospital.call('POST', `/admin/mail/${id}/attempt`, undefined, hospital.staff);
const discard = (id: number) => hospital.call('DELETE', `/admin/mail/${id}`, undefined, hospital.staff);
const write = async () =>
  (await hospital.call('POST', '/admin/mail', undefined, hospital.staff)).body.data as { id: number };
const set = (id: number, values: Partial<typeof schema.outbox.$inferInsert>) =>
  hospital.orm.update(schema.outbox).set(values).where(eq(schema.outbox.id, id));

test('a test message goes to the member of staff who asks for it, can be read before it is sent, and arrives', async () => {
  const { id } = await write();
  const { data } = (await get(`/${id}`)).body;
  expect(data).toMatchObject({
    status: 'queued',
    recipient: 'desk@openward.example',
    text: expect.stringContaining('This is a test message.'),
    attempts: 0,
    sentAt: null,
    isBeingSent: false,
  });
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received.map(({ to }) => to)).toEqual([['desk@openward.example']]);
  expect((await get(`/${id}`)).body.data).toMatchObject({
    status: 'sent',
    attempts: 1,
    sentAt: new Date(monday).toISOString(),
    isBeingSent: false,
  });
});

test('the list has states, words and pages, and the summary counts', async () => {
  const [one, two, three] = [await write(), await write(), await write()];
  await set(one.id, { status: 'dead', lastError: 'no such mailbox' });
  await set(two.id, { recipient: 'zoe@example.org', status: 'sent', sentAt: new Date(monday) });
  const ids = async (query: string) =>
    (await get(query)).body.data.map((message: { id: number }) => message.id);
  expect(await ids('?sort=-createdAt')).toEqual([three.id, two.id, one.id]);
  expect(await ids('?status=dead')).toEqual([one.id]);
  expect(await ids('?status=all&limit=1&page=3')).toEqual([one.id]);
  expect(await ids('?q=zoe')).toEqual([two.id]);
  expect((await get('/summary')).body.data).toEqual({
    hasServer: true,
    hasGateway: false,
    smsWaiting: 0,
    queued: 1,
    sent: 1,
    dead: 1,
  });
});

test('a dead message is tried again from the beginning, and arrives once', async () => {
  const { id } = await write();
  mailbox.state.refusing = 'mailbox full';
  for (let tries = 0; tries < 9; tries++) {
    await sendDue(mailbox.post(hospital));
    await set(id, { nextAttemptAt: new Date(monday) });
  }
  expect((await get(`/${id}`)).body.data).toMatchObject({
    status: 'dead',
    attempts: 9,
    lastError: expect.stringContaining('mailbox full'),
  });
  mailbox.state.refusing = undefined;
  expect((await attempt(id)).body.data).toMatchObject({ status: 'queued', attempts: 0 });
  await sendDue(mailbox.post(hospital));
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toHaveLength(1);
  const again = await attempt(id);
  expect([again.status, again.body.type]).toEqual([409, '/problems/already-sent']);
});

test('a message being sent is left alone, so that it cannot be sent twice', async () => {
  const { id } = await write();
  let arrived = () => {};
  let goOn = () => {};
  const isSending = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const mayEnd = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = {
    async sendMail() {
      arrived();
      await mayEnd;
    },
  };
  const sending = sendDue({ ...mailbox.post(hospital), transport: slow as never });
  await isSending;
  expect((await get(`/${id}`)).body.data.isBeingSent).toBe(true);
  for (const refused of [await attempt(id), await discard(id)])
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/being-sent']);
  expect(await sendDue(mailbox.post(hospital))).toEqual({ sent: 0, failed: 0 });
  goOn();
  expect(await sending).toEqual({ sent: 1, failed: 0 });
  expect(mailbox.received).toEqual([]);
});

test('a claim left by a crash ends after five minutes', async () => {
  const { id } = await write();
  await set(id, { claimedUntil: new Date(monday + 300_000), attempts: 1 });
  expect((await attempt(id)).status).toBe(409);
  hospital.clock.now += 300_000;
  expect((await attempt(id)).status).toBe(200);
});

test('a discarded message is not sent, can still be read, and can be sent after all', async () => {
  const { id } = await write();
  expect((await discard(id)).status).toBe(204);
  expect(await sendDue(mailbox.post(hospital))).toEqual({ sent: 0, failed: 0 });
  expect((await get(`/${id}`)).body.data.status).toBe('discarded');
  expect((await get('/summary')).body.data).toMatchObject({ queued: 0, dead: 0 });
  await attempt(id);
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toHaveLength(1);
  expect((await discard(id)).body.type).toBe('/problems/already-sent');
  const { body } = await hospital.get('/admin/activity', hospital.staff);
  expect(body.data.map(({ action, entity }: Record<string, string>) => [action, entity])).toEqual([
    ['resend', 'mail'],
    ['discard', 'mail'],
  ]);
});
