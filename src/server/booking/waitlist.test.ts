import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { mailRates } from '#server/mail/mail-limits.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { moveAppointment } from './move.ts';
import { offerFreedTimes } from './waitlist-offers.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number };
let hospital: TestHospital;
let slots: Slot[];
let doctorId: number;
let day: string;
let booked: { id: number; startsAt: string }[];
const minute = 60_000;

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());
/** A fully booked day of one doctor. */
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty(
    'appointment',
    'allocation',
    'outbox',
    'waitlist',
    'waitlist_offer',
    'budget',
    'time_off',
  );
  await hospital.emptyTrail();
  const all: Slot[] = (
    await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-10&to=2026-03-31')
  ).body.data;
  day = all[0]!.localDate;
  doctorId = all[0]!.doctorId;
  slots = all.filter(({ localDate }) => localDate === day);
  booked = [];
  for (const [index, { startsAt }] of slots.entries()) {
    const body = { doctorId, startsAt, name: 'Booked', email: `booked-${index}@example.org` };
    const { data } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body;
    booked.push({ id: data.id, startsAt });
  }
  await hospital.orm.execute(sql`delete from outbox`);
});

const join = (more: Record<string, unknown> = {}) =>
  hospital.call(
    'POST',
    '/waitlist',
    { doctorId, from: day, to: day, name: 'Ann Example', email: 'ann@example.org', ...more },
    hospital.visitor,
  );
const cancel = async (index: number) =>
  hospital.call(
    'PUT',
    `/appointment/${booked[index]!.id}`,
    { status: 'cancelled' },
    // A session does not outlast the offers.
    hospital.clock.now < monday + 90 * minute ? hospital.staff : await hospital.signIn(),
  );
const visitTypes = async () =>
  (await hospital.get('/visit-type?limit=100')).body.data as {
    id: number;
    name: string;
    offered: string;
    durationMinutes: number;
  }[];
const offer = () => offerFreedTimes(hospital.services);
const mailsTo = async (recipient: string) =>
  (
    await hospital.orm
      .select()
      .from(schema.outbox)
      .where(eq(schema.outbox.recipient, recipient))
      .orderBy(schema.outbox.id)
  ).map(({ subject, textBody }) => ({ subject: subject.split(' | ')[0], textBody }));
const linkOf = async (recipient: string) =>
  `/waitlist/link/${/waitlist\/([\w-]{43})/.exec((await mailsTo(recipient))[0]!.textBody)![1]}`;
const visitor = (method: string, path: string) => hospital.call(method, path, undefined, hospital.visitor);
const offered = async (recipient: string) =>
  (await hospital.get(await linkOf(recipient))).body.data.offer?.startsAt ?? null;
const isFree = async (startsAt: string) => {
  const { body } = await hospital.get(`/appointment/slots?doctor=clara-hensley&from=${day}&to=${day}`);
  return body.data.some((slot: Slot) => slot.startsAt === startsAt);
};
const bookings = async () => {
  const { rows } = await hospital.orm.execute<{ times: number; taken: number }>(
    sql`select count(*)::int as taken, count(distinct lower(during))::int as times from allocation
      where active and (appointment_id is not null or expires_at > ${new Date(hospital.clock.now).toISOString()})`,
  );
  return rows[0]!;
};

