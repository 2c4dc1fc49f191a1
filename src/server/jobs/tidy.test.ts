import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { tidy } from './tidy.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('what has expired is removed, what is in use stays', async () => {
  const now = Date.now();
  const day = (days: number) => new Date(now - days * 86_400_000);
  await hospital.empty('session');
  const staffId = 1;
  await hospital.orm.insert(schema.session).values([
    { staffId, tokenHash: Buffer.from('over'), usedAt: day(0), expiresAt: day(1) },
    { staffId, tokenHash: Buffer.from('in use'), usedAt: day(0), expiresAt: day(-1) },
  ]);
  await hospital.orm.insert(schema.idempotency).values(
    [3, 1].map((days) => ({
      key: `${days}`,
      route: 'POST /appointment',
      bodyHash: Buffer.from('x'),
      status: 201,
      answer: {},
      createdAt: day(days),
    })),
  );
  await hospital.orm
    .insert(schema.signInFailure)
    .values(
      [3, 1].map((days) => ({ key: `${days}`, failures: 1, blockedUntil: day(days), updatedAt: day(days) })),
    );
  await tidy(hospital.orm, now);
  const left = async (
    table: typeof schema.session | typeof schema.idempotency | typeof schema.signInFailure,
  ) => (await hospital.orm.select().from(table as never)).length;
  expect([
    await left(schema.session),
    await left(schema.idempotency),
    await left(schema.signInFailure),
  ]).toEqual([1, 1, 1]);
});

test('an unused hold is deleted a day after it expired', async () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  const { allocation } = schema;
  await hospital.empty('appointment', 'allocation');
  const hour = (hours: number) => new Date(now + hours * 3_600_000);
  const during = (hours: number) => `[${hour(hours).toISOString()},${hour(hours + 1).toISOString()})`;
  const kept = { doctorId: 1, visitTypeId: 1, startsAt: hour(48) };
  await hospital.orm.insert(allocation).values([
    { ...kept, lane: 1, during: during(48), expiresAt: hour(-25) },
    { ...kept, lane: 2, during: during(48), expiresAt: hour(-25), active: false },
    { ...kept, lane: 3, during: during(50), expiresAt: hour(-1) },
    { ...kept, lane: 4, during: during(50), expiresAt: hour(0.1) },
  ]);
  await tidy(hospital.orm, now);
  const left = await hospital.orm.select().from(allocation);
  expect(left.map(({ lane }) => lane).sort()).toEqual([3, 4]);
});

test('personal data is deleted after its retention period: inquiries with their thread, unconfirmed addresses, sent mail', async () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  const { inquiry, inquiryReply, outbox, subscriber, budget } = schema;
  const message = { recipient: 'a@example.org', textBody: 'x', htmlBody: 'x' };
  const before = (text: string) => new Date(text);
  for (const [reference, createdAt] of [
    ['AAAAAAAA', '2025-03-02T08:59:59Z'],
    ['BBBBBBBB', '2025-03-02T09:00:01Z'],
  ] as const) {
    const [row] = await hospital.orm
      .insert(inquiry)
      .values({
        reference,
        receiptTokenHash: Buffer.from(reference),
        name: 'Ann',
        email: 'a@example.org',
        message: 'x',
        createdAt: before(createdAt),
      })
      .returning();
    const [mail] = await hospital.orm
      .insert(outbox)
      .values({ ...message, subject: reference, status: 'dead', inquiryId: row!.id })
      .returning();
    await hospital.orm.insert(inquiryReply).values({
      inquiryId: row!.id,
      actorName: 'Desk',
      text: 'x',
      messageId: reference,
      outboxId: mail!.id,
    });
  }
  await hospital.orm.insert(outbox).values([
    { ...message, subject: 'sent long ago', status: 'sent', sentAt: before('2025-12-02T08:59:59Z') },
    { ...message, subject: 'sent', status: 'sent', sentAt: before('2025-12-02T09:00:01Z') },
    { ...message, subject: 'given up long ago', status: 'dead', createdAt: before('2025-03-02T08:59:59Z') },
    { ...message, subject: 'given up', status: 'discarded', createdAt: before('2025-03-02T09:00:01Z') },
    { ...message, subject: 'waits', createdAt: before('2020-01-01T00:00:00Z') },
  ]);
  await hospital.orm.insert(subscriber).values(
    [
      ['never confirmed', '2026-02-23T08:59:59Z', null],
      ['may still confirm', '2026-02-23T09:00:01Z', null],
      ['confirmed', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
    ].map(([email, at, confirmedAt]) => ({
      email: email!,
      updatedAt: before(at!),
      confirmedAt: confirmedAt ? before(confirmedAt) : null,
      linkTokenHash: Buffer.from(email!),
    })),
  );
  await hospital.orm.insert(budget).values([
    { key: Buffer.from('over'), takenAt: [before('2026-02-28T09:00:00Z'), before('2026-03-01T08:59:59Z')] },
    { key: Buffer.from('counts'), takenAt: [before('2026-02-28T09:00:00Z'), before('2026-03-01T09:00:01Z')] },
  ]);
  await tidy(hospital.orm, now);
  const left = async (column: string, table: string) => {
    const { rows } = await hospital.orm.execute<{ name: string }>(
      sql.raw(`select ${column} as name from ${table} order by 1`),
    );
    return rows.map(({ name }) => name);
  };
  expect(await left('reference', 'inquiry')).toEqual(['BBBBBBBB']);
  expect(await left('message_id', 'inquiry_reply')).toEqual(['BBBBBBBB']);
  expect(await left('subject', 'outbox')).toEqual(['BBBBBBBB', 'given up', 'sent', 'waits']);
  expect(await left('email', 'subscriber')).toEqual(['confirmed', 'may still confirm']);
  expect(await left("encode(key, 'escape')", 'budget')).toEqual(['counts']);
});

