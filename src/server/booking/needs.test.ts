import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needNames } from '#contract/words/needs-words.ts';
import * as schema from '#server/db/schema.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { deliver } from '#server/mail/test-mailbox.ts';
import { tablesWith as tablesHolding } from '#server/patient/test-patient.ts';
import { forAReason, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; localDate: string; doctorId: number };
let hospital: TestHospital;
let slots: Slot[];
/** Signed in at the test's own time. */
let staff: Record<string, string>;

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  staff = await hospital.signIn();
  await hospital.emptyTrail();
  const days = 'doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  slots = (await hospital.get(`/appointment/slots?${days}`)).body.data;
});

const tagalog = { needsInterpreter: true, interpreterLanguage: 'Tagalog' };
const all = { ...Object.fromEntries(needNames.map((need) => [need, true])), interpreterLanguage: 'Tagalog' };
const none = {
  ...Object.fromEntries(needNames.map((need) => [need, false])),
  interpreterLanguage: '',
};

function bookOnline(more: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { doctorId, startsAt } = slots[0]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org', ...more };
  return hospital.call('POST', '/appointment', body, { ...hospital.visitor, ...headers });
}
function bookAtDesk(more: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { doctorId, startsAt } = slots[0]!;
  const body = { source: 'phone', doctorId, startsAt, name: 'Ann Example', phone: '020 7946 0123', ...more };
  return hospital.call('POST', '/appointment/desk', body, { ...staff, ...headers });
}
const seen = async (id: number) => (await hospital.get(`/appointment/${id}`, staff)).body.data;
const put = (id: number, body: unknown, headers: Record<string, string> = {}) =>
  hospital.call('PUT', `/appointment/${id}/needs`, body, { ...staff, ...headers });
const trail = async () =>
  (
    await hospital.orm.execute(
      sql`select a.action, c.content from activity a left join activity_change c on c.activity_id = a.id order by a.id`,
    )
  ).rows;

describe('what a visit needs', () => {
  test.each([
    ['online', bookOnline],
    ['at the desk', bookAtDesk],
  ])('is booked %s and read by staff: one, in the list and in the file', async (_, book) => {
    const { status, body } = await book(all);
    expect(status).toBe(201);
    expect(await seen(body.data.id)).toMatchObject(all);
    expect((await hospital.get('/appointment', staff)).body.data[0]).toMatchObject(all);
    const file = (await hospital.get('/appointment?format=csv', { ...staff, ...forAReason })).body;
    expect(file).toContain('"Interpreter (Tagalog), wheelchair or step-free access, help with hearing, ');
  });

  test.each([
    ['online', bookOnline],
    ['at the desk', bookAtDesk],
  ])('%s needs a language for an interpreter, and drops one without', async (_, book) => {
    for (const interpreterLanguage of [undefined, '', '  ']) {
      const { status, body } = await book({ needsInterpreter: true, interpreterLanguage });
      expect([status, body.errors]).toEqual([
        422,
        [{ path: 'interpreterLanguage', message: 'Enter the language for the interpreter.' }],
      ]);
    }
    const { body } = await book({ needsStepFree: true, interpreterLanguage: 'Tagalog' });
    expect(await seen(body.data.id)).toMatchObject({ ...none, needsStepFree: true });
  });

  test('is answered to its patient as noted, and nothing more', async () => {
    const booked = (await bookOnline(all)).body.data;
    const token = new URL(booked.manageUrl).pathname.split('/').at(-1);
    const managed = (await hospital.get(`/appointment/manage/${token}`)).body.data;
    expect(managed.hasNeeds).toBe(true);
    for (const name of Object.keys(all))
      expect([booked[name], managed[name]]).toEqual([undefined, undefined]);
    await put(booked.id, {});
    expect((await hospital.get(`/appointment/manage/${token}`)).body.data.hasNeeds).toBe(false);
  });
});

