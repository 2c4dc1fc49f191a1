import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

crudRules({
  path: '/room',
  valid: (number) => ({ name: `Ultrasound ${number}`, kind: 'Ultrasound' }),
  change: { note: 'Ground floor', isInUse: false },
  invalid: [
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ outages: [{ from: '2026-03-03T10:00', to: '2026-03-03T10:00', reason: '' }] }, 'outages.0.to'],
    [{ outages: [{ from: '2026-02-30T10:00', to: '2026-03-03T10:00', reason: '' }] }, 'outages.0.from'],
  ],
  isPublic: false,
  hasSlug: false,
});

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  await hospital.orm.execute(sql`update visit_type set room_kind = ''`);
  await hospital.orm.execute(sql`delete from room`);
});
const staff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
const made = async (name: string, more: object = {}) =>
  (await staff('POST', '/room', { name, kind: 'Scanner', ...more })).body.data;

describe('a kind of room', () => {
  test('is spelled as other rooms spell it', async () => {
    await made('One');
    const other = await made('Two', { kind: 'SCANNER' });
    expect(other.kind).toBe('Scanner');
    // Its only room may change the spelling.
    const alone = await made('Three', { kind: 'bed' });
    expect((await staff('PUT', `/room/${alone.id}`, { kind: 'Bed' })).body.data.kind).toBe('Bed');
  });

  test('that no room has cannot be what a visit type needs', async () => {
    const answer = await staff('PUT', '/visit-type/1', { roomKind: 'Scanner' });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'roomKind']);
    const body = { name: 'Scan', durationMinutes: 30, roomKind: 'Scanner' };
    expect((await staff('POST', '/visit-type', body)).status).toBe(422);
    await made('One');
    expect((await staff('PUT', '/visit-type/1', { roomKind: 'Scanner' })).status).toBe(200);
  });

  test('is visible to staff alone', async () => {
    await made('One');
    await staff('PUT', '/visit-type/1', { roomKind: 'Scanner' });
    expect((await hospital.get('/visit-type/1')).body.data.roomKind).toBe('');
    expect((await hospital.get('/visit-type/1', hospital.staff)).body.data.roomKind).toBe('Scanner');
    expect((await hospital.get('/room')).status).toBe(401);
  });

  test('stays while a visit type needs it: its last room is neither deleted nor of another kind', async () => {
    const [one, two] = [await made('One'), await made('Two')];
    await staff('PUT', '/visit-type/1', { roomKind: 'Scanner' });
    expect((await staff('DELETE', `/room/${two.id}`)).status).toBe(204);
    const deleted = await staff('DELETE', `/room/${one.id}`);
    expect([deleted.status, deleted.body.usedIn]).toEqual([
      409,
      [{ entity: 'visit_type', id: 1, title: 'New consultation', isInBin: false }],
    ]);
    const changed = await staff('PUT', `/room/${one.id}`, { kind: 'Bed' });
    expect([changed.status, changed.body.errors?.[0]?.path]).toEqual([422, 'kind']);
    expect((await hospital.get(`/room/${one.id}`, hospital.staff)).body.data.kind).toBe('Scanner');
  });
});

test('two rooms of one name are refused: they would be given to two visits at once', async () => {
  await made('One');
  expect((await staff('POST', '/room', { name: 'ONE', kind: 'Bed' })).body.type).toBe('/problems/name-taken');
});

describe('a room that visits have', () => {
  async function booked() {
    const room = await made('One');
    await staff('PUT', '/visit-type/1', { roomKind: 'Scanner' });
    const { body } = await hospital.get(
      '/appointment/slots?doctor=clara-hensley&visitType=1&from=2026-03-03&to=2026-03-20',
    );
    const { startsAt, localDate, localTime, doctorId, visitTypeId } = body.data[0];
    const person = { name: 'Ann', email: 'ann@example.org' };
    const visit = { startsAt, doctorId, visitTypeId, ...person };
    const answer = await hospital.call('POST', '/appointment', visit, hospital.visitor);
    expect(answer.status).toBe(201);
    return { room, id: answer.body.data.id as number, localDate, localTime };
  }

  test('cannot be deleted', async () => {
    const { room } = await booked();
    await made('Two');
    expect((await staff('DELETE', `/room/${room.id}`)).body.type).toBe('/problems/has-appointments');
  });

  test.each([
    ['out of use', () => ({ isInUse: false })],
    [
      'out of use at their time',
      (from: string) => ({ outages: [{ from, to: '2026-04-01T00:00', reason: 'Repair' }] }),
    ],
    ['of another kind', () => ({ kind: 'Bed' })],
  ])('names them once it is %s, until staff keep them or it is back', async (_, change) => {
    const { room, id, localDate, localTime } = await booked();
    await made('Two');
    const before = (await hospital.get(`/room/${room.id}`, hospital.staff)).body.data;
    const { body } = await staff('PUT', `/room/${room.id}`, change(`${localDate}T${localTime}`));
    expect(body.data.stranded).toMatchObject([{ appointmentId: id, reason: 'room-unavailable' }]);
    const listed = async () =>
      (await hospital.get('/rebooking', hospital.staff)).body.data.map((one: { id: number }) => one.id);
    expect(await listed()).toEqual([id]);
    await staff('POST', '/rebooking', { resolution: 'keep', appointmentIds: [id] });
    expect(await listed()).toEqual([]);
    const { kind, isInUse, outages } = before;
    const back = await staff('PUT', `/room/${room.id}`, { kind, isInUse, outages });
    expect([back.body.data.stranded, await listed()]).toEqual([[], []]);
  });

  test('gives them another free room once staff decide so, or says that none is', async () => {
    const { room, id } = await booked();
    await staff('PUT', `/room/${room.id}`, { isInUse: false });
    const decide = async () =>
      (await staff('POST', '/rebooking', { resolution: 'room', appointmentIds: [id] })).body.data[0];
    expect(await decide()).toMatchObject({ done: false, detail: 'No other room is free at this time.' });
    const two = await made('Two');
    expect(await decide()).toMatchObject({ done: true });
    expect((await hospital.get(`/appointment/${id}`, hospital.staff)).body.data.room.id).toBe(two.id);
    expect((await hospital.get('/rebooking', hospital.staff)).body.data).toEqual([]);
  });
});
