import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Manifest } from '#server/archive/manifest.ts';
import { writeReminders } from '#server/booking/reminder.ts';
import { brokenInvariants } from '#server/booking/test-invariants.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { addDemoPatients, endDemoPatients, renewDemoPatients } from './demo-patients.ts';
import { forgetLeave } from './leave.ts';

/** A Tuesday, in the afternoon in London. */
const tuesday = Date.parse('2026-11-24T14:10:00Z');
const dayMs = 86_400_000;
let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const context = () => ({ ...hospital.services, now: () => hospital.clock.now });

async function numbers(statement: string) {
  const { rows } = await hospital.orm.execute<{ key: string; count: number }>(sql.raw(statement));
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

async function one(statement: string) {
  const { rows } = await hospital.orm.execute<Record<string, never>>(sql.raw(statement));
  return rows[0]!;
}

async function empty() {
  await hospital.empty(
    'appointment',
    'inquiry',
    'waitlist',
    'time_off',
    'allocation',
    'outbox',
    'demo_patients',
  );
  hospital.clock.now = tuesday;
}

test('a hospital of a test has nobody unless it asks, and renewing adds nobody', async () => {
  await renewDemoPatients(context());
  const staff = await hospital.get('/admin/demo', hospital.staff);
  expect(staff.body.data).toEqual({ appointments: 0, inquiries: 0, waitlist: 0 });
});

describe('after the first start', () => {
  beforeAll(async () => {
    await empty();
    await addDemoPatients(context());
  });

  test('the desk, the inbox and the dashboard show their work', async () => {
    const today = await numbers(
      `select status as key, count(*)::int from appointment where starts_at::date = '2026-11-24' group by 1`,
    );
    for (const status of ['fulfilled', 'in_progress', 'arrived', 'booked', 'no_show']) {
      expect(Object.keys(today)).toContain(status);
    }
    const all = await numbers('select status as key, count(*)::int from appointment group by 1');
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining(['requested', 'booked', 'cancelled', 'declined', 'no_show', 'entered_in_error']),
    );
    expect(
      Object.keys(await numbers('select status as key, count(*)::int from inquiry group by 1')).sort(),
    ).toEqual(['closed', 'new', 'open', 'replied', 'spam']);
    const { body } = await hospital.get('/admin/dashboard', await hospital.signIn());
    const { figures, bookings } = body.data;
    expect(figures.appointments.value).toBeGreaterThan(20);
    expect(figures.waitlist.value).toBeGreaterThan(0);
    expect(figures.inquiries.value).toBeGreaterThan(0);
    expect(figures.failedMail.value).toBe(0);
    expect(bookings.filter(({ count }: { count: number }) => count === 0)).toEqual([]);
    const rebooking = await hospital.get('/rebooking', await hospital.signIn());
    expect(rebooking.body.meta.total).toBe(1);
    expect(rebooking.body.data).toMatchObject([{ isDemo: true }]);
    const inquiries = await hospital.get('/inquiries', await hospital.signIn());
    expect(inquiries.body.data[0]).toMatchObject({ isDemo: true });
  });

  test('some come for weeks on end, one patient in each series, booked together', async () => {
    const { rows } = await hospital.orm.execute<{
      visits: number;
      people: number;
      days: number;
      booked: number;
    }>(sql`
      select count(*)::int as visits, count(distinct patient_id)::int as people, count(distinct created_at)::int as booked,
        count(distinct (starts_at at time zone time_zone)::date)::int as days
      from appointment where series_id is not null group by series_id`);
    expect(rows.some(({ visits }) => visits > 2)).toBe(true);
    expect(
      rows.every(({ people, booked, days, visits }) => people === 1 && booked === 1 && days === visits),
    ).toBe(true);
  });

  test('someone without an address is to be called about a time, and some have answered the questions', async () => {
    const staff = await hospital.signIn();
    const { body } = await hospital.get('/waitlist?offer=call', staff);
    expect(body.data).toMatchObject([
      { email: '', isCalled: true, offer: { doctor: { slug: 'samuel-oduya' } } },
    ]);
    const given = await numbers(`select v.name as key, count(a.*)::int as count from visit_answer a
      join appointment p on p.id = a.appointment_id join visit_type v on v.id = p.visit_type_id group by 1`);
    expect(Object.values(given).every((count) => count > 1)).toBe(true);
    expect(Object.keys(given)).toHaveLength(2);
    const { rows } = await hospital.orm.execute(
      sql`select from visit_answer a join appointment p on p.id = a.appointment_id where a.created_at < p.created_at or a.created_at > p.starts_at`,
    );
    expect(rows).toEqual([]);
  });

  test('every rule of booking holds, as for real patients', async () => {
    const broken = await brokenInvariants(hospital.orm, { mostFuture: 4 });
    // Nobody notifies people who do not exist.
    expect(broken.filter((sentence) => !sentence.includes('was not notified'))).toEqual([]);
  });

  test('the desk does not book for them by their names, since that would be mailed', async () => {
    const { name } = await one('select name from appointment where email <> $$$$ limit 1');
    const found = await hospital.get(
      `/appointment/contacts?q=${encodeURIComponent(`${name}`)}`,
      await hospital.signIn(),
    );
    expect([found.status, found.body.data]).toEqual([200, []]);
  });

  test('plenty of times are free, except with doctors whom people wait for', async () => {
    const from = '2026-11-25';
    const free = async (doctor: string) =>
      (await hospital.get(`/appointment/slots?doctor=${doctor}&from=${from}&to=2026-12-08`)).body.data.length;
    expect(await free('clara-hensley')).toBe(0);
    expect(await free('samuel-oduya')).toBeGreaterThan(10);
    expect(await free('rafael-ibarrola')).toBeGreaterThan(3);
  });

  test('the same day gives the same patients, and a second start adds none', async () => {
    const all =
      'select md5(string_agg(reference || status || starts_at || name, $$ $$ order by reference)) as sum from appointment';
    const before = await one(all);
    expect(await addDemoPatients(context())).toBe(false);
    expect(await one(all)).toEqual(before);
    await empty();
    await addDemoPatients(context());
    expect(await one(all)).toEqual(before);
  });

  test('an export has none of them, only what people have made', async () => {
    await askSomething();
    const answer = await hospital.app.request('http://hospital.test/api/admin/export', {
      method: 'POST',
      headers: { ...(await hospital.signIn()), ...forAReason },
    });
    const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true });
    const entry = await zip.eachEntry().next();
    const manifest = JSON.parse(String(await buffer(await zip.openReadStreamPromise(entry.value!))));
    const rows = Object.fromEntries(
      (manifest as Manifest).tables.map(({ name, rows: count }) => [name, count]),
    );
    const { appointment, allocation, inquiry, inquiry_reply, waitlist, time_off } = rows;
    expect({ appointment, allocation, inquiry, inquiry_reply, waitlist, time_off }).toEqual({
      ...{ appointment: 0, allocation: 0, inquiry: 1, inquiry_reply: 0, waitlist: 0, time_off: 0 },
    });
  });
});