describe('joining', () => {
  test('is confirmed by mail with the link to leave', async () => {
    expect((await join()).body.data).toEqual({ from: day, to: day });
    const [mail] = await mailsTo('ann@example.org');
    expect(mail!.subject).toBe('You are on the waiting list');
    const link = await linkOf('ann@example.org');
    const before = await hospital.orm.select().from(schema.waitlist);
    const { body, headers } = await hospital.get(link);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body.data).toMatchObject({ status: 'waiting', doctor: { id: doctorId }, offer: null, from: day });
    expect(await hospital.orm.select().from(schema.waitlist)).toEqual(before);
    expect((await visitor('DELETE', link)).body.data.status).toBe('left');
    await cancel(0);
    expect(await offer()).toBe(0);
  });

  test('lists free slots instead while there are any', async () => {
    await cancel(3);
    const refused = await join();
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/times-free']);
    expect(refused.body.nearest).toMatchObject([{ startsAt: booked[3]!.startsAt }]);
  });

  test.each([
    ['without a doctor or a department', { doctorId: undefined }, 'doctorId'],
    ['with both', { departmentId: 1 }, 'doctorId'],
    ['for days that are over', { from: '2026-02-01', to: '2026-02-02' }, 'to'],
  ])('%s is refused', async (_, more, path) => {
    const refused = await join(more);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, path]);
    expect(await hospital.orm.select().from(schema.waitlist)).toEqual([]);
  });

  test('for a kind of visit waits for that one, and its time is as long', async () => {
    const [usual, other] = (await visitTypes()).filter(({ offered }) => offered === 'book');
    expect(other!.durationMinutes).not.toBe(usual!.durationMinutes);
    expect((await join({ visitTypeId: other!.id })).status).toBe(201);
    expect((await mailsTo('ann@example.org'))[0]!.textBody).toContain(`For: ${other!.name}`);
    await cancel(0);
    expect(await offer()).toBe(1);
    const link = await linkOf('ann@example.org');
    const { name: visitTypeName, durationMinutes } = other!;
    expect((await hospital.get(link)).body.data).toMatchObject({
      visitType: visitTypeName,
      offer: { visitTypeName, durationMinutes },
    });
    const { manageUrl } = (await visitor('POST', link)).body.data;
    const token = new URL(manageUrl).pathname.split('/').at(-1);
    expect((await hospital.get(`/appointment/manage/${token}`)).body.data).toMatchObject({ visitTypeName });
  });

  test('for a kind of visit that no doctor there offers, or that is not booked online, is refused', async () => {
    const asked = (await visitTypes()).find(({ offered }) => offered !== 'book')!;
    for (const visitTypeId of [asked.id, 99_999])
      expect((await join({ visitTypeId })).status, `${visitTypeId}`).toBe(404);
    const { id } = (await hospital.call('POST', '/department', { name: 'Empty' }, hospital.staff)).body.data;
    const there = { doctorId: undefined, departmentId: id, visitTypeId: 99_999 };
    expect((await join(there)).status).toBe(404);
    expect(await hospital.orm.select().from(schema.waitlist)).toEqual([]);
  });

  test('again and again gets the same answer and makes one entry, with the link sent again', async () => {
    const answers = [];
    for (const email of ['ann@example.org', 'ANN@example.org', 'ann@example.org'])
      answers.push(await join({ email }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await hospital.orm.select().from(schema.waitlist)).toHaveLength(1);
    expect(await mailsTo('ann@example.org')).toHaveLength(3);
  });

  test('gets the same answer however often others enter the same address, whose mail is then delayed', async () => {
    const { perHour } = mailRates.waitlist;
    const join1 = (n: number) => join({ from: day, to: day, email: `ann+${n}@example.org` });
    for (let n = 0; n < perHour + 3; n++) expect((await join1(n)).status).toBe(201);
    const mailbox = await testMailbox();
    await sendDue(mailbox.post(hospital));
    expect(mailbox.received).toHaveLength(perHour);
    await mailbox.close();
    const waiting = await hospital.orm.select().from(schema.outbox).where(eq(schema.outbox.status, 'queued'));
    expect(waiting).toHaveLength(3);
    expect(waiting[0]!.lastError).toContain('as many such messages as it may get');
  });
});

