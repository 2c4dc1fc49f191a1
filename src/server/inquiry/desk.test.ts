import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testInquiries } from './test-inquiries.ts';

const { now, asked, change, list, outbox, activity } = testInquiries();

describe('the inbox', () => {
  test('lists by state, words and the hospital’s days, newest first, a page at a time', async () => {
    now.hospital.clock.now = Date.parse('2026-06-10T22:30:00Z');
    now.staff = await now.hospital.signIn();
    const first = await asked({ name: 'Zoë First' });
    now.hospital.clock.now = Date.parse('2026-06-10T23:30:00Z');
    const second = await asked({ name: 'Second', phone: '020 7946 0123' });
    await change(first.id, { status: 'closed' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('sort=name')).toEqual([second.id, first.id]);
    expect(await ids('sort=createdAt&limit=1&page=2')).toEqual([second.id]);
    expect(await ids('status=closed')).toEqual([first.id]);
    expect(await ids('status=all')).toHaveLength(2);
    expect(await ids('q=zoe')).toEqual([first.id]);
    expect(await ids('q=460123')).toEqual([second.id]);
    expect(await ids(`q=${first.reference.toLowerCase()}`)).toEqual([first.id]);
    expect(await ids('q=small')).toHaveLength(2);
    expect(await ids('to=2026-06-10')).toEqual([first.id]);
    expect(await ids('from=2026-06-11&to=2026-06-11')).toEqual([second.id]);
    expect((await now.hospital.get('/inquiries?sort=message', now.staff)).status).toBe(422);
    expect((await now.hospital.get('/inquiries?limit=1', now.staff)).body.meta).toEqual({
      page: 1,
      limit: 1,
      total: 2,
    });
  });

  test('states and notes change only from the version that was seen, and each change of state leaves a row with the reference only', async () => {
    const { id, reference } = await asked();
    expect((await change(id, { status: 'open' }, { 'If-Match': '"1"' })).body.data).toMatchObject({
      status: 'open',
      version: 2,
    });
    const refused = await change(id, { note: 'called' }, { 'If-Match': '"1"' });
    expect([refused.status, refused.body.current.status]).toEqual([412, 'open']);
    expect((await change(id, { note: 'Called back.\nNobody there.' })).body.data.note).toBe(
      'Called back.\nNobody there.',
    );
    const closed = (await change(id, { status: 'closed' })).body.data;
    expect(closed).toMatchObject({ status: 'closed', note: 'Called back.\nNobody there.', version: 4 });
    await change(id, { status: 'closed' });
    await change(id, { status: 'spam' });
    expect(await activity()).toEqual(['spam', 'closed', 'note', 'open'].map((action) => [action, reference]));
    for (const body of [{ status: 'gone' }, { reply: ' ' }, { name: 'X' }, { note: 'x'.repeat(2001) }])
      expect((await change(id, body)).status).toBe(422);
    expect((await change(999_999, { status: 'open' })).status).toBe(404);
  });

  test('deleting is permanent: message, thread and mail are gone, and the trail has the reference only', async () => {
    const { id, reference } = await asked();
    await change(id, { reply: 'Yes.' });
    const stale = await now.hospital.call('DELETE', `/inquiries/${id}`, undefined, {
      ...now.staff,
      'If-Match': '"1"',
    });
    expect(stale.status).toBe(412);
    expect((await now.hospital.call('DELETE', `/inquiries/${id}`, undefined, now.staff)).status).toBe(204);
    expect((await now.hospital.call('DELETE', `/inquiries/${id}`, undefined, now.staff)).status).toBe(404);
    expect((await now.hospital.get(`/inquiries/${id}`, now.staff)).status).toBe(404);
    expect([await outbox(), await now.hospital.orm.select().from(schema.inquiryReply)]).toEqual([[], []]);
    expect((await activity())[0]).toEqual(['remove', reference]);
    const { rows } = await now.hospital.orm.execute<{ found: boolean }>(
      sql`select exists (select from activity a where to_jsonb(a)::text ~ 'Ann|dog|example\.org') as found`,
    );
    expect(rows[0]!.found).toBe(false);
  });
});

describe('a reply', () => {
  test('reaches the visitor exactly once, in one thread with the copy and what follows', async () => {
    const { id, reference } = await asked();
    const first = await change(id, { reply: 'Yes, you may.\nIt is welcome.' });
    expect(first.body.data).toMatchObject({
      status: 'replied',
      replies: [{ text: 'Yes, you may.\nIt is welcome.', actorName: 'Administrator', delivery: 'queued' }],
    });
    await change(id, { reply: 'Please bring a blanket.', status: 'closed' });
    await sendDue(now.mailbox.post(now.hospital));
    await sendDue(now.mailbox.post(now.hospital));
    const [copy, one, two] = now.mailbox.received.map(({ headers }) => headers);
    expect(now.mailbox.received).toHaveLength(3);
    const ids = [copy, one, two].map((headers) => headers!.get('message-id'));
    expect(new Set(ids).size).toBe(3);
    expect(one!.get('in-reply-to')).toBe(ids[0]);
    expect(one!.get('references')).toBe(ids[0]);
    expect(two!.get('in-reply-to')).toBe(ids[1]);
    expect(two!.get('references')).toBe(`${ids[0]} ${ids[1]}`);
    expect(one!.get('reply-to')).toBe('hello@openward.example');
    expect(one!.get('subject')).toBe(`Re: Your message to Openward General Hospital (${reference})`);
    expect(one!.has('auto-submitted')).toBe(false);
    expect(now.mailbox.received[1]!.source).toContain('Yes, you may.');
    const { data } = (await now.hospital.get(`/inquiries/${id}`, now.staff)).body;
    expect(data.status).toBe('closed');
    expect(data.replies.map((reply: { delivery: string }) => reply.delivery)).toEqual(['sent', 'sent']);
    expect(await activity()).toEqual([
      ['closed', reference],
      ['reply', reference],
      ['reply', reference],
    ]);
  });

  test('sent twice with one key, sequentially or concurrently, is mailed once', async () => {
    const { id } = await asked({ email: 'once@example.org' });
    const headers = { 'Idempotency-Key': 'a draft', 'If-Match': '"1"' };
    const send = () => change(id, { reply: 'Once.' }, headers);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.data.replies.length)).toEqual([1, 1, 1]);
    expect((await change(id, { reply: 'Twice.' }, headers)).body.type).toBe(
      '/problems/idempotency-key-reused',
    );
    await sendDue(now.mailbox.post(now.hospital));
    expect(now.mailbox.received).toHaveLength(2);
  });

  test('from two desks at once: the second is shown the first one’s and sends nothing', async () => {
    const { id } = await asked();
    const answers = await Promise.all(
      ['One.', 'Two.'].map((reply) => change(id, { reply }, { 'If-Match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)!.body.current.replies).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test('without an address is refused by field', async () => {
    const { id } = await asked({ email: '', phone: '020 7946 0123' });
    const { status, body } = await change(id, { reply: 'Hello.' });
    expect([status, body.errors[0].path]).toEqual([422, 'reply']);
    expect((await now.hospital.get(`/inquiries/${id}`, now.staff)).body.data.version).toBe(1);
  });

  test('purged from the outbox after it was sent still counts as sent', async () => {
    const { id } = await asked();
    await change(id, { reply: 'Yes.' });
    await sendDue(now.mailbox.post(now.hospital));
    await now.hospital.orm.delete(schema.outbox).where(eq(schema.outbox.inquiryId, id));
    const { data } = (await now.hospital.get(`/inquiries/${id}`, now.staff)).body;
    expect(data.replies).toMatchObject([{ text: 'Yes.', delivery: 'sent' }]);
  });
});
