import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
});

const visitor = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.visitor);
const byStaff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
interface Slot {
  startsAt: string;
  endsAt: string;
  visitTypeId: number;
}
const entry = async (kind: 'package' | 'services', slug: string) =>
  (await hospital.get(`/${kind}/slug/${slug}`)).body.data;
const slotsFor = async (purpose: string, whose = 'doctor=clara-hensley'): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?${whose}&from=2026-03-03&to=2026-03-31${purpose}`)).body.data;
const minutes = ({ startsAt, endsAt }: Slot) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
let patients = 0;
const book = (more: object) => {
  const body = { doctorId, name: 'Ann Example', email: `purpose-${++patients}@example.org`, ...more };
  return visitor('POST', '/appointment', body);
};
const mailText = async () => (await hospital.orm.select().from(schema.outbox)).at(-1)!;

test('a package is held, booked and mailed with the length, price and preparation of its page', async () => {
  const heart = await entry('package', 'heart-check');
  const [slot] = await slotsFor('&package=heart-check');
  expect(minutes(slot!)).toBe(heart.durationMinutes);
  const wanted = { packageId: heart.id, startsAt: slot!.startsAt, visitTypeId: slot!.visitTypeId };
  const held = await visitor('POST', '/appointment/hold', { doctorId, ...wanted });
  expect(held.body.data).toMatchObject({ startsAt: slot!.startsAt, endsAt: slot!.endsAt });

  const { body } = await book({ ...wanted, holdToken: held.body.data.token });
  const price = heart.discountPrice ?? heart.price;
  expect(body.data).toMatchObject({
    endsAt: slot!.endsAt,
    visitTypeName: heart.title,
    package: { slug: 'heart-check' },
    service: null,
    price,
  });
  const rows = await hospital.orm.select().from(schema.allocation);
  expect(rows).toMatchObject([{ alone: true, lane: 1, holdTokenHash: expect.anything() }]);
  const [opening] = heart.preparation.split('\n');
  const mail = await mailText();
  expect(mail.textBody).toContain('Visit: Heart check, 2 hours 30 minutes');
  expect(mail.textBody).toContain(`Price: £${price / 100}`);
  expect(mail.textBody).toContain(opening);
  expect(mail.textBody).not.toContain('For: ');
  expect(mail.textBody).toMatch(/Where: Cardiology, .+\n/);
  expect(mail.textBody).toContain('Before you come: Bring a photo ID');
  const unfolded = mail.calendar!.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`Heart check\\, £${price / 100}`);
  expect(unfolded).toContain(opening.slice(0, 20));

  const staff = await hospital.get(`/appointment/${body.data.id}`, hospital.staff);
  expect(staff.body.data).toMatchObject({ visitTypeName: heart.title, price, package: { id: heart.id } });
  await hospital.orm.update(schema.healthPackage).set({ price: 1, discountPrice: null });
  const later = await hospital.get(`/appointment/${body.data.id}`, hospital.staff);
  expect(later.body.data.price).toBe(price);
  await hospital.orm
    .update(schema.healthPackage)
    .set({ price: heart.price, discountPrice: heart.discountPrice })
    .where(eq(schema.healthPackage.id, heart.id));
});

test('no one else is booked into the hours of a package, with any other offers there', async () => {
  const { id: packageId } = await entry('package', 'heart-check');
  const [slot] = await slotsFor('&package=heart-check');
  const within = (await slotsFor('')).filter(
    ({ startsAt }) => startsAt >= slot!.startsAt && startsAt < slot!.endsAt,
  );
  expect(within).toHaveLength(5);
  expect((await book({ packageId, startsAt: slot!.startsAt })).status).toBe(201);
  const free = (await slotsFor('')).map(({ startsAt }) => startsAt);
  for (const { startsAt } of within) {
    expect(free).not.toContain(startsAt);
    expect((await book({ startsAt })).body.type).toBe('/problems/slot-taken');
  }
});

describe('where the visit type has room for several', () => {
  beforeAll(() => hospital.orm.update(schema.visitType).set({ places: 3 }).where(eq(schema.visitType.id, 1)));
  afterAll(() => hospital.orm.update(schema.visitType).set({ places: 1 }).where(eq(schema.visitType.id, 1)));

  test.each([
    ['package', 'heart-check'],
    ['services', 'heart-tracing-ecg'],
  ] as const)('a visit with a length of its own never shares a start: %s %s', async (kind, slug) => {
    const { id } = await entry(kind, slug);
    const [name, idName] = kind === 'package' ? ['package', 'packageId'] : ['service', 'serviceId'];
    const [slot] = await slotsFor(`&${name}=${slug}`);
    const { startsAt } = slot!;
    expect((await book({ [idName]: id, startsAt })).status).toBe(201);
    expect((await slotsFor('')).map((one) => one.startsAt)).not.toContain(startsAt);
    expect((await book({ startsAt })).body.type).toBe('/problems/slot-taken');

    await hospital.empty('appointment', 'allocation');
    expect((await book({ startsAt })).status).toBe(201);
    expect((await slotsFor('')).map((one) => one.startsAt)).toContain(startsAt);
    expect((await slotsFor(`&${name}=${slug}`)).map((one) => one.startsAt)).not.toContain(startsAt);
    expect((await book({ [idName]: id, startsAt })).body.type).toBe('/problems/slot-taken');
  });

  test('of 20 who book a package and 20 who book a visit at one start, all who are let in belong together', async () => {
    const { id: packageId } = await entry('package', 'heart-check');
    const [{ startsAt }] = (await slotsFor('&package=heart-check')) as [Slot];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => book(at % 2 ? { packageId, startsAt } : { startsAt })),
    );
    const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.package);
    expect([1, 3]).toContain(booked.length);
    expect(booked.length === 1 ? booked[0] : booked).toEqual(
      booked.length === 1 ? expect.objectContaining({ slug: 'heart-check' }) : [null, null, null],
    );
  });
});

test('a hold for a visit of another length is given back, and the package is booked all the same', async () => {
  const { id: packageId } = await entry('package', 'heart-check');
  const [{ startsAt, visitTypeId }] = (await slotsFor('&package=heart-check')) as [Slot];
  const held = await visitor('POST', '/appointment/hold', { doctorId, startsAt, visitTypeId });
  const { status, body } = await book({ packageId, startsAt, holdToken: held.body.data.token });
  expect(status).toBe(201);
  expect(minutes(body.data)).toBe(150);
  const { rows } = await hospital.orm.execute(sql`select 1 from allocation where active`);
  expect(rows).toHaveLength(1);
});

test('a move, by the patient and at the desk, keeps the length of the package', async () => {
  const { id: packageId } = await entry('package', 'heart-check');
  const [first, second, third] = await slotsFor('&package=heart-check');
  const { body } = await book({ packageId, startsAt: first!.startsAt });
  const token = body.data.manageUrl.split('/').at(-1);
  const path = `/appointment/manage/${token}`;
  const { body: offered } = await hospital.get(`${path}/slots?from=2026-03-03&to=2026-03-31`);
  expect(new Set(offered.data.map(minutes))).toEqual(new Set([150]));
  const moved = await visitor('PUT', path, { startsAt: second!.startsAt });
  expect(minutes(moved.body.data)).toBe(150);
  const again = await byStaff('PUT', `/appointment/${body.data.id}/time`, { startsAt: third!.startsAt });
  expect(minutes(again.body.data)).toBe(150);
  const [row] = await hospital.orm.select().from(schema.allocation);
  expect(row).toMatchObject({ alone: true });
});

test('a service with a visit type of its own is booked as that visit, without the price and preparation of what may follow', async () => {
  const hip = await entry('services', 'hip-and-knee-replacement');
  const whose = 'doctor=matteo-ferrante';
  const [slot] = await slotsFor('&service=hip-and-knee-replacement', whose);
  const { body: doctor } = await hospital.get('/doctor/slug/matteo-ferrante');
  const wanted = { doctorId: doctor.data.id, serviceId: hip.id, startsAt: slot!.startsAt };
  const another = await book({ ...wanted, visitTypeId: 1 });
  expect(another.body).toMatchObject({ type: '/problems/invalid', errors: [{ path: 'visitTypeId' }] });
  const { body } = await book(wanted);
  expect(body.data).toMatchObject({
    visitTypeName: 'Procedure assessment',
    service: { slug: 'hip-and-knee-replacement' },
    package: null,
    price: null,
  });
  expect(minutes(body.data)).toBe(45);
  const { textBody } = await mailText();
  expect(textBody).toContain('For: Hip and knee replacement');
  expect(textBody).not.toContain('Price');
  expect(textBody).not.toContain('Please prepare');
});

test('the desk books a package for a caller, at any minute of the hours and as long as it takes', async () => {
  const { id: packageId } = await entry('package', 'heart-check');
  const query = 'doctor=clara-hensley&from=2026-03-03&to=2026-03-31&package=heart-check';
  const { body: free } = await hospital.get(`/appointment/free?${query}`, hospital.staff);
  expect(minutes(free.data[0])).toBe(150);
  const caller = { source: 'phone', name: 'Ann Example', phone: '020 7946 0958', doctorId };
  const { status, body } = await byStaff('POST', '/appointment/desk', {
    ...caller,
    packageId,
    startsAt: free.data[0].startsAt,
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ visitTypeName: 'Heart check', package: { id: packageId } });
  expect(minutes(body.data)).toBe(150);
});

test('what does not exist, is hidden or is chosen twice is refused by name', async () => {
  const { id: packageId } = await entry('package', 'heart-check');
  const { id: serviceId } = await entry('services', 'mole-check');
  const { startsAt } = (await slotsFor(''))[0]!;
  const both = await book({ packageId, serviceId, startsAt });
  expect(both.body.errors).toEqual([
    { path: 'serviceId', message: 'Choose a package or a service, not both.' },
  ]);
  const gone = await book({ serviceId: 999_999, startsAt });
  expect(gone.body.errors).toEqual([
    { path: 'serviceId', message: 'This service is no longer offered. Choose another one.' },
  ]);
  await hospital.orm.update(schema.service).set({ status: 'draft' }).where(eq(schema.service.id, serviceId));
  expect((await book({ serviceId, startsAt })).status).toBe(422);
  const query = '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  expect((await hospital.get(`${query}&service=mole-check`)).status).toBe(404);
  expect((await hospital.get(`${query}&package=heart-check&service=x-ray`)).status).toBe(422);
  expect((await hospital.get(`/appointment/soonest?package=nothing`)).status).toBe(404);
  await hospital.orm
    .update(schema.service)
    .set({ status: 'published' })
    .where(eq(schema.service.id, serviceId));
});

describe('what a department offers is done by its doctors', () => {
  const dentist = async () => (await hospital.get('/doctor/slug/camila-duarte')).body.data.id;
  const notDone = [
    {
      path: 'doctorId',
      message: 'This doctor does not do what the visit is for. Choose a doctor of the department that does.',
    },
  ];
  const wanted = async (more: object = {}) => {
    const { id: packageId } = await entry('package', 'heart-check');
    const [slot] = await slotsFor('', 'doctor=camila-duarte');
    return { doctorId: await dentist(), packageId, startsAt: slot!.startsAt, ...more };
  };

  test('no one else has days or times for it', async () => {
    const asked = 'doctor=camila-duarte&from=2026-03-03&to=2026-03-31&package=heart-check';
    expect((await hospital.get(`/appointment/slots?${asked}`)).body.data).toEqual([]);
    expect((await hospital.get(`/appointment/days?${asked}`)).body.data).toEqual([]);
    const doctors = new Set<number>(
      (await hospital.get('/appointment/soonest?package=heart-check')).body.data.map(
        (slot: { doctorId: number }) => slot.doctorId,
      ),
    );
    const { body } = await hospital.get('/doctor?department=cardiology&limit=100');
    const ofDepartment = body.data.map(({ id }: { id: number }) => id);
    expect(doctors.size).toBeGreaterThan(1);
    expect(ofDepartment).toEqual(expect.arrayContaining([...doctors]));
  });

  test('no one else is held or booked for it, while a visit to them without a purpose is', async () => {
    const { packageId, ...visit } = await wanted();
    const { rows } = await hospital.orm.execute<{ id: number }>(
      sql`select id from visit_type where name = 'New consultation'`,
    );
    const held = await visitor('POST', '/appointment/hold', {
      ...visit,
      packageId,
      visitTypeId: rows[0]!.id,
    });
    expect(held.body).toMatchObject({ status: 422, errors: notDone });
    expect((await book({ ...visit, packageId })).body).toMatchObject({ status: 422, errors: notDone });
    expect((await book(visit)).status).toBe(201);
  });

  test('what no department offers is done by everyone', async () => {
    const { id: packageId, departmentId } = await entry('package', 'heart-check');
    const put = (change: object) => byStaff('PUT', `/package/${packageId}`, change);
    await put({ departmentId: null });
    expect(await slotsFor('&package=heart-check', 'doctor=camila-duarte')).not.toEqual([]);
    await put({ departmentId });
  });

  test('staff who book it with someone else are warned, and may', async () => {
    const body = await wanted({ source: 'phone', name: 'Ann Example', phone: '020 7946 0958' });
    const atDesk = (more: object = {}) => byStaff('POST', '/appointment/desk', { ...body, ...more });
    expect((await atDesk()).body).toMatchObject({
      type: '/problems/not-confirmed',
      warnings: ['This doctor is not in the department that does “Heart check”.'],
    });
    expect((await atDesk({ confirmed: true })).status).toBe(201);
  });
});