test('unsent mail ages without a mail server too, and goes like sent mail; that of a future visit stays', async () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  const day = (days: number) => new Date(now + days * 86_400_000);
  await hospital.empty('outbox', 'appointment');
  const message = { recipient: 'a@example.org', textBody: 'x', htmlBody: 'x' };
  const visit = await hospital.orm.execute<{ id: number }>(sql`insert into appointment
    (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
    select 'VISITAHD', 'booked', 1, (select min(id) from visit_type), '{}', ${day(5).toISOString()}, ${day(6).toISOString()},
      'Europe/London', 'Ann', 'a@example.org' returning id`);
  const { id: appointmentId } = visit.rows[0]!;
  await hospital.orm.insert(schema.outbox).values([
    { ...message, subject: 'waits', usefulUntil: day(1) },
    { ...message, subject: 'too late', usefulUntil: day(-1) },
    { ...message, subject: 'too late, with a link', usefulUntil: day(-1), headers: { isSecret: true } },
    { ...message, subject: 'is being sent', usefulUntil: day(-1), claimedUntil: day(1) },
    { ...message, subject: 'long too late', usefulUntil: day(-91) },
    { ...message, subject: 'of a visit ahead', status: 'sent', sentAt: day(-100), appointmentId },
  ]);
  await tidy(hospital.orm, now);
  const { rows } = await hospital.orm.execute(
    sql`select subject, status, text_body as text from outbox order by subject`,
  );
  expect(rows).toEqual([
    { subject: 'is being sent', status: 'queued', text: 'x' },
    { subject: 'of a visit ahead', status: 'sent', text: 'x' },
    { subject: 'too late', status: 'expired', text: 'x' },
    { subject: 'too late, with a link', status: 'expired', text: '' },
    { subject: 'waits', status: 'queued', text: 'x' },
  ]);
});

test('waiting-list entries for past days are deleted a month later', async () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  await hospital.orm.insert(schema.waitlist).values(
    ['2026-01-31', '2026-02-01'].map((day) => ({
      doctorId: 1,
      fromDate: day,
      toDate: day,
      name: 'Ann',
      email: `${day}@example.org`,
      linkKey: day,
      linkTokenHash: Buffer.from(day),
    })),
  );
  await tidy(hospital.orm, now);
  const left = await hospital.orm.select().from(schema.waitlist);
  expect(left.map(({ toDate }) => toDate)).toEqual(['2026-02-01']);
});

