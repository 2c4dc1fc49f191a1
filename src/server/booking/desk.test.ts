import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slot: { startsAt: string; localDate: string; doctorId: number };
let id: number;

beforeAll(async () => {
  hospital = await testHospital();
  slot = (await hospital.get('/appointment/soonest?doctor=clara-hensley')).body.data[0];
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.orm.execute(sql`truncate appointment, allocation, outbox cascade`);
  const booking = {
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    name: 'Ann Example',
    email: 'ann@example.org',
    phone: '020 7946 0123',
  };
  id = (await hospital.call('POST', '/appointment', booking, hospital.visitor)).body.data.id;
});

const put = (body: unknown, headers: Record<string, string> = {}) =>
  hospital.call('PUT', `/appointment/${id}`, body, { ...hospital.staff, ...headers });
const list = (query: string) => hospital.get(`/appointment?${query}`, hospital.staff);
const isFree = async () => {
  const { body } = await hospital.get(
    `/appointment/slots?doctor=clara-hensley&from=${slot.localDate}&to=${slot.localDate}`,
  );
  return body.data.some(({ startsAt }: { startsAt: string }) => startsAt === slot.startsAt);
};

test('nobody but staff sees an appointment', async () => {
  expect((await hospital.get('/appointment')).status).toBe(401);
  expect((await hospital.get(`/appointment/${id}`, hospital.visitor)).status).toBe(401);
  const { body } = await hospital.get(`/appointment/${id}`, hospital.staff);
  expect(body.data).toMatchObject({ id, name: 'Ann Example', status: 'booked', version: 1 });
});

test('appointments are listed by local day, doctor, department, state and words', async () => {
  const day = slot.localDate;
  expect((await list(`from=${day}&to=${day}`)).body.meta.total).toBe(1);
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  expect((await list(`from=${next}`)).body.meta.total).toBe(0);
  for (const query of [
    'doctor=clara-hensley',
    'department=cardiology',
    'status=booked',
    'q=ann',
    'q=%2B4420794',
    'q=EXAMPLE.org',
  ]) {
    expect([query, (await list(query)).body.meta.total]).toEqual([query, 1]);
  }
  for (const query of ['doctor=nobody', 'department=neurology', 'status=cancelled', 'q=zzz']) {
    expect([query, (await list(query)).body.meta.total]).toEqual([query, 0]);
  }
  expect((await list('from=yesterday')).status).toBe(422);
});

test('a visit goes its way from booked to fulfilled', async () => {
  for (const status of ['arrived', 'in_progress', 'fulfilled']) {
    const { body } = await put({ status });
    expect(body.data.status).toBe(status);
  }
});

test('a state that may not follow is refused with those that may', async () => {
  const refused = await put({ status: 'fulfilled' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/state-not-allowed']);
  expect(refused.body.allowed).toEqual(['arrived', 'no_show', 'cancelled', 'entered_in_error']);
  expect((await put({ status: 'asleep' })).status).toBe(422);
});

test('a cancelled booking frees its slot and tells the patient', async () => {
  expect(await isFree()).toBe(false);
  expect((await put({ status: 'cancelled' })).status).toBe(200);
  expect(await isFree()).toBe(true);
  const { rows } = await hospital.orm.execute<{ subject: string; calendar: string }>(
    sql`select subject, calendar from outbox order by id`,
  );
  expect(rows.map(({ subject }) => subject.split(' | ')[0])).toEqual([
    'Your appointment is booked',
    'Your appointment is cancelled',
  ]);
  expect(rows[1]!.calendar).toContain('METHOD:CANCEL');
  expect((await put({ status: 'booked' })).status).toBe(409);
});

test('a step back at the desk sends the patient no second confirmation', async () => {
  await put({ status: 'arrived' });
  expect((await put({ status: 'booked' })).status).toBe(200);
  const { rows } = await hospital.orm.execute(sql`select 1 from outbox`);
  expect(rows).toHaveLength(1);
});

test('a patient who was marked absent can still arrive on the day, not later', async () => {
  hospital.clock.now = Date.parse(slot.startsAt) + 3_600_000;
  const { body } = await put({ status: 'no_show' }, await hospital.signIn());
  expect(body.data.allowed).toEqual(['arrived', 'fulfilled']);
  hospital.clock.now += 86_400_000;
  expect((await put({ status: 'arrived' }, await hospital.signIn())).status).toBe(409);
});

test('absent and fulfilled correct each other only with a reason', async () => {
  await put({ status: 'no_show' });
  const silent = await put({ status: 'fulfilled' });
  expect([silent.status, silent.body.errors[0].path]).toEqual([422, 'note']);
  expect((await put({ status: 'fulfilled', note: 'Was in another room.' })).status).toBe(200);
});

test('of two desks that change one appointment the second is told', async () => {
  const first = await put({ status: 'arrived' }, { 'If-Match': '"1"' });
  const second = await put({ status: 'no_show' }, { 'If-Match': '"1"' });
  expect([first.status, second.status]).toEqual([200, 412]);
  expect(second.body.current).toMatchObject({ id, status: 'arrived', version: 2 });
});
