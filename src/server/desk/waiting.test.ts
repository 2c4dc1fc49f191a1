import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import * as schema from '#server/db/schema.ts';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number };
let hospital: TestHospital;
let doctorId: number;
let day: string;
let booked: { id: number; startsAt: string }[];
const minute = 60_000;

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
/** A fully booked day of one doctor, on a Monday at nine. */
beforeEach(async () => {
  hospital.clock.now = monday;
  hospital.services.hasMailServer = true;
  await hospital.empty(
    'appointment',
    'allocation',
    'outbox',
    'waitlist',
    'waitlist_offer',
    'budget',
    'time_off',
    'patient',
    'idempotency',
  );
  await hospital.emptyTrail();
  const all: Slot[] = (
    await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-10&to=2026-03-31')
  ).body.data;
  day = all[0]!.localDate;
  doctorId = all[0]!.doctorId;
  booked = [];
  for (const [index, { startsAt }] of all.filter(({ localDate }) => localDate === day).entries()) {
    const body = { doctorId, startsAt, name: 'Booked', email: `booked-${index}@example.org` };
    const { data } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body;
    booked.push({ id: data.id, startsAt: new Date(startsAt).toISOString() });
  }
  await hospital.orm.execute(sql`delete from outbox`);
});

const byStaff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
const ann = { name: 'Ann Example', phone: '020 7946 0123' };
const add = (more: Record<string, unknown> = {}, headers: Record<string, string> = hospital.staff) =>
  hospital.call('POST', '/waitlist/desk', { doctorId, from: day, to: day, ...ann, ...more }, headers);
const list = async (query = '') =>
  (await hospital.get(`/waitlist?${query}`, hospital.staff)).body.data as WaitlistEntry[];
const cancel = (index: number) =>
  byStaff('PUT', `/appointment/${booked[index]!.id}`, { status: 'cancelled' });
const offer = () => offerFreedTimes(hospital.services);
const called = async () => (await list('offer=call')).map(({ name, offer }) => [name, offer?.startsAt]);
const onOffer = async (method: string, body?: object) => {
  const [entry] = await list('offer=call');
  return byStaff(method, `/waitlist/${entry!.id}/offer/${entry!.offer!.id}`, body);
};
const isFree = async (startsAt: string) => {
  const { body } = await hospital.get(`/appointment/slots?doctor=clara-hensley&from=${day}&to=${day}`);
  return body.data.some((slot: Slot) => new Date(slot.startsAt).toISOString() === startsAt);
};

