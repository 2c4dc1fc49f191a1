/** Invented patients over time, and mail that none of them ever gets. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { addDemoPatients, endDemoPatients, renewDemoPatients } from './demo-patients.ts';
import { demoHospital, tuesday } from './test-demo-hospital.ts';

const dayMs = 86_400_000;
let hospital: TestHospital;
let demo: ReturnType<typeof demoHospital>;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  demo = demoHospital(hospital);
});
afterAll(() => hospital.close());

describe('no invented person gets mail', () => {
  test('after anything the desk, the jobs and strangers do, with a real mail server', async () => {
    await demo.empty();
    await addDemoPatients(demo.context());
    const staff = await hospital.signIn();
    const visitor = hospital.visitor;
    const samuel = 'doctor=samuel-oduya&from=2026-12-01&to=2026-12-20';
    const [free] = (await hospital.get(`/appointment/free?${samuel}`, staff)).body.data;
    const doctorId = free.doctorId as number;
    const moved =
      await demo.one(`select id from appointment where status = 'booked' and email <> '' and starts_at > '2026-12-01'
      and doctor_id = ${doctorId} and visit_type_id = ${free.visitTypeId} limit 1`);
    const ahead = await hospital.orm.execute<{ id: number; email: string }>(
      sql`select id, email from appointment where status = 'booked' and email <> ''
        and starts_at > ${new Date(tuesday + 3 * dayMs).toISOString()} and id <> ${moved.id} order by starts_at limit 3`,
    );
    const [cancelled, offered, lost] = ahead.rows as [Mailed, ...Mailed[]] as [Mailed, Mailed, Mailed];
    const requested = await demo.one(`select id from appointment where status = 'requested' limit 1`);
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
      await demo.one(`select email, doctor_id as "doctorId", from_date::text as from, to_date::text as to
      from waitlist where status = 'waiting' limit 1`);
    const join = { ...waiting, name: 'A stranger', from: '2026-11-25', to: '2026-12-01' };
    expect((await hospital.call('POST', '/waitlist', join, visitor)).status).toBe(201);
    const inquiry = await demo.one(`select id from inquiry where status = 'new' and email <> '' limit 1`);
    const reply = { reply: 'Thank you.' };
    const answered = await hospital.call('PUT', `/inquiries/${inquiry.id}`, reply, staff);
    expect(answered.body.data.replies).toMatchObject([{ text: 'Thank you.', delivery: 'discarded' }]);
    await hospital.settled();
    for (let day = 0; day < 8; day++) {
      hospital.clock.now += dayMs;
      await renewDemoPatients(demo.context());
      await writeReminders(demo.context());
      await offerFreedTimes(demo.context());
    }
    const mailbox = await testMailbox();
    await sendDue(mailbox.post(hospital));
    await mailbox.close();
    expect(mailbox.received).toEqual([]);
    expect((await demo.one('select count(*)::int as count from outbox')).count).toBe(0);
  });
  type Mailed = { id: number; email: string };
});

describe('as time goes by', () => {
  beforeEach(async () => {
    await demo.empty();
    await addDemoPatients(demo.context());
  });

  test('a visit that staff have worked on is left to them until its day is over', async () => {
    const staff = await hospital.signIn();
    const visit =
      await demo.one(`select id from appointment where status = 'booked' and starts_at > '2026-11-24T16:00Z'
      and starts_at < '2026-11-24T18:00Z' order by starts_at limit 1`);
    await hospital.call('PUT', `/appointment/${visit.id}`, { status: 'arrived' }, staff);
    const status = async () =>
      (await demo.one(`select status from appointment where id = ${visit.id}`)).status;
    hospital.clock.now += 6 * 3_600_000;
    await renewDemoPatients(demo.context());
    expect(await status()).toBe('arrived');
    hospital.clock.now += dayMs;
    await renewDemoPatients(demo.context());
    expect(await status()).toBe('fulfilled');
  });

  test('each day someone else is to be called, once, and a patient who gets the time is removed with the others', async () => {
    let staff = await hospital.signIn();
    const called = async () => (await hospital.get('/waitlist?offer=call', staff)).body.data;
    const [first] = await called();
    await renewDemoPatients(demo.context());
    expect((await called()).map(({ id }: { id: number }) => id)).toEqual([first.id]);
    const path = `/waitlist/${first.id}/offer/${first.offer.id}`;
    const booked = await hospital.call('POST', path, { confirmed: true }, staff);
    expect([booked.status, booked.body.data?.isDemo]).toEqual([201, true]);
    hospital.clock.now += dayMs;
    staff = await hospital.signIn();
    await renewDemoPatients(demo.context());
    const [next, ...more] = await called();
    expect([next.id === first.id, more]).toEqual([false, []]);
    expect((await demo.one(`select count(*)::int as count from outbox`)).count).toBe(0);
    await hospital.call('DELETE', '/admin/demo', undefined, staff);
    for (const table of ['appointment', 'allocation', 'waitlist', 'visit_answer', 'patient where is_demo'])
      expect([table, (await demo.one(`select count(*)::int as count from ${table}`)).count]).toEqual([
        table,
        0,
      ]);
  });

  test('a hospital that was started without the demo is not added to any more', async () => {
    await endDemoPatients(hospital.orm, hospital.clock.now);
    const before = (await hospital.get('/admin/demo', await hospital.signIn())).body.data;
    hospital.clock.now += 40 * dayMs;
    await renewDemoPatients(demo.context());
    expect(await addDemoPatients(demo.context())).toBe(false);
    expect((await hospital.get('/admin/demo', await hospital.signIn())).body.data).toEqual(before);
  });

  test('removing them asks for the password, leaves what people have made, and is for good', async () => {
    const staff = await hospital.signIn();
    const [free] = (
      await hospital.get('/appointment/free?doctor=samuel-oduya&from=2026-12-01&to=2026-12-20', staff)
    ).body.data;
    const { doctorId, visitTypeId, startsAt } = free;
    const real = { doctorId, visitTypeId, startsAt, name: 'Real Person', email: 'real@example.org' };
    expect((await hospital.call('POST', '/appointment', real, hospital.visitor)).status).toBe(201);
    await demo.askSomething();
    const unconfirmed = await hospital.signIn({ isConfirmed: false });
    expect((await hospital.call('DELETE', '/admin/demo', undefined, unconfirmed)).status).toBe(403);

    const before = (await hospital.get('/admin/demo', staff)).body.data;
    const answer = await hospital.call('DELETE', '/admin/demo', undefined, staff);
    expect([answer.status, answer.body.data]).toEqual([200, before]);
    expect(before.appointments).toBeGreaterThan(1000);
    const left = (table: string) => demo.one(`select count(*)::int as count from ${table}`);
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
    const trail = await demo.one(`select actor_name, action from activity where entity = 'demo'`);
    expect(trail).toMatchObject({ action: 'remove' });

    hospital.clock.now += 40 * dayMs;
    await renewDemoPatients(demo.context());
    expect(await addDemoPatients(demo.context())).toBe(false);
    expect((await left('appointment')).count).toBe(1);
  });
});