describe('staff', () => {
  test('replace what a visit needs, on the version they saw; the trail says that, not what, and open desks learn of it', async () => {
    const { id } = (await bookOnline(tagalog)).body.data;
    const heard: unknown[] = [];
    const leave = await hospital.services.notifications.listen('calendar_changed', (one) =>
      heard.push(JSON.parse(one!)),
    );
    const changed = await put(id, { needsChaperone: true }, { 'If-Match': '"1"' });
    const { doctorId, localDate } = slots[0]!;
    await expect.poll(() => heard).toContainEqual({ doctorId, localDate });
    leave();
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { ...none, needsChaperone: true, version: 2 },
    ]);
    const late = await put(id, all, { 'If-Match': '"1"' });
    expect([late.status, late.body.current]).toMatchObject([412, { needsChaperone: true, version: 2 }]);
    // Repeating it is no change.
    expect((await put(id, { needsChaperone: true })).body.data.version).toBe(2);
    // Apart from reads.
    const changes = (await trail()).filter(({ action }) => action !== 'read');
    expect(changes).toEqual([{ action: 'needs', content: '[]' }]);
    expect((await put(id, { needsInterpreter: true })).body.errors).toEqual([
      { path: 'interpreterLanguage', message: 'Enter the language for the interpreter.' },
    ]);
    expect((await put(99_999, {})).status).toBe(404);
  });

  test('note nothing for a visit that is done or whose day is over', async () => {
    const { id, endsAt } = (await bookOnline({})).body.data;
    const at = async (now: number) => {
      hospital.clock.now = now;
      staff = await hospital.signIn();
    };
    await at(Date.parse(endsAt) + 60_000);
    expect((await put(id, tagalog)).status).toBe(200);
    await at(Date.parse(endsAt) + 86_400_000);
    expect((await put(id, {})).body.type).toBe('/problems/state-not-allowed');
    await at(Date.parse(endsAt) + 60_000);
    for (const status of ['arrived', 'fulfilled'])
      await hospital.call('PUT', `/appointment/${id}`, { status }, staff);
    expect((await put(id, {})).body.type).toBe('/problems/state-not-allowed');
  });
});

describe('needs are deleted', () => {
  test.each(['cancelled', 'entered_in_error', 'declined'])('once a visit is %s', async (status) => {
    const { id } = (await bookOnline(all)).body.data;
    if (status === 'declined')
      await hospital.orm.execute(sql`update appointment set status = 'requested' where id = ${id}`);
    const answer = await hospital.call('PUT', `/appointment/${id}`, { status }, staff);
    expect([answer.status, answer.body.data]).toMatchObject([200, { status, ...none }]);
  });

  test('once the patient cancels', async () => {
    const { id, manageUrl } = (await bookOnline(all)).body.data;
    const { pathname } = new URL(manageUrl);
    const answer = await hospital.call('DELETE', pathname, {}, hospital.visitor);
    expect(answer.status).toBe(200);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', ...none });
  });

  test('the day after the visit by the hospital’s clock, in summer too', async () => {
    const { id } = (await bookOnline(all)).body.data;
    await hospital.orm.execute(sql`update appointment set starts_at = '2026-07-01T13:00Z',
      ends_at = '2026-07-01T14:00Z' where id = ${id}`);
    const kept = async () => (await hospital.orm.select().from(schema.appointment))[0];
    await tidy(hospital.orm, Date.parse('2026-07-01T22:59:59Z'));
    expect(await kept()).toMatchObject(all);
    await tidy(hospital.orm, Date.parse('2026-07-01T23:00:00Z'));
    expect(await kept()).toMatchObject({ ...none, name: 'Ann Example' });
  });
});

const tablesWith = (word: string) => tablesHolding(hospital, word);

test.each([
  ['online', bookOnline],
  ['at the desk', bookAtDesk],
])(
  'the language of a visit booked %s is in no table but that of appointments, and a day after it in none',
  async (_, book) => {
    const [first, then] = ['Xhosaqualunique', 'Wolofqualunique'];
    const needs = { needsInterpreter: true, interpreterLanguage: first, needsStepFree: true };
    const sent = { ...needs, email: 'ann@example.org' };
    const twice = { 'Idempotency-Key': 'sent-twice' };
    await book(sent, twice);
    const { id, endsAt } = (await book(sent, twice)).body.data;
    await deliver(hospital);
    expect(await tablesWith(first)).toEqual(['public.appointment']);

    await put(id, { ...needs, interpreterLanguage: then });
    await hospital.call('PUT', `/appointment/${id}/time`, { startsAt: slots[5]!.startsAt }, staff);
    await deliver(hospital);
    await tidy(hospital.orm, hospital.clock.now);
    expect(await tablesWith(first)).toEqual([]);
    expect(await tablesWith(then)).toEqual(['public.appointment']);

    await tidy(hospital.orm, Date.parse(endsAt) + 30 * 86_400_000);
    expect(await tablesWith(then)).toEqual([]);
  },
);
