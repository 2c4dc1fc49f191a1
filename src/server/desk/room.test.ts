import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let rooms: { id: number; name: string }[];
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  const made = [];
  for (const name of ['Scanner 1', 'Scanner 2', 'Scanner 3', 'Bed'])
    made.push(await staff('POST', '/room', { name, kind: name.replace(/ \d/, '') }));
  rooms = made.map(({ body: { data } }) => ({ id: data.id, name: data.name }));
  await hospital.orm.execute(sql`update visit_type set room_kind = 'Scanner', places = 2 where id = 1`);
});
afterAll(() => hospital.close());
beforeEach(() => hospital.empty('appointment', 'allocation', 'idempotency', 'outbox'));

const staff = (method: string, path: string, body?: unknown, headers = hospital.staff) =>
  hospital.call(method, path, body, headers);
type Slot = { startsAt: string; doctorId: number; visitTypeId: number };
const slotsOf = async (doctor: string) =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&visitType=1&from=2026-03-03&to=2026-03-20`)).body
    .data as Slot[];
async function sameTime() {
  const [ours, theirs] = [await slotsOf('clara-hensley'), await slotsOf('tomasz-wilk')];
  const first = ours.find(({ startsAt }) => theirs.some((other) => other.startsAt === startsAt))!;
  return [first, theirs.find(({ startsAt }) => startsAt === first.startsAt)!] as const;
}
let people = 0;
const book = async ({ startsAt, doctorId, visitTypeId }: Slot, more: object = {}) =>
  staff('POST', '/appointment/desk', {
    ...{ source: 'phone', startsAt, doctorId, visitTypeId, name: 'Ann', confirmed: true, ...more },
    email: `ann-${++people}@example.org`,
  });
const seen = async (id: number) => (await hospital.get(`/appointment/${id}`, hospital.staff)).body.data;
const give = (id: number, roomId: number, headers = hospital.staff) =>
  staff('PUT', `/appointment/${id}/room`, { roomId }, headers);

test('staff see the room of a visit, and give it another that is free and of the kind', async () => {
  const [ours, theirs] = await sameTime();
  const visit = (await book(ours)).body.data;
  await book(theirs);
  expect([visit.room, visit.roomKind]).toEqual([rooms[0], 'Scanner']);
  const free = await hospital.get(`/appointment/${visit.id}/rooms`, hospital.staff);
  expect(free.body.data).toEqual([rooms[0], rooms[2]]);
  const given = await give(visit.id, rooms[2]!.id);
  expect([given.status, given.body.data.room, given.body.data.version]).toEqual([
    200,
    rooms[2],
    visit.version + 1,
  ]);
  // A repetition changes nothing.
  expect((await give(visit.id, rooms[2]!.id)).body.data.version).toBe(visit.version + 1);
});

test('a room that another visit has, of another kind, or out of use then is refused', async () => {
  const [ours, theirs] = await sameTime();
  const visit = (await book(ours)).body.data;
  await book(theirs);
  const taken = await give(visit.id, rooms[1]!.id);
  expect([taken.status, taken.body.type]).toEqual([409, '/problems/slot-taken']);
  expect((await give(visit.id, rooms[3]!.id)).status).toBe(422);
  expect((await give(visit.id, 99_999)).status).toBe(422);
  await staff('PUT', `/room/${rooms[2]!.id}`, { isInUse: false });
  expect((await give(visit.id, rooms[2]!.id)).status).toBe(422);
  await staff('PUT', `/room/${rooms[2]!.id}`, { isInUse: true });
  expect((await seen(visit.id)).room).toEqual(rooms[0]);
});

test('two visits given one room at once: only one gets it', async () => {
  const [ours, theirs] = await sameTime();
  const ids = [(await book(ours)).body.data.id, (await book(theirs)).body.data.id];
  const answers = await Promise.all(ids.map((id) => give(id, rooms[2]!.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a group changes its room together, held places too', async () => {
  const [ours] = await sameTime();
  const visit = (await book(ours)).body.data;
  const { startsAt, doctorId, visitTypeId } = ours;
  await hospital.call('POST', '/appointment/hold', { startsAt, doctorId, visitTypeId }, hospital.visitor);
  expect((await give(visit.id, rooms[1]!.id)).status).toBe(200);
  const { rows } = await hospital.orm.execute<{ room_id: number }>(sql`select room_id from allocation`);
  expect(rows.map(({ room_id }) => room_id)).toEqual([rooms[1]!.id, rooms[1]!.id]);
});

test('a squeezed-in patient takes no room, and staff are told so before', async () => {
  const [ours, theirs] = await sameTime();
  for (const { id } of rooms.slice(1, 3)) await staff('PUT', `/room/${id}`, { isInUse: false });
  await book(ours);
  const refused = await book(theirs);
  expect(refused.body.detail).toBe(
    'No room of the kind “Scanner” is free at this time. Choose another time.',
  );
  const warned = await book(theirs, { squeezeIn: true, confirmed: false });
  expect(warned.body.warnings).toContain(
    'No room of the kind “Scanner” is free at this time. The patient is squeezed in without one.',
  );
  const { id, room, isSqueezedIn } = (await book(theirs, { squeezeIn: true })).body.data;
  expect([room, isSqueezedIn]).toEqual([null, true]);
  expect((await give(id, rooms[0]!.id)).body.type).toBe('/problems/state-not-allowed');
  for (const { id } of rooms.slice(1, 3)) await staff('PUT', `/room/${id}`, { isInUse: true });
});

test('the calendar offers no start while no room is free, and visits that are over have none', async () => {
  const [ours, theirs] = await sameTime();
  for (const { id } of rooms.slice(1, 3)) await staff('PUT', `/room/${id}`, { isInUse: false });
  const day = theirs.startsAt.slice(0, 10);
  const free = async () =>
    (
      await hospital.get(`/appointment/calendar?from=${day}&to=${day}&doctor=tomasz-wilk`, hospital.staff)
    ).body.data[0].free
      .filter(({ visitTypeId }: Slot) => visitTypeId === 1)
      .map(({ startsAt }: Slot) => startsAt);
  expect(await free()).toContain(theirs.startsAt);
  const visit = (await book(ours)).body.data;
  expect(await free()).not.toContain(theirs.startsAt);
  await staff('PUT', `/appointment/${visit.id}`, { status: 'cancelled' });
  expect(await free()).toContain(theirs.startsAt);
  expect((await seen(visit.id)).room).toBeNull();
  expect((await give(visit.id, rooms[0]!.id)).body.type).toBe('/problems/state-not-allowed');
  for (const { id } of rooms.slice(1, 3)) await staff('PUT', `/room/${id}`, { isInUse: true });
});
