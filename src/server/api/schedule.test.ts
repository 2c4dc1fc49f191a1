import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { colleague, letDoctorsChangeTheirOwn } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Headers = Record<string, string>;
type Slot = { startsAt: string; localDate: string; doctorId: number };
let hospital: TestHospital;
let here: Slot;
let there: Slot;
let cardiology: number;
let neurology: number;
let manager: Headers;
let doctor: Headers;
let receptionist: Headers;

beforeAll(async () => {
  hospital = await testHospital();
  await letDoctorsChangeTheirOwn(hospital);
  const soonest = async (slug: string): Promise<Slot> =>
    (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-03-31`)).body.data[0];
  [here, there] = [await soonest('clara-hensley'), await soonest('karim-belhadi')];
  const idOf = async (slug: string) => (await hospital.get(`/department/slug/${slug}`)).body.data.id;
  [cardiology, neurology] = [await idOf('cardiology'), await idOf('neurology')];
  const bound = async (role: 'manager' | 'desk') =>
    (
      await colleague(hospital, `one-${role}@openward.example`, {
        roles: [{ role, departmentIds: [cardiology] }],
      })
    ).headers;
  [manager, receptionist] = [await bound('manager'), await bound('desk')];
  const roles = [{ role: 'doctor' as const, departmentIds: null }];
  doctor = (await colleague(hospital, 'doctor@openward.example', { roles, doctorId: here.doctorId })).headers;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'time_off', 'closure');
});

const call = (method: string, path: string, body: unknown, headers: Headers) =>
  hospital.call(method, path, body, headers);
const leaveOn = ({ localDate }: Slot) => ({
  kind: 'leave',
  from: `${localDate}T00:00`,
  to: `${localDate}T23:59`,
  note: 'For colleagues',
});
const periods = async () => (await hospital.orm.execute(sql`select id from time_off`)).rows.length;

describe.each([
  ['a manager of one department', () => manager],
  ['a doctor', () => doctor],
])('%s', (_, who) => {
  test('changes the hours and the leave of doctors within reach, and no others exist', async () => {
    const { schedules } = (await hospital.get(`/doctor/${here.doctorId}/schedule`)).body.data;
    const own = `/doctor/${here.doctorId}`;
    const foreign = `/doctor/${there.doctorId}`;
    const before = (await hospital.get(`${foreign}/schedule`)).body;
    expect((await call('PUT', `${own}/schedule`, { schedules }, who())).status).toBe(200);
    expect((await call('PUT', `${foreign}/schedule`, { schedules }, who())).status).toBe(404);
    expect((await hospital.get(`${foreign}/schedule`)).body).toEqual(before);

    for (const { doctorId } of [here, there]) {
      const address = `/admin/reach?resource=schedule&id=${doctorId}`;
      expect((await hospital.get(address, who())).body.data.mayChange).toBe(doctorId === here.doctorId);
      expect((await hospital.get(address, receptionist)).body.data.mayChange).toBe(false);
    }

    expect((await call('POST', `${foreign}/timeoff`, leaveOn(there), who())).status).toBe(404);
    expect(await periods()).toBe(0);
    const { id } = (await call('POST', `${foreign}/timeoff`, leaveOn(there), hospital.staff)).body.data;
    expect((await hospital.get(`${foreign}/timeoff`, who())).status).toBe(404);
    expect((await call('DELETE', `${foreign}/timeoff/${id}`, undefined, who())).status).toBe(404);
    expect((await call('DELETE', `${own}/timeoff/${id}`, undefined, who())).status).toBe(404);
    expect(await periods()).toBe(1);
    const added = await call('POST', `${own}/timeoff`, leaveOn(here), who());
    expect(added.status).toBe(201);
    expect((await hospital.get(`${own}/timeoff`, who())).body.data).toHaveLength(1);
    expect((await call('DELETE', `${own}/timeoff/${added.body.data.id}`, undefined, who())).status).toBe(204);
  });
});

test('a receptionist reads the hours of a doctor within reach who is not published, and of no other', async () => {
  const addresses = [here, there].map(({ doctorId }) => `/doctor/${doctorId}/schedule`);
  const seen = () =>
    Promise.all(addresses.map(async (address) => (await hospital.get(address, receptionist)).status));
  expect(await seen()).toEqual([200, 200]);
  await hospital.orm.execute(
    sql`update doctor set status = 'draft' where id in (${here.doctorId}, ${there.doctorId})`,
  );
  expect(await seen()).toEqual([200, 404]);
  expect((await hospital.get(addresses[0]!)).status).toBe(404);
  await hospital.orm.execute(
    sql`update doctor set status = 'published' where id in (${here.doctorId}, ${there.doctorId})`,
  );
});

test('hours name a deleted visit type only to those who may change them, and without another are no hours', async () => {
  const address = `/doctor/${here.doctorId}/schedule`;
  const [given] = (await hospital.get('/visit-type')).body.data;
  const { body } = await call('POST', '/visit-type', { name: 'Gone', durationMinutes: 30 }, hospital.staff);
  const { id } = body.data;
  const [before] = (await hospital.get(address, hospital.staff)).body.data.schedules;
  const [rule] = before.rules;
  const rules = [
    { ...rule, visitTypeIds: [given.id, id] },
    { ...rule, visitTypeIds: [id] },
    { ...rule, visitTypeIds: [] },
  ];
  await call('PUT', address, { schedules: [{ ...before, rules }] }, hospital.staff);
  await call('DELETE', `/visit-type/${id}`, undefined, hospital.staff);
  const typesFor = async (headers: Headers) =>
    (await hospital.get(address, headers)).body.data.schedules[0].rules.map(
      ({ visitTypeIds }: { visitTypeIds: number[] }) => visitTypeIds,
    );
  expect(await typesFor(manager)).toEqual([[given.id, id], [id], []]);
  expect(await typesFor({})).toEqual([[given.id], []]);
  await call('PUT', address, { schedules: [before] }, hospital.staff);
});

test('anyone who changes hours learns which times are lost, and whose only if they may read the visits', async () => {
  const { doctorId, startsAt } = here;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const { id, reference } = (await call('POST', '/appointment', booking, hospital.visitor)).body.data;
  const strand = async (headers: Headers) => {
    const { body } = await call('POST', `/doctor/${doctorId}/timeoff`, leaveOn(here), headers);
    await hospital.empty('time_off');
    return body.data.stranded;
  };
  const told = { appointmentId: id, doctorId, startsAt, reason: 'closed' };
  expect(await strand(hospital.staff)).toMatchObject([{ ...told, reference }]);
  expect(await strand(doctor)).toMatchObject([{ ...told, reference }]);
  expect(await strand(manager)).toMatchObject([{ ...told, reference: '' }]);
  const closed = { ...leaveOn(here), kind: undefined, departmentId: cardiology };
  const { body } = await call('POST', '/closure', closed, manager);
  expect(body.data.stranded).toMatchObject([{ appointmentId: id, reference: '' }]);
});

test('a closure of another department is out of reach; one of the whole hospital is read by all, and changed by none of them', async () => {
  const closed = async (departmentId: number | null) =>
    (await call('POST', '/closure', { ...leaveOn(here), kind: undefined, departmentId }, hospital.staff)).body
      .data.id;
  const [own, foreign, whole] = [await closed(cardiology), await closed(neurology), await closed(null)];
  const { data, meta } = (await hospital.get('/closure', manager)).body;
  expect([data.map(({ id }: { id: number }) => id), meta.total]).toEqual([[own, whole], 2]);
  for (const [id, reading, writing] of [
    [own, 200, 200],
    [foreign, 404, 404],
    [whole, 200, 403],
  ]) {
    expect([id, (await hospital.get(`/closure/${id}`, manager)).status]).toEqual([id, reading]);
    expect([id, (await call('PUT', `/closure/${id}`, { note: 'Another' }, manager)).status]).toEqual([
      id,
      writing,
    ]);
    const removed = (await call('DELETE', `/closure/${id}`, undefined, manager)).status;
    expect([id, removed]).toEqual([id, writing === 200 ? 204 : writing]);
  }
  expect((await call('POST', '/closure', { ...leaveOn(here), kind: undefined }, manager)).status).toBe(403);
});

test('an account that may not delete a doctor or a department does not learn whether visits are ahead there', async () => {
  const { doctorId, startsAt } = there;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  await call('POST', '/appointment', booking, hospital.visitor);
  for (const path of [`/doctor/${doctorId}`, `/department/${neurology}`]) {
    expect([path, (await call('DELETE', path, undefined, manager)).status]).toEqual([path, 403]);
    expect([path, (await call('DELETE', path, undefined, hospital.staff)).status]).toEqual([path, 409]);
  }
});
