import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealActivity } from '#server/activity/seal.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import * as schema from '#server/db/schema.ts';
import { createApp } from '#server/http/app.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { createLog } from '#server/log/log.ts';
import { mayReceive } from '#server/mail/unasked.ts';
import { colleague } from '#server/security/every-call.ts';
import { forAReason, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type TestPatient, tablesWith, wholePatient } from './test-patient.ts';

let hospital: TestHospital;
let ann: TestPatient;
/** Signed in at the test's own time. */
let staff: { Authorization: string };

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty(
    ...['appointment', 'allocation', 'waitlist', 'inquiry', 'patient', 'patient_note', 'activity'],
    ...['outbox', 'subscriber', 'idempotency', 'budget'],
  );
  await hospital.orm.execute(sql`update retention set record_months = 0, record_law = ''`);
  staff = await hospital.signIn();
  ann = await wholePatient(hospital, 'quan', staff);
  // The reference stays with the visit: the trail names it so.
  await hospital.orm.execute(sql`update appointment set reference = 'AAAAAAAA'`);
});

const reason = 'Asked for in a letter of 1 March';
const erase = (id = ann.id, headers: Record<string, string> = staff, body: object = { reason }) =>
  hospital.call('POST', `/patient/${id}/erase`, body, headers);
const eraseLater = async () => erase(ann.id, await hospital.signIn());
const one = async (query: ReturnType<typeof sql>) => (await hospital.orm.execute(query)).rows[0];
const keepByLaw = (months: number) =>
  hospital.call(
    'PUT',
    '/retention/1',
    { recordMonths: months, recordLaw: 'Health Records Act, § 630f' },
    staff,
  );