describe('a freed slot', () => {
  test('is held for the first in the list, as a real hold, and announced by mail', async () => {
    await join();
    await cancel(0);
    expect(await offer()).toBe(1);
    expect(await offer()).toBe(0);
    expect(await offered('ann@example.org')).toBe(new Date(booked[0]!.startsAt).toISOString());
    expect(await isFree(booked[0]!.startsAt)).toBe(false);
    const stranger = { doctorId, startsAt: booked[0]!.startsAt, name: 'Quick', email: 'quick@example.org' };
    expect((await hospital.call('POST', '/appointment', stranger, hospital.visitor)).status).toBe(409);
    const mails = await mailsTo('ann@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You are on the waiting list',
      'A time has become free for you',
    ]);
    expect(mails[1]!.textBody).toContain('Kept until: Monday, 2 March 2026, 11:00 (Europe/London)');
  });

  test('goes to one at a time, however many processes check at once, and to the next when it expires', async () => {
    await join();
    await join({ email: 'ben@example.org' });
    await cancel(0);
    await Promise.all([offer(), offer(), offer()]);
    expect([await offered('ann@example.org'), await offered('ben@example.org')]).toEqual([
      new Date(booked[0]!.startsAt).toISOString(),
      null,
    ]);
    hospital.clock.now += 120 * minute - 1;
    expect(await offer()).toBe(0);
    hospital.clock.now += 1;
    await Promise.all([offer(), offer(), offer()]);
    expect([await offered('ann@example.org'), await offered('ben@example.org')]).toEqual([
      null,
      new Date(booked[0]!.startsAt).toISOString(),
    ]);
    // No one is offered the same slot twice: after both let it expire, anyone may book it.
    hospital.clock.now += 120 * minute;
    expect(await offer()).toBe(0);
    expect(await isFree(booked[0]!.startsAt)).toBe(true);
  });

  test('of two freed slots each goes to another person', async () => {
    await join();
    await join({ email: 'ben@example.org' });
    await Promise.all([cancel(0), cancel(1)]);
    await Promise.all([offer(), offer()]);
    await offer();
    const both = [await offered('ann@example.org'), await offered('ben@example.org')];
    expect(both.sort()).toEqual(
      [0, 1].map((index) => new Date(booked[index]!.startsAt).toISOString()).sort(),
    );
    expect(await bookings()).toEqual({ times: slots.length, taken: slots.length });
  });

  test('is booked with its link, once, however often that is pressed', async () => {
    await join();
    await cancel(0);
    await offer();
    const link = await linkOf('ann@example.org');
    const answers = await Promise.all([visitor('POST', link), visitor('POST', link), visitor('POST', link)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.reference}`)).size).toBe(1);
    expect(answers[0]!.body.data).toMatchObject({
      status: 'booked',
      startsAt: new Date(booked[0]!.startsAt).toISOString(),
    });
    expect((await hospital.get(link)).body.data).toMatchObject({
      status: 'booked',
      offer: null,
      manageUrl: answers[0]!.body.data.manageUrl,
    });
    expect(await bookings()).toEqual({ times: slots.length, taken: slots.length });
    expect((await visitor('DELETE', link)).body.data.status).toBe('booked');
  });

  test('that was declined, left or withdrawn goes to the next at once', async () => {
    await join();
    await join({ email: 'ben@example.org' });
    await join({ email: 'cleo@example.org' });
    await cancel(0);
    await offer();
    expect((await visitor('PUT', await linkOf('ann@example.org'))).body.data).toMatchObject({
      status: 'waiting',
      offer: null,
    });
    await offer();
    expect(await offered('ben@example.org')).not.toBeNull();
    const { body } = await hospital.get('/waitlist', hospital.staff);
    const ben = body.data.find((one: { email: string }) => one.email === 'ben@example.org');
    expect((await hospital.call('DELETE', `/waitlist/${ben.id}`, undefined, hospital.staff)).status).toBe(
      204,
    );
    await offer();
    expect(await offered('cleo@example.org')).not.toBeNull();
  });

  test('cannot be booked once the offer has expired, nor with a guessed link', async () => {
    await join();
    await cancel(0);
    await offer();
    const link = await linkOf('ann@example.org');
    hospital.clock.now += 120 * minute;
    const late = await visitor('POST', link);
    expect([late.status, late.body.type]).toEqual([409, '/problems/offer-over']);
    const guessed = `/waitlist/link/${'x'.repeat(43)}`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect((await visitor(method, guessed)).status).toBe(404);
    }
    expect((await hospital.call('POST', link)).status).toBe(403);
    expect(await isFree(booked[0]!.startsAt)).toBe(true);
  });

  test('that the doctor’s leave took meanwhile is not booked', async () => {
    await join();
    await cancel(0);
    await offer();
    const leave = { kind: 'leave', from: `${day}T00:00`, to: `${day}T23:59` };
    await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
    const refused = await visitor('POST', await linkOf('ann@example.org'));
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/slot-not-offered']);
    expect((await hospital.get(await linkOf('ann@example.org'))).body.data.status).toBe('waiting');
  });

  test('in a department may be any of its doctors’', async () => {
    const { body } = await hospital.get(`/doctor/${doctorId}`);
    const departmentId = body.data.departmentIds[0];
    await hospital.orm.insert(schema.waitlist).values({
      departmentId,
      fromDate: day,
      toDate: day,
      name: 'Ann Example',
      email: 'ann@example.org',
      linkKey: 'key',
      linkTokenHash: Buffer.from('hash'),
    });
    await cancel(0);
    expect(await offer()).toBe(1);
    const [made] = await hospital.orm.select().from(schema.waitlistOffer);
    const { body: colleague } = await hospital.get(`/doctor/${made!.doctorId}`);
    expect([made!.waitlistId, colleague.data.departmentIds]).toEqual([
      expect.any(Number),
      expect.arrayContaining([departmentId]),
    ]);
  });

  test('also comes from a moved appointment and from new hours', async () => {
    await join();
    const [later] = (
      await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-10&to=2026-03-31')
    ).body.data;
    const context = { ...hospital.services, staff: null };
    await moveAppointment(
      eq(schema.appointment.id, booked[0]!.id),
      { startsAt: later.startsAt },
      'staff',
      context,
    );
    expect(await offer()).toBe(1);
    await visitor('PUT', await linkOf('ann@example.org'));
    const extra = { kind: 'extra', from: `${day}T19:00`, to: `${day}T19:30` };
    await hospital.call('POST', `/doctor/${doctorId}/timeoff`, extra, hospital.staff);
    expect(await offer()).toBe(1);
    expect(await offered('ann@example.org')).toBe(`${day}T19:00:00.000Z`);
  });

  test('is offered even to a busy person, since the address is unproven; accepting it reveals the overlap', async () => {
    await hospital.orm.execute(sql`update appointment set contact_proven_at = now()`);
    await join({ email: 'booked-1@example.org' });
    await hospital.orm.execute(sql`update appointment set starts_at = ${new Date(booked[0]!.startsAt).toISOString()}
      where email = 'booked-1@example.org'`);
    await cancel(0);
    expect(await offer()).toBe(1);
    const refused = await visitor('POST', await linkOf('booked-1@example.org'));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'You already have an appointment at that time. Choose another one.',
    ]);
  });

  test('is offered to a person who waits for a package only where it is long enough, and booked as that package', async () => {
    const [{ id: packageId, title, price, discountPrice, durationMinutes }] = (
      await hospital.get('/package?q=heart')
    ).body.data.filter(({ slug }: { slug: string }) => slug === 'heart-check');
    expect((await join({ packageId })).status).toBe(201);
    await cancel(0);
    expect(await offer()).toBe(0);
    for (const index of booked.keys()) if (index > 0) await cancel(index);
    expect(await offer()).toBe(1);
    const link = await linkOf('ann@example.org');
    const { body } = await hospital.get(link);
    expect(body.data).toMatchObject({
      package: { id: packageId, name: title },
      service: null,
      offer: { visitTypeName: title, durationMinutes },
    });
    const mails = await mailsTo('ann@example.org');
    expect(mails.map(({ textBody }) => textBody.includes(title))).toEqual([true, true]);
    // Nothing else fits in beside it.
    const { rows } = await hospital.orm.execute<{ minutes: number; alone: boolean }>(
      sql`select extract(epoch from upper(during) - lower(during))::int / 60 as minutes, alone from allocation
        where active and appointment_id is null`,
    );
    expect(rows).toEqual([{ minutes: expect.any(Number), alone: true }]);
    expect(rows[0]!.minutes).toBeGreaterThanOrEqual(durationMinutes);
    const accepted = await visitor('POST', link);
    expect(accepted.body.data).toMatchObject({
      visitTypeName: title,
      package: { id: packageId },
      price: discountPrice ?? price,
    });
  });

  test('is not offered for a package that is no longer there, and no one joins for one', async () => {
    const { id: packageId } = (
      await hospital.call(
        'POST',
        '/package',
        { title: 'Quick check', price: 1000, durationMinutes: 10, groups: [] },
        hospital.staff,
      )
    ).body.data;
    expect((await join({ packageId })).status).toBe(201);
    const hide = (status: string) =>
      hospital.call('PUT', `/package/${packageId}`, { status }, hospital.staff);
    await hide('draft');
    await cancel(0);
    expect(await offer()).toBe(0);
    expect((await join({ packageId, email: 'bob@example.org' })).status).toBe(422);
    expect((await join({ packageId, serviceId: 1 })).status).toBe(422);
    await hide('published');
    expect(await offer()).toBe(1);
    await hospital.call('DELETE', `/package/${packageId}`, undefined, hospital.staff);
  });

  test('three unanswered offers end the waiting', async () => {
    await join({ email: 'ben@example.org' });
    await join();
    await cancel(0);
    await cancel(2);
    await offer();
    for (const index of [3, 4]) {
      hospital.clock.now += 120 * minute;
      await cancel(index);
      await offer();
    }
    hospital.clock.now += 120 * minute;
    await offer();
    const { rows } = await hospital.orm.execute<{ status: string; offers: number }>(
      sql`select w.status, (select count(*)::int from waitlist_offer o where o.waitlist_id = w.id) as offers from waitlist w`,
    );
    for (const { status, offers } of rows) expect([status, offers]).toEqual(['lapsed', 3]);
  });
});

test('staff see the waiting list, longest wait first, and no one else does', async () => {
  await join();
  hospital.clock.now += minute;
  await join({ email: 'ben@example.org' });
  await cancel(0);
  await offer();
  const { body } = await hospital.get('/waitlist?doctor=clara-hensley', hospital.staff);
  expect(body).toMatchObject({
    data: [
      {
        email: 'ann@example.org',
        offersMade: 1,
        offer: { startsAt: new Date(booked[0]!.startsAt).toISOString() },
      },
      { email: 'ben@example.org', offersMade: 0, offer: null },
    ],
    meta: { total: 2 },
  });
  expect((await hospital.get('/waitlist?department=neurology', hospital.staff)).body.meta.total).toBe(0);
  expect((await hospital.get('/waitlist')).status).toBe(401);
  expect((await visitor('DELETE', `/waitlist/${body.data[0].id}`)).status).toBe(401);
});

test('without a mail server no time is offered: it would be kept for a person who never learns of it', async () => {
  await join();
  await cancel(0);
  hospital.services.hasMailServer = false;
  expect(await offer()).toBe(0);
  hospital.services.hasMailServer = true;
  expect(await offer()).toBe(1);
});
