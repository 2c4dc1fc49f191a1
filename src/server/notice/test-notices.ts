/**
 * Shared by the tests of notices: a hospital, a mailbox, and one matter of each kind here and in another department.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Notice, NoticeChoices, NoticeKind, NoticeWay } from '#contract/notice.ts';
import type { Grant, Role } from '#contract/roles.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { mailNotices } from './mail-notices.ts';

export const patient = { name: 'Quentin Quagmire', email: 'quentin@example.org', phone: '020 7946 0123' };
type Headers = Record<string, string>;
type Slot = { startsAt: string; localDate: string; doctorId: number };

/** Call at the top of a file; before each test nothing waits, and no one has chosen anything. */
export function testNotices() {
  const its = {} as {
    hospital: TestHospital;
    mailbox: TestMailbox;
    cardiology: number;
    neurology: number;
  };
  let tests = 0;
  const slots: Record<string, Slot[]> = {};
  beforeAll(async () => {
    its.hospital = await testHospital();
    its.mailbox = await testMailbox();
    const { get } = its.hospital;
    its.cardiology = (await get('/department/slug/cardiology')).body.data.id;
    its.neurology = (await get('/department/slug/neurology')).body.data.id;
    for (const slug of ['clara-hensley', 'karim-belhadi'])
      slots[slug] = (await get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-04-20`)).body.data;
  });
  afterAll(async () => {
    await its.mailbox.close();
    await its.hospital.close();
  });
  beforeEach(async () => {
    const { hospital, mailbox } = its;
    mailbox.received.length = 0;
    mailbox.state.refusing = undefined;
    // Each test is a minute later, so that none meets what was stranded in the one before.
    hospital.clock.now = monday + ++tests * 60_000;
    await hospital.empty(
      'notice_choice',
      'notice_mark',
      'inquiry',
      'appointment',
      'allocation',
      'time_off',
      'waitlist',
      'waitlist_offer',
      'outbox',
    );
  });

  const { call, run } = {
    call: (...args: Parameters<TestHospital['call']>) => its.hospital.call(...args),
    run: (query: string) => its.hospital.orm.execute(sql.raw(query)),
  };
  let accounts = 0;
  const fixture = {
    its,
    run,
    /** A colleague with one role, in some departments or everywhere. */
    async account(role: Role, departmentIds: number[] | null = null, doctorId: number | null = null) {
      const roles: Grant[] = [{ role, departmentIds }];
      return colleague(its.hospital, `${role}-${++accounts}@openward.example`, { roles, doctorId });
    },
    async inquiry(about: Record<string, number> = {}): Promise<number> {
      const body = { name: patient.name, phone: patient.phone, message: 'Quagmire’s question', ...about };
      return (await call('POST', '/inquiries', body, its.hospital.visitor)).body.data.id;
    },
    /** A visit with a doctor that waits for approval. */
    async request(slug = 'clara-hensley', index = 0): Promise<number> {
      const id = await fixture.visit(slug, index);
      await run(`update appointment set status = 'requested' where id = ${id}`);
      return id;
    },
    async visit(slug = 'clara-hensley', index = 0): Promise<number> {
      const { doctorId, startsAt } = slots[slug]![index]!;
      const body = { ...patient, doctorId, startsAt };
      const answer = await call('POST', '/appointment', body, its.hospital.visitor);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      await run(`update outbox set status = 'discarded' where appointment_id = ${answer.body.data.id}`);
      return answer.body.data.id;
    },
    /** A visit whose doctor is on leave that day. */
    async stranded(slug = 'clara-hensley', index = 0): Promise<number> {
      const id = await fixture.visit(slug, index);
      const { localDate, doctorId } = slots[slug]![index]!;
      const leave = { kind: 'leave', from: `${localDate}T00:00`, to: `${localDate}T23:59` };
      await call('POST', `/doctor/${doctorId}/timeoff`, leave, its.hospital.staff);
      return id;
    },
    /** A time with a doctor that is held until a person has been called. */
    async call(slug = 'clara-hensley'): Promise<number> {
      const { doctorId, startsAt } = slots[slug]![50]!;
      const { rows } = await its.hospital.orm.execute<{ id: number }>(sql`
        with waiting as (
          insert into waitlist (doctor_id, from_date, to_date, name, phone, link_key, link_token_hash)
          values (${doctorId}, '2026-03-10', '2026-05-01', ${patient.name}, ${patient.phone}, 'key', ${Buffer.from(slug)})
          returning id)
        insert into waitlist_offer (waitlist_id, doctor_id, visit_type_id, starts_at, expires_at, is_called, created_at)
        select id, ${doctorId}, (select min(id) from visit_type), ${startsAt},
          ${new Date(its.hospital.clock.now + 7_200_000).toISOString()}, true, ${new Date(its.hospital.clock.now).toISOString()}
        from waiting returning id`);
      return rows[0]!.id;
    },
    async undelivered(): Promise<number> {
      const { rows } = await its.hospital.orm.execute<{ id: number }>(sql`
        insert into outbox (recipient, subject, text_body, html_body, status, next_attempt_at)
        values (${patient.email}, ${`Dear ${patient.name}`}, 'x', 'x', 'dead', ${new Date(its.hospital.clock.now).toISOString()})
        returning id`);
      return rows[0]!.id;
    },
    async list(headers: Headers): Promise<{ data: Notice[]; meta: { total: number; unread: number } }> {
      return (await its.hospital.get('/admin/notices?limit=100', headers)).body;
    },
    /** The notices of an account: kinds and ids. */
    async shown(headers: Headers) {
      return (await fixture.list(headers)).data.map(({ kind, entityId }) => `${kind} ${entityId}`).sort();
    },
    async read(headers: Headers) {
      const { data } = await fixture.list(headers);
      const notices = data.map(({ kind, entityId, occasion }) => ({ kind, entityId, occasion }));
      return call('POST', '/admin/notices/read', { notices }, headers);
    },
    choose(headers: Headers, ways: Partial<Record<NoticeKind, NoticeWay>>, digestHour = 7) {
      const area: NoticeWay = 'area';
      const choices: NoticeChoices = {
        ...{ inquiry: area, request: area, stranded: area, call: area, undelivered: area },
        ...ways,
        digestHour,
      };
      return call('PUT', '/admin/notices/choices', choices, headers);
    },
    mail: () => mailNotices({ ...its.hospital.services, mailWritten() {} }),
    /** Writes what is due, sends it over a real connection, and returns all received mail: recipient and subject. */
    async mailed() {
      await fixture.mail();
      await sendDue(its.mailbox.post(its.hospital));
      return its.mailbox.received.map(({ to, headers }) => [to[0], headers.get('subject')]);
    },
    pass(minutes: number) {
      its.hospital.clock.now += minutes * 60_000;
    },
  };
  return fixture;
}