describe('putting someone on the list', () => {
  test('takes a phone number alone, for two people as for a family that shares one', async () => {
    for (const more of [{}, { name: 'Ben Example' }, { name: 'Cleo Example', phone: '020 7946 0124' }])
      expect((await add(more)).status).toBe(201);
    expect((await list()).map(({ name, email, isCalled }) => [name, email, isCalled])).toEqual([
      ['Ann Example', '', true],
      ['Ben Example', '', true],
      ['Cleo Example', '', true],
    ]);
    expect(await hospital.orm.select().from(schema.outbox)).toEqual([]);
  });

  test('by address sends the mail with the link to leave, in the requested language', async () => {
    await hospital.orm.execute(sql`update settings set languages = '["de"]'`);
    const { body } = await add({ email: 'ann@example.org', language: 'de' });
    await hospital.orm.execute(sql`update settings set languages = '[]'`);
    expect(body.data).toMatchObject({
      isNew: true,
      isCalled: false,
      email: 'ann@example.org',
      language: 'de',
    });
    const [mail] = await hospital.orm.select().from(schema.outbox);
    expect(mail!.textBody).toContain('/de/appointment/waitlist/');
  });

  test.each([
    ['by number', {}],
    ['by address', { email: 'ann@example.org', phone: '' }],
  ])('waiting for the same already, %s, keeps the place and gets the new days', async (_, more) => {
    const answers = await Promise.all([add(more), add(more), add({ ...more, name: 'ann  EXAMPLE' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(1);
    const sunday = '2026-03-15';
    const { body } = await add({ ...more, from: sunday, to: sunday });
    expect(body.data).toMatchObject({ isNew: false, from: sunday });
    expect(await list()).toMatchObject([{ from: sunday, to: sunday }]);
  });

  test('another name under an address that waits already is refused: it would be the other one’s place', async () => {
    await add({ email: 'family@example.org' });
    const { status, body } = await add({ email: 'family@example.org', name: 'Ben Example' });
    expect([status, body.errors[0].path]).toEqual([422, 'email']);
    expect((await add({ name: 'Ben Example' })).status).toBe(201);
  });

  test('for a doctor, a department, a kind of visit, a package are places of their own', async () => {
    const { departmentIds } = (await hospital.get('/doctor/slug/clara-hensley')).body.data;
    const [visitType] = (await hospital.get('/visit-type')).body.data;
    const packageId = (await hospital.get('/package/slug/heart-check')).body.data.id;
    for (const more of [{}, { visitTypeId: visitType.id }, { packageId }])
      expect((await add(more)).status).toBe(201);
    const both = { visitTypeId: visitType.id, packageId };
    expect((await add(both)).body.data).toMatchObject({ isNew: false, visitType: null });
    const anyDoctor = await add({ doctorId: undefined, departmentId: departmentIds[0] });
    expect([201, 409]).toContain(anyDoctor.status);
    expect((await list()).map((one) => one.visitType ?? one.package?.name ?? null).slice(0, 3)).toEqual([
      null,
      visitType.name,
      'Heart check',
    ]);
  });

  test.each([
    ['without a way to reach them', { phone: '' }, 'phone'],
    ['for nobody', { doctorId: undefined }, 'doctorId'],
  ])('%s is refused', async (_, more, path) => {
    const refused = await add(more);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, path]);
    expect(await list()).toEqual([]);
  });
});

describe('a freed time for someone without an address', () => {
  test('is held while staff call, and is in no one’s mail', async () => {
    await add();
    await cancel(0);
    expect(await offer()).toBe(1);
    expect(await called()).toEqual([['Ann Example', booked[0]!.startsAt]]);
    expect(await isFree(booked[0]!.startsAt)).toBe(false);
    expect((await list())[0]!.offer!.expiresLocalTime).toBe('11:00');
    const { rows } = await hospital.orm.execute(sql`select from outbox where unique_key like 'waitlist%'`);
    expect(rows).toEqual([]);
  });

  test('is booked in one step, once, for any number of presses', async () => {
    await add();
    await cancel(0);
    await offer();
    const [{ id, offer: held }] = (await list('offer=call')) as [WaitlistEntry];
    const book = () => byStaff('POST', `/waitlist/${id}/offer/${held!.id}`, {});
    const answers = await Promise.all([book(), book(), book()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(answers[0]!.body.data).toMatchObject({
      ...{ name: 'Ann Example', source: 'waitlist', status: 'booked' },
      startsAt: booked[0]!.startsAt,
    });
    expect(await list('status=all')).toMatchObject([{ status: 'booked' }]);
    const { rows } = await hospital.orm.execute<{ count: number }>(
      sql`select count(*)::int as count from allocation where active and appointment_id is null`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('goes to the next person at a press, and a second press takes nothing from them', async () => {
    await add();
    await add({ name: 'Ben Example' });
    await cancel(0);
    await offer();
    const [{ id, offer: held }] = (await list('offer=call')) as [WaitlistEntry];
    const pass = () => byStaff('DELETE', `/waitlist/${id}/offer/${held!.id}`);
    expect((await pass()).status).toBe(204);
    await offer();
    expect(await called()).toEqual([['Ben Example', booked[0]!.startsAt]]);
    expect((await pass()).status).toBe(204);
    const late = await byStaff('POST', `/waitlist/${id}/offer/${held!.id}`, {});
    expect([late.status, late.body.type]).toEqual([409, '/problems/offer-over']);
    expect((await list()).map(({ name, status }) => [name, status])).toEqual([
      ['Ann Example', 'waiting'],
      ['Ben Example', 'waiting'],
    ]);
    expect(await called()).toHaveLength(1);
  });

  test('two clerks at once, one books and one passes: one of the two happens', async () => {
    await add();
    await cancel(0);
    await offer();
    const [books, passes] = await Promise.all([onOffer('POST', {}), onOffer('DELETE')]);
    expect(passes.status).toBe(204);
    const isBooked = (await list('status=booked')).length === 1;
    expect(books.status).toBe(isBooked ? 201 : 409);
    expect(await isFree(booked[0]!.startsAt)).toBe(!isBooked);
  });

  test('warns as any booking at the desk does, and books when that is confirmed', async () => {
    const first = booked[1]!;
    await byStaff('PUT', `/appointment/${first.id}/person`, { name: ann.name, phone: ann.phone, email: '' });
    await add();
    await cancel(0);
    await offer();
    const warned = await onOffer('POST', {});
    expect([warned.status, warned.body.type]).toEqual([409, '/problems/not-confirmed']);
    expect(warned.body.warnings[0]).toContain('already has an appointment');
    expect(await called()).toHaveLength(1);
    expect((await onOffer('POST', { confirmed: true })).status).toBe(201);
  });

  test('is not made at night, nor while the hospital is closed: no one would call, and others could book it', async () => {
    await add();
    await cancel(0);
    hospital.clock.now = Date.parse('2026-03-02T06:00:00Z');
    expect(await offer()).toBe(0);
    hospital.clock.now = Date.parse('2026-03-01T10:00:00Z');
    expect(await offer()).toBe(0);
    expect(await isFree(booked[0]!.startsAt)).toBe(true);
    hospital.clock.now = Date.parse('2026-03-02T19:00:00Z');
    expect(await offer()).toBe(1);
    const [made] = await hospital.orm.select().from(schema.waitlistOffer);
    expect(made!.expiresAt.toISOString()).toBe('2026-03-02T20:00:00.000Z');
  });

  test('without a call counts as no refusal: they stay on the list', async () => {
    await add();
    for (const index of [0, 1, 2, 3]) {
      await cancel(index);
      expect(await offer()).toBe(1);
      hospital.clock.now += 121 * minute;
      hospital.staff = await hospital.signIn();
    }
    expect((await list()).map(({ status }) => status)).toEqual(['waiting']);
  });

  test('is one at a time for one patient, who may wait for several things', async () => {
    const [visitType] = (await hospital.get('/visit-type')).body.data;
    await add();
    await add({ visitTypeId: visitType.id });
    await cancel(0);
    await cancel(4);
    await offer();
    await offer();
    expect(await called()).toHaveLength(1);
  });

  test('without a mail server is for everyone who left a number', async () => {
    hospital.services.hasMailServer = false;
    await add({ email: 'ann@example.org' });
    await cancel(0);
    expect(await offer()).toBe(1);
    expect(await called()).toEqual([['Ann Example', booked[0]!.startsAt]]);
  });

  test('out of reach is neither seen nor booked nor passed on', async () => {
    await add();
    await cancel(0);
    await offer();
    const neurology = (await hospital.get('/department/slug/neurology')).body.data.id;
    const { headers } = await colleague(hospital, 'n2@openward.example', {
      roles: [{ role: 'desk', departmentIds: [neurology] }],
    });
    expect((await hospital.get('/waitlist?offer=call', headers)).body.meta.total).toBe(0);
    const [entry] = await list('offer=call');
    const path = `/waitlist/${entry!.id}/offer/${entry!.offer!.id}`;
    expect((await hospital.call('POST', path, {}, headers)).status).toBe(404);
    expect((await hospital.call('DELETE', path, undefined, headers)).status).toBe(404);
    expect(await called()).toHaveLength(1);
  });
});

describe('a corrected contact', () => {
  const correct = (id: number | null, body: object) => byStaff('PUT', `/patient/${id}`, body);
  const mailed = async () =>
    (await hospital.orm.select().from(schema.outbox).where(eq(schema.outbox.countsAs, 'waitlist'))).map(
      ({ recipient, subject }) => [recipient, subject.split(' | ')[0]],
    );

  test('with an address makes a call a message', async () => {
    const { patientId } = (await add()).body.data;
    await cancel(0);
    await offer();
    expect((await correct(patientId, { email: 'ann@example.org' })).body.data.corrected.waitlist).toBe(1);
    expect(await mailed()).toEqual([['ann@example.org', 'A time has become free for you']]);
    expect(await called()).toEqual([]);
    expect((await list())[0]!.offer).not.toBeNull();
  });

  test('without the address makes a message a call', async () => {
    const { patientId } = (await add({ email: 'ann@example.org' })).body.data;
    await cancel(0);
    await offer();
    expect((await correct(patientId, { email: '' })).status).toBe(200);
    expect(await called()).toEqual([['Ann Example', booked[0]!.startsAt]]);
    expect(await list()).toMatchObject([{ email: '', isCalled: true }]);
  });

  test('that makes two of one patient the same leaves one place', async () => {
    const { patientId: other } = (await add()).body.data;
    const { patientId } = (await add({ phone: '020 7946 0199' })).body.data;
    await byStaff('POST', `/patient/${patientId}/merge`, { patientId: other });
    expect((await correct(patientId, { phone: ann.phone })).status).toBe(200);
    expect((await list('status=all')).map(({ status }) => status).sort()).toEqual(['left', 'waiting']);
  });
});
