import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forAReason, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slot: { startsAt: string; localDate: string; doctorId: number };
let id: number;
/** Signed in when the visit begins. */
let staffThen: Record<string, string>;

beforeAll(async () => {
  hospital = await testHospital();
  slot = (await hospital.get('/appointment/soonest?doctor=clara-hensley')).body.data[0];
  hospital.clock.now = Date.parse(slot.startsAt);
  staffThen = await hospital.signIn();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox');
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
const list = (query: string) => hospital.get(`/appointment?${query}`, { ...hospital.staff, ...forAReason });

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

test('a phone number is found in any format, a name by its words in any order, a reference in the form it is read out', async () => {
  const { reference } = (await hospital.get(`/appointment/${id}`, hospital.staff)).body.data;
  for (const q of [
    '020 7946 0123',
    '+44 (0)20 7946-0123',
    '0044 20 79460123',
    '(020) 7946',
    '0123',
    'example ann',
    'ÁNN',
    reference.toLowerCase(),
  ]) {
    expect([q, (await list(`q=${encodeURIComponent(q)}`)).body.meta.total]).toEqual([q, 1]);
  }
  for (const q of ['020 7946 0199', 'ann zzz', '12', '%', '_']) {
    expect([q, (await list(`q=${encodeURIComponent(q)}`)).body.meta.total]).toEqual([q, 0]);
  }
});

test('a returning patient is found once, with the latest contact', async () => {
  const contacts = async (q: string) =>
    (await hospital.get(`/appointment/contacts?q=${encodeURIComponent(q)}`, hospital.staff)).body.data;
  expect(await contacts('020 7946 0123')).toEqual([
    {
      appointmentId: expect.any(Number),
      name: 'Ann Example',
      email: 'ann@example.org',
      phone: '+442079460123',
      language: '',
      phoneText: expect.stringMatching(/^\+44 \d+ /),
      lastDate: slot.localDate,
      appointments: 1,
    },
  ]);
  expect(await contacts('exam ann')).toHaveLength(1);
  expect(await contacts('nobody')).toEqual([]);
  expect((await hospital.get('/appointment/contacts?q=', hospital.staff)).status).toBe(422);
  expect((await hospital.get('/appointment/contacts?q=ann', hospital.visitor)).status).toBe(401);
});

test('a transition that is not allowed is refused with the allowed ones', async () => {
  const refused = await put({ status: 'fulfilled' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/state-not-allowed']);
  expect(refused.body.allowed).toEqual(['arrived', 'cancelled', 'entered_in_error']);
  expect((await put({ status: 'no_show' })).status).toBe(409);
  expect((await put({ status: 'asleep' })).status).toBe(422);
});

test('undoing a step at the desk sends the patient no second confirmation', async () => {
  await put({ status: 'arrived' });
  expect((await put({ status: 'booked' })).status).toBe(200);
  const { rows } = await hospital.orm.execute(sql`select 1 from outbox`);
  expect(rows).toHaveLength(1);
});

test('no-show and fulfilled correct each other only with a reason', async () => {
  hospital.clock.now = Date.parse(slot.startsAt);
  await put({ status: 'no_show' }, staffThen);
  const silent = await put({ status: 'fulfilled' }, staffThen);
  expect([silent.status, silent.body.errors[0].path]).toEqual([422, 'note']);
  expect((await put({ status: 'fulfilled', note: 'Was in another room.' }, staffThen)).status).toBe(200);
});

test('of two desks that change one appointment the second learns of it', async () => {
  const first = await put({ status: 'arrived' }, { 'If-Match': '"1"' });
  const second = await put({ status: 'no_show' }, { 'If-Match': '"1"' });
  expect([first.status, second.status]).toEqual([200, 412]);
  expect(second.body.current).toMatchObject({ id, status: 'arrived', version: 2 });
});
