import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { forAReason, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
let staff: Record<string, string>;
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
  hospital.clock.now = monday;
  staff = hospital.staff;
  await hospital.empty('subscriber', 'outbox', 'budget');
  await hospital.emptyTrail();
});

const hour = 3_600_000;
const ask = (email: string, headers = hospital.visitor) =>
  hospital.call('POST', '/newsletter', { email }, headers);
/** Excludes messages discarded over a limit. */
const outbox = () =>
  hospital.orm
    .select()
    .from(schema.outbox)
    .where(ne(schema.outbox.status, 'discarded'))
    .orderBy(schema.outbox.id);
const subscribers = async (query = '') =>
  (await hospital.get(`/newsletter?${query}`, staff)).body.data as {
    id: number;
    email: string;
    status: string;
    confirmedAt: string | null;
  }[];
/** From the links of the last message. */
const lastToken = async () => /\/newsletter\/\w+\/([\w-]{43})/.exec((await outbox()).at(-1)!.textBody)![1]!;
const confirm = (token: string) =>
  hospital.call('POST', `/newsletter/confirmation/${token}`, undefined, hospital.visitor);
const unsubscribe = (token: string, headers = {}) =>
  hospital.call('POST', `/newsletter/unsubscription/${token}`, undefined, headers);
async function subscribed(email: string) {
  await ask(email);
  const token = await lastToken();
  await confirm(token);
  return token;
}

describe('signing up', () => {
  test('an address counts only once its owner has confirmed with the link, which may be pressed twice', async () => {
    expect((await ask('ann@example.org')).status).toBe(202);
    expect(await subscribers()).toMatchObject([
      { email: 'ann@example.org', status: 'pending', confirmedAt: null },
    ]);
    const token = await lastToken();
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
    expect(await subscribers()).toMatchObject([
      { status: 'confirmed', confirmedAt: new Date(monday).toISOString() },
    ]);
    const subjects = (await outbox()).map(({ subject }) => subject.split(' | ')[0]);
    expect(subjects).toEqual(['Please confirm your subscription', 'You are on our list']);
  });

  test('without a mail server every address gets an answer that promises nothing, and is noted', async () => {
    hospital.services.hasMailServer = false;
    const answers = [await ask('ann@example.org'), await ask('ann@example.org'), await ask('bo@example.org')];
    hospital.services.hasMailServer = true;
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 202,
      body: { data: { detail: expect.stringMatching(/^We have noted your address\. We cannot send email/) } },
    });
    expect(await subscribers('status=pending')).toHaveLength(2);
  });

  test('each address gets one message an hour and three a day, however often and by how many it is entered', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, at) => ask(at % 2 ? 'a@example.org' : 'A@Example.org')));
    expect(await outbox()).toHaveLength(1);
    for (let hours = 1; hours < 24; hours++) {
      hospital.clock.now += hour;
      await ask('a@example.org');
    }
    expect(await outbox()).toHaveLength(3);
    staff = await hospital.signIn();
    expect(await subscribers()).toHaveLength(1);
  });

  test('one client can have mail sent to twenty strangers an hour at most, and gets the usual answer', async () => {
    const statuses = [];
    for (let at = 0; at < 25; at++) statuses.push((await ask(`stranger-${at}@example.org`)).status);
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(await outbox()).toHaveLength(20);
  });

  test('an existing subscriber learns so by mail, and stays subscribed', async () => {
    await subscribed('a@example.org');
    hospital.clock.now += hour;
    await ask('a@example.org');
    expect((await outbox()).at(-1)!.subject).toMatch(/^You are on our list already/);
    expect(await subscribers('status=confirmed')).toHaveLength(1);
  });
});

describe('the links', () => {
  test('opening them changes nothing', async () => {
    const token = await subscribed('a@example.org');
    for (const path of ['confirmation', 'unsubscription']) {
      const { status, headers } = await hospital.get(`/newsletter/${path}/${token}`);
      expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
    }
    expect(await subscribers('status=confirmed')).toHaveLength(1);
  });

  test('unsubscribing needs no cookie and only the link’s own token, deletes the address and leaves an anonymous trace', async () => {
    const token = await subscribed('a@example.org');
    expect((await unsubscribe(token, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(204);
    expect(await subscribers()).toEqual([]);
    const { body } = await hospital.get('/admin/activity', staff);
    expect(body.data).toMatchObject([
      { action: 'unsubscribe', entity: 'newsletter', label: '', actorName: 'Visitor' },
    ]);
    // A second press, and an unknown link, get the same answer.
    expect((await unsubscribe(token)).status).toBe(204);
    expect((await unsubscribe('x'.repeat(43))).status).toBe(204);
    expect((await confirm(token)).status).toBe(404);
  });

  test('an unused one expires after seven days', async () => {
    await ask('a@example.org');
    const token = await lastToken();
    hospital.clock.now += 7 * 24 * hour + 1;
    expect((await confirm(token)).status).toBe(404);
  });

  test('unsubscribing before the opt-in mail was sent discards it', async () => {
    await ask('a@example.org');
    await unsubscribe(await lastToken());
    expect(await sendDue(mailbox.post(hospital))).toEqual({ sent: 0, failed: 0 });
  });
});

test('every message has the header with which mail programs unsubscribe in one click, with the address of its own link', async () => {
  const token = await subscribed('a@example.org');
  hospital.clock.now += hour;
  await ask('a@example.org');
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received).toHaveLength(3);
  for (const { headers, to } of mailbox.received) {
    expect(to).toEqual(['a@example.org']);
    expect(headers.get('list-unsubscribe')).toBe(`<http://hospital.test/newsletter/unsubscribe/${token}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  }
});

describe('the list', () => {
  test('is for staff: by state, by words, as a file with formulas disarmed', async () => {
    await subscribed('ann@example.org');
    hospital.clock.now += 1000;
    await ask('+1@example.org');
    expect((await subscribers()).map(({ email }) => email)).toEqual(['+1@example.org', 'ann@example.org']);
    expect((await subscribers('status=confirmed')).map(({ email }) => email)).toEqual(['ann@example.org']);
    expect(await subscribers('q=ANN&status=all')).toHaveLength(1);
    const file = await hospital.get('/newsletter?format=csv&sort=email', { ...staff, ...forAReason });
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain(`"'+1@example.org","pending",`);
    for (const headers of [{}, hospital.visitor] as Record<string, string>[]) {
      expect((await hospital.get('/newsletter', headers)).status).toBe(401);
      expect((await hospital.get('/newsletter?format=csv', headers)).status).toBe(401);
    }
  });

  test('staff remove an address for good', async () => {
    await subscribed('ann@example.org');
    const { id } = (await subscribers())[0]!;
    expect((await hospital.call('DELETE', `/newsletter/${id}`, undefined, hospital.visitor)).status).toBe(
      401,
    );
    expect((await hospital.call('DELETE', `/newsletter/${id}`, undefined, staff)).status).toBe(204);
    expect((await hospital.call('DELETE', `/newsletter/${id}`, undefined, staff)).status).toBe(404);
    expect([await subscribers(), await outbox()]).toEqual([[], []]);
  });
});