describe('an erased patient', () => {
  test('is in no table, search and answer, and the visit stays as a number', async () => {
    await hospital.get(`/patient/${ann.id}/everything`, {
      ...staff,
      'Export-Reason': 'For quan herself',
    });
    await hospital.settled();
    const budgets = () => hospital.orm.$count(schema.budget);
    const before = await budgets();
    await mayReceive(hospital.services, 'appointment', `${ann.words.get('patient.email')}@example.org`);
    expect(await budgets()).toBe(before + 1);
    const answer = await erase();
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      {
        reason,
        actorName: 'Administrator',
        erased: { visits: 1, inquiries: 1, waits: 1, notes: 1, subscriptions: 1 },
        isAddressShared: false,
        kept: [],
      },
    ]);
    expect(await tablesWith(hospital, 'quan')).toEqual([]);
    for (const list of ['/patient', '/appointment', '/inquiries', '/waitlist', '/admin/mail', '/newsletter'])
      expect(JSON.stringify((await hospital.get(`${list}?limit=100`, staff)).body)).not.toContain('quan');
    expect((await hospital.get('/patient?q=quan', staff)).body.data).toEqual([]);
    expect(await one(sql`select name, status, patient_id from appointment`)).toEqual({
      name: 'Name removed',
      status: 'fulfilled',
      patient_id: null,
    });
    expect(await budgets()).toBe(before);
  });

  test('is not named in the trail, which keeps who erased it and why, and stays whole', async () => {
    await erase();
    await tidy(hospital.orm, monday + 10 * 365 * 86_400_000);
    const row = await one(sql`select a.actor_name, a.label, c.content from activity a
      join activity_change c on c.activity_id = a.id where a.entity = 'erasure'`);
    expect(row).toMatchObject({ actor_name: 'Administrator', label: `Patient ${ann.id}` });
    expect(row!.content).toContain(reason);
    await sealActivity(hospital.services);
    expect((await verifyActivity(hospital.services)).findings).toEqual([]);
  });

  test('takes those merged into it along, and no one else', async () => {
    const [bo, cy] = [
      await wholePatient(hospital, 'zibo', staff),
      await wholePatient(hospital, 'kyro', staff),
    ];
    await hospital.orm.execute(
      sql`update appointment set reference = 'BBBBBBBB' where patient_id = ${bo.id}`,
    );
    await hospital.call('POST', `/patient/${ann.id}/merge`, { patientId: bo.id }, staff);
    const before = await tablesWith(hospital, 'kyro');
    expect((await erase(bo.id)).body.data.erased).toMatchObject({ visits: 2, inquiries: 2, notes: 2 });
    expect(await tablesWith(hospital, 'quan', 'zibo')).toEqual([]);
    expect(await tablesWith(hospital, 'kyro')).toEqual(before);
    expect((await hospital.get(`/patient/${cy.id}`, staff)).status).toBe(200);
  });

  test('leaves an address that another patient or a colleague has its newsletter, and says so', async () => {
    const { orm } = hospital;
    await orm.execute(
      sql`insert into patient (name, email) select 'Di Example', email from patient where id = ${ann.id}`,
    );
    const { data } = (await erase()).body;
    expect([data.isAddressShared, data.erased.subscriptions]).toEqual([true, 0]);
    expect(await one(sql`select count(*)::int as count from subscriber where email like 'quan%'`)).toEqual({
      count: 1,
    });
  });

  test('is erased once: pressing again, or twice at once, gives the same answer', async () => {
    const [first, second] = await Promise.all([erase(), erase()]);
    expect(second).toMatchObject({ status: 200, body: first.body });
    hospital.clock.now += 60_000;
    expect((await erase()).body).toEqual(first.body);
    expect(await one(sql`select count(*)::int as count from activity where entity = 'erasure'`)).toEqual({
      count: 1,
    });
    expect((await erase(99_999)).status).toBe(404);
  });

  test('is whole if something fails in between, and the log names no one', async () => {
    await hospital.orm.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'Refused'; end $$`);
    await hospital.orm.execute(
      sql`create trigger refuse before delete on patient for each row execute function refuse()`,
    );
    const rows = () =>
      Promise.all(
        [...ann.ids].map(([table, id]) =>
          one(sql`select to_jsonb(t)::text as held from ${sql.identifier(table)} t where id = ${id}`),
        ),
      );
    const before = await rows();
    const log: string[] = [];
    const app = createApp({
      services: hospital.services,
      log: createLog('trace', { write: (line) => void log.push(line) }),
      trustProxy: false,
    });
    const failed = await app.request(`http://hospital.test/api/patient/${ann.id}/erase`, {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason }),
    });
    expect([failed.status, log.length, log.join(' ').includes('quan')]).toEqual([500, 1, false]);
    await hospital.orm.execute(sql`drop trigger refuse on patient`);
    expect(await rows()).toEqual(before);
    expect((await erase()).status).toBe(200);
  });

  test('releases the time that was offered to them', async () => {
    const { orm } = hospital;
    await orm.execute(sql`with held as (insert into allocation (doctor_id, lane, visit_type_id, starts_at, during, expires_at)
        select 1, 1, (select min(id) from visit_type), '2026-03-10T09:00Z', '[2026-03-10T09:00Z,2026-03-10T09:30Z)', '2026-03-03'
        returning id)
      insert into waitlist_offer (waitlist_id, doctor_id, visit_type_id, starts_at, expires_at, allocation_id)
      select ${ann.ids.get('waitlist')}, 1, (select min(id) from visit_type), '2026-03-10T09:00Z', '2026-03-03', id from held`);
    await erase();
    expect(await one(sql`select active from allocation`)).toEqual({ active: false });
  });
});

describe('a patient is not erased', () => {
  async function bookAhead() {
    const { rows } = await hospital.orm.execute<{ name: string; email: string }>(
      sql`select name, email from patient where id = ${ann.id}`,
    );
    const days = 'doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
    const [{ doctorId, startsAt }] = (await hospital.get(`/appointment/slots?${days}`)).body.data;
    return hospital.call('POST', '/appointment', { doctorId, startsAt, ...rows[0] }, hospital.visitor);
  }

  test('while a visit is ahead: how many and when is said, and once they are cancelled it is', async () => {
    const { id } = (await bookAhead()).body.data;
    const refused = await erase();
    expect([refused.status, refused.body.type, refused.body.ahead]).toEqual([
      409,
      '/problems/has-appointments',
      1,
    ]);
    expect(refused.body.detail).toMatch(
      /^A visit is still ahead, on Wednesday, 4 March 2026\. Cancel it first/,
    );
    expect((await hospital.get(`/patient/${ann.id}`, staff)).body.data.name).toContain('quan');
    await hospital.call('PUT', `/appointment/${id}`, { status: 'cancelled', note: 'quan asked' }, staff);
    expect((await erase()).body.data.erased.visits).toBe(2);
    expect(await one(sql`select count(*)::int as count from patient`)).toEqual({ count: 0 });
  });

  test('by halves while they book: the booking is another patient’s, or comes first and is named', async () => {
    const [erased, booked] = await Promise.all([erase(), bookAhead()]);
    expect(booked.status).toBe(201);
    expect([200, 409]).toContain(erased.status);
    const visit = await one(sql`select patient_id from appointment where id = ${booked.body.data.id}`);
    expect(visit!.patient_id === ann.id).toBe(erased.status === 409);
  });

  test('without a reason that leaves out who it is, a password, or the role', async () => {
    const named = await one(sql`select name, email from patient where id = ${ann.id}`);
    const { headers } = await colleague(hospital, 'desk3@openward.example', {
      roles: [{ role: 'desk', departmentIds: null }],
    });
    const answers = [
      await erase(ann.id, staff, { reason: 'Why' }),
      await erase(ann.id, staff, { reason: `A letter of ${named!.name}` }),
      await erase(ann.id, staff, { reason: `A letter of ${String(named!.email).toUpperCase()}` }),
      await erase(ann.id, headers),
      await erase(ann.id, await hospital.signIn({ isConfirmed: false })),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors?.[0].path ?? body.type])).toEqual([
      [422, 'reason'],
      [422, 'reason'],
      [422, 'reason'],
      [403, '/problems/forbidden'],
      [403, '/problems/password-needed'],
    ]);
  });
});