/** By a visitor, not by the demo. */
function askSomething() {
  const inquiry = { name: 'Real Person', email: 'real@example.org', message: 'A real question.' };
  return hospital.call('POST', '/inquiries', inquiry, hospital.visitor);
}

describe('nobody who is invented gets mail', () => {
  test('whatever the desk, the jobs and strangers do, with a real mail server', async () => {
    await empty();
    await addDemoPatients(context());
    const staff = await hospital.signIn();
    const visitor = hospital.visitor;
    const samuel = 'doctor=samuel-oduya&from=2026-12-01&to=2026-12-20';
    const [free] = (await hospital.get(`/appointment/free?${samuel}`, staff)).body.data;
    const doctorId = free.doctorId as number;
    const moved =
      await one(`select id from appointment where status = 'booked' and email <> '' and starts_at > '2026-12-01'
      and doctor_id = ${doctorId} and visit_type_id = ${free.visitTypeId} limit 1`);
    const ahead = await hospital.orm.execute<{ id: number; email: string }>(
      sql`select id, email from appointment where status = 'booked' and email <> ''
        and starts_at > ${new Date(tuesday + 3 * dayMs).toISOString()} and id <> ${moved.id} order by starts_at limit 3`,
    );
    const [cancelled, offered, lost] = ahead.rows as [Mailed, ...Mailed[]] as [Mailed, Mailed, Mailed];
    const requested = await one(`select id from appointment where status = 'requested' limit 1`);
    const steps = [
      hospital.call('PUT', `/appointment/${cancelled.id}`, { status: 'cancelled', message: 'Sorry.' }, staff),
      hospital.call('PUT', `/appointment/${requested.id}`, { status: 'booked' }, staff),
      hospital.call(
        'PUT',
        `/appointment/${moved.id}/time`,
        { startsAt: free.startsAt, doctorId, confirmed: true },
        staff,
      ),
      hospital.call('POST', '/rebooking', { resolution: 'offer', appointmentIds: [offered.id] }, staff),
      hospital.call('POST', '/appointment/links', { contact: lost.email }, visitor),
    ];
    for (const step of steps) expect((await step).body).not.toHaveProperty('type');
    const waiting =
      await one(`select email, doctor_id as "doctorId", from_date::text as from, to_date::text as to
      from waitlist where status = 'waiting' limit 1`);
    const join = { ...waiting, name: 'A stranger', from: '2026-11-25', to: '2026-12-01' };
    expect((await hospital.call('POST', '/waitlist', join, visitor)).status).toBe(201);
    const inquiry = await one(`select id from inquiry where status = 'new' and email <> '' limit 1`);
    const reply = { reply: 'Thank you.' };
    const answered = await hospital.call('PUT', `/inquiries/${inquiry.id}`, reply, staff);
    expect(answered.body.data.replies).toMatchObject([{ text: 'Thank you.', delivery: 'discarded' }]);
    await hospital.settled();
    for (let day = 0; day < 8; day++) {
      hospital.clock.now += dayMs;
      await renewDemoPatients(context());
      await writeReminders(context());
      await offerFreedTimes(context());
    }
    const mailbox = await testMailbox();
    await sendDue(mailbox.post(hospital));
    await mailbox.close();
    expect(mailbox.received).toEqual([]);
    expect((await one('select count(*)::int as count from outbox')).count).toBe(0);
  });
  type Mailed = { id: number; email: string };
});