describe('patients, two years after their visit', () => {
  const now = Date.parse('2026-03-02T09:00:00Z');

  async function visit(reference: string, endsAt: string) {
    await hospital.orm.execute(sql`insert into appointment
      (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email, phone,
        patient_is_other, patient_name, reason, manage_token_hash)
      select ${reference}, 'fulfilled', 1, (select min(id) from visit_type), '{}', ${endsAt}::timestamptz - interval '1 hour',
        ${endsAt}, 'Europe/London', 'Ann', 'ann@example.org', '+441632960000', true, 'Bo', 'my knee', ${reference}::bytea`);
  }
  const rows = async () =>
    (
      await hospital.orm.execute(sql`select reference, status, name, email, phone, patient_name as patient, reason,
      manage_token_hash is null as closed from appointment order by reference`)
    ).rows;

  test('are anonymised, and their mail is deleted; the visit stays for statistics, and the run is recorded', async () => {
    await hospital.empty('appointment', 'outbox', 'purge');
    await visit('AAAAAAAA', '2024-03-02T08:59:59Z');
    await visit('BBBBBBBB', '2024-03-02T09:00:01Z');
    await hospital.orm.execute(sql`insert into outbox (recipient, subject, text_body, html_body, status, appointment_id)
      select 'ann@example.org', reference, 'x', 'x', 'discarded', id from appointment`);
    expect((await tidy(hospital.orm, now)).appointments).toBe(1);
    const forgotten = { name: 'Name removed', email: '', phone: '', patient: '', reason: '', closed: true };
    expect(await rows()).toEqual([
      { reference: 'AAAAAAAA', status: 'fulfilled', ...forgotten },
      expect.objectContaining({ reference: 'BBBBBBBB', name: 'Ann', closed: false }),
    ]);
    const mail = await hospital.orm.execute(sql`select subject from outbox`);
    expect(mail.rows).toEqual([{ subject: 'BBBBBBBB' }]);
    expect((await tidy(hospital.orm, now + 1000)).appointments).toBe(0);
    const { data } = (await hospital.get('/retention', await hospital.signIn())).body;
    expect(data).toMatchObject({
      appointmentMonths: 24,
      lastRun: { ranAt: new Date(now + 1000).toISOString(), removed: { appointments: 0, inquiries: 0 } },
    });
  });

  test('are anonymised in any number, a thousand at a time, and no one else is', async () => {
    await hospital.empty('appointment', 'outbox');
    await hospital.orm.execute(sql`insert into appointment
      (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, phone)
      select lpad(n::text, 8, '0'), 'fulfilled', 1, (select min(id) from visit_type), '{}', day, day + interval '1 hour',
        'Europe/London', 'Ann', '+441632960000'
      from generate_series(1, 2001) n, lateral (select timestamptz '2024-01-01' - n * interval '1 day' as day) d`);
    await visit('ZZZZZZZZ', '2026-01-01T09:00:00Z');
    await hospital.orm.execute(sql`insert into outbox (recipient, subject, text_body, html_body, status, appointment_id)
      select 'ann@example.org', reference, 'x', 'x', 'discarded', id from appointment`);
    expect((await tidy(hospital.orm, now)).appointments).toBe(2001);
    const named = await hospital.orm.execute(sql`select reference from appointment where name = 'Ann'`);
    const mail = await hospital.orm.execute(sql`select subject as reference from outbox`);
    expect([named.rows, mail.rows]).toEqual([[{ reference: 'ZZZZZZZZ' }], [{ reference: 'ZZZZZZZZ' }]]);
  });

  test('or after the hospital’s own retention period, at once on request', async () => {
    await hospital.empty('appointment');
    await visit('CCCCCCCC', '2025-12-30T09:00:00Z');
    const staff = await hospital.signIn();
    const change = (months: number) =>
      hospital.call('PUT', '/retention/1', { appointmentMonths: months }, staff);
    expect((await change(0)).status).toBe(422);
    expect((await change(1)).status).toBe(200);
    const answer = await hospital.call('POST', '/retention/purge', undefined, staff);
    expect([answer.status, answer.body.data.removed.appointments]).toEqual([200, 1]);
    expect((await rows())[0]).toMatchObject({ name: 'Name removed' });
    const { rows: trail } = await hospital.orm.execute(sql`select 1 from activity where action = 'purge'`);
    expect(trail.length).toBe(1);
  });
});