describe('records that the law wants kept', () => {
  const record = () =>
    one(sql`select a.name, a.email, a.phone, a.reason, a.status_note, a.message_to_patient, a.status,
      a.patient_id is not null as has_patient from appointment a where id = ${ann.ids.get('appointment')}`);
  const stripped = { email: '', phone: '', reason: '', status_note: '', message_to_patient: '' };

  test('stay with the name, are named with the law and until when, and are deleted after that', async () => {
    const name = ann.words.get('appointment.name');
    expect((await keepByLaw(120)).status).toBe(200);
    const { data } = (await erase()).body;
    expect(data).toMatchObject({
      erased: { visits: 0, inquiries: 1 },
      law: 'Health Records Act, § 630f',
      kept: [{ appointmentId: ann.ids.get('appointment'), localDate: '2026-02-02', until: '2036-02-02' }],
    });
    expect(await record()).toEqual({ ...stripped, name, status: 'fulfilled', has_patient: true });
    expect(await one(sql`select email, phone from patient`)).toEqual({ email: '', phone: '' });
    expect(await tablesWith(hospital, 'quan')).toEqual(['public.appointment', 'public.patient']);
    expect((await erase()).body.data).toEqual(data);
    // What is kept can still be handed over, and a new booking is of a new patient.
    const file = await hospital.get(`/patient/${ann.id}/everything`, { ...staff, ...forAReason });
    expect(file.status).toBe(200);

    await tidy(hospital.orm, Date.parse('2036-02-02T09:29:00Z'));
    expect(await record()).toMatchObject({ name });
    await tidy(hospital.orm, Date.parse('2036-02-02T09:31:00Z'));
    expect(await record()).toMatchObject({ ...stripped, name: 'Name removed', has_patient: false });
    expect(await tablesWith(hospital, 'quan')).toEqual([]);
    expect((await eraseLater()).body.data).toEqual(data);
  });

  test.each([
    ['arrived', true],
    ['no_show', false],
    ['requested', false],
  ])('are of visits that may have taken place: one that is %s is kept: %s', async (status, isKept) => {
    await keepByLaw(120);
    await hospital.orm.execute(
      sql`update appointment set status = ${status}, needs_interpreter = false, interpreter_language = ''`,
    );
    expect((await erase()).body.data.kept.length).toBe(isKept ? 1 : 0);
  });

  test.each([
    [
      'the law is longer',
      24,
      120,
      [
        ['2028-02-03', 'details'],
        ['2036-02-01', 'details'],
        ['2036-02-03', 'nothing'],
      ],
    ],
    [
      'there is no law',
      24,
      0,
      [
        ['2028-02-01', 'all'],
        ['2028-02-03', 'nothing'],
      ],
    ],
  ])('and the hospital’s own period: %s', async (_, months, law, days) => {
    const name = ann.words.get('appointment.name');
    const held = {
      all: { name },
      details: { ...stripped, name },
      nothing: { ...stripped, name: 'Name removed' },
    };
    await hospital.call('PUT', '/retention/1', { appointmentMonths: months }, staff);
    await keepByLaw(law);
    for (const [day, left] of days) {
      await tidy(hospital.orm, Date.parse(`${day}T12:00Z`));
      expect([day, await record()]).toMatchObject([day, held[left as keyof typeof held]]);
      if (left === 'all') expect((await record())!.email).not.toBe('');
    }
  });
});