describe('as time goes by', () => {
  beforeEach(async () => {
    await empty();
    await addDemoPatients(context());
  });

  test('a visit that staff have worked on is theirs until its day is over', async () => {
    const staff = await hospital.signIn();
    const visit =
      await one(`select id from appointment where status = 'booked' and starts_at > '2026-11-24T16:00Z'
      and starts_at < '2026-11-24T18:00Z' order by starts_at limit 1`);
    await hospital.call('PUT', `/appointment/${visit.id}`, { status: 'arrived' }, staff);
    const status = async () => (await one(`select status from appointment where id = ${visit.id}`)).status;
    hospital.clock.now += 6 * 3_600_000;
    await renewDemoPatients(context());
    expect(await status()).toBe('arrived');
    hospital.clock.now += dayMs;
    await renewDemoPatients(context());
    expect(await status()).toBe('fulfilled');
  });

  test('a doctor whom staff have made somebody else gets no more of them', async () => {
    const staff = await hospital.signIn();
    const doctor = (await hospital.get('/doctor/slug/samuel-oduya')).body.data;
    await hospital.call('PUT', `/doctor/${doctor.id}`, { name: 'Sam New' }, staff);
    const count = () =>
      one(`select count(*)::int as count from appointment where doctor_id = ${doctor.id}
      and created_at > '${new Date(tuesday).toISOString()}'`);
    hospital.clock.now += 7 * dayMs;
    await renewDemoPatients(context());
    expect((await count()).count).toBe(0);
  });

  test('one that is declined on its day keeps neither its needs nor loses the words of staff', async () => {
    const staff = await hospital.signIn();
    const visit = await one(
      `select id from appointment where status = 'requested' order by starts_at limit 1`,
    );
    const answer = await hospital.call(
      'PUT',
      `/appointment/${visit.id}/needs`,
      { needsStepFree: true },
      staff,
    );
    expect(answer.status).toBe(200);
    await hospital.orm.execute(sql`update appointment set status_note = 'Called.' where id = ${visit.id}`);
    hospital.clock.now += 60 * dayMs;
    await renewDemoPatients(context());
    expect(
      await one(`select status, needs_step_free, status_note, message_to_patient, changed_by from appointment
        where id = ${visit.id}`),
    ).toEqual({
      ...{ status: 'declined', needs_step_free: false },
      ...{ status_note: 'Called.', message_to_patient: '', changed_by: '' },
    });
  });

  test('going on without leave that is over leaves the pages in memory', async () => {
    const seen: unknown[] = [];
    await hospital.services.notifications.listen('content_changed', (message) => void seen.push(message));
    await renewDemoPatients(context());
    await forgetLeave(context());
    await hospital.settled();
    expect(seen).toEqual([]);
  });

  test('each day someone else is to be called, once, and who gets the time is removed with the others', async () => {
    let staff = await hospital.signIn();
    const called = async () => (await hospital.get('/waitlist?offer=call', staff)).body.data;
    const [first] = await called();
    await renewDemoPatients(context());
    expect((await called()).map(({ id }: { id: number }) => id)).toEqual([first.id]);
    const path = `/waitlist/${first.id}/offer/${first.offer.id}`;
    const booked = await hospital.call('POST', path, { confirmed: true }, staff);
    expect([booked.status, booked.body.data?.isDemo]).toEqual([201, true]);
    hospital.clock.now += dayMs;
    staff = await hospital.signIn();
    await renewDemoPatients(context());
    const [next, ...more] = await called();
    expect([next.id === first.id, more]).toEqual([false, []]);
    expect((await one(`select count(*)::int as count from outbox`)).count).toBe(0);
    await hospital.call('DELETE', '/admin/demo', undefined, staff);
    for (const table of ['appointment', 'allocation', 'waitlist', 'visit_answer', 'patient where is_demo'])
      expect([table, (await one(`select count(*)::int as count from ${table}`)).count]).toEqual([table, 0]);
  });

  test('a hospital that was started without the demo is not added to any more', async () => {
    await endDemoPatients(hospital.orm, hospital.clock.now);
    const before = (await hospital.get('/admin/demo', await hospital.signIn())).body.data;
    hospital.clock.now += 40 * dayMs;
    await renewDemoPatients(context());
    expect(await addDemoPatients(context())).toBe(false);
    expect((await hospital.get('/admin/demo', await hospital.signIn())).body.data).toEqual(before);
  });

  test('a hospital that began without the demo never gets any', async () => {
    await empty();
    await endDemoPatients(hospital.orm, hospital.clock.now);
    expect(await addDemoPatients(context())).toBe(false);
    expect((await one('select count(*)::int as count from appointment')).count).toBe(0);
  });

  test('removing them asks for the password, leaves what people have made, and is for good', async () => {
    const staff = await hospital.signIn();
    const [free] = (
      await hospital.get('/appointment/free?doctor=samuel-oduya&from=2026-12-01&to=2026-12-20', staff)
    ).body.data;
    const { doctorId, visitTypeId, startsAt } = free;
    const real = { doctorId, visitTypeId, startsAt, name: 'Real Person', email: 'real@example.org' };
    expect((await hospital.call('POST', '/appointment', real, hospital.visitor)).status).toBe(201);
    await askSomething();
    const unconfirmed = await hospital.signIn({ isConfirmed: false });
    expect((await hospital.call('DELETE', '/admin/demo', undefined, unconfirmed)).status).toBe(403);

    const before = (await hospital.get('/admin/demo', staff)).body.data;
    const answer = await hospital.call('DELETE', '/admin/demo', undefined, staff);
    expect([answer.status, answer.body.data]).toEqual([200, before]);
    expect(before.appointments).toBeGreaterThan(1000);
    const left = (table: string) => one(`select count(*)::int as count from ${table}`);
    for (const [table, count] of Object.entries({
      appointment: 1,
      allocation: 1,
      inquiry: 1,
      inquiry_reply: 0,
    })) {
      expect([table, (await left(table)).count]).toEqual([table, count]);
    }
    expect([(await left('waitlist')).count, (await left('time_off')).count]).toEqual([0, 0]);
    expect((await left('outbox')).count).toBe(2);
    const trail = await one(`select actor_name, action from activity where entity = 'demo'`);
    expect(trail).toMatchObject({ action: 'remove' });

    hospital.clock.now += 40 * dayMs;
    await renewDemoPatients(context());
    expect(await addDemoPatients(context())).toBe(false);
    expect((await left('appointment')).count).toBe(1);
  });
});
