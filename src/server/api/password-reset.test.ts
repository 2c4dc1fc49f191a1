import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { fastest, took } from '#server/security/fastest.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
const old = 'correct horse battery';
const original = pg.Client.prototype.query;
beforeEach(async () => {
  hospital.clock.now += 2 * 86_400_000;
  await hospital.empty('outbox', 'staff_link', 'sign_in_failure');
});

const email = 'desk@openward.example';
const post = (path: string, body: unknown) => hospital.call('POST', path, body, hospital.visitor);
async function ask(address = email) {
  const answer = await post('/admin/password-reset', { email: address });
  await hospital.settled();
  return answer;
}
async function links() {
  const { rows } = await hospital.orm.execute<{ text_body: string }>(
    sql`select text_body from outbox where subject like 'Set a new%' order by id`,
  );
  return rows.map(({ text_body }) => /admin\/reset\/([\w-]{43})/.exec(text_body)![1]!);
}
const login = (password: string) => post('/admin/login', { email, password });
const set = (token: string, password: string) => post(`/admin/password-reset/${token}`, { password });

test('asking gets the same answer for every address, before anything is looked up', async () => {
  const known = await post('/admin/password-reset', { email });
  const unknown = await post('/admin/password-reset', { email: 'nobody@openward.example' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(known.status).toBe(202);
  await hospital.settled();
  expect(await links()).toHaveLength(1);

  // The slow part runs after the answer: without the database, both still get the same answer.
  const { orm } = hospital.services;
  const later: (() => Promise<void>)[] = [];
  const { passwordReset } = await import('./password-reset.ts');
  for (const address of [email, 'nobody@openward.example']) {
    const context = { ...hospital.services, orm: null, afterwards: (work: never) => later.push(work) };
    const answer = await passwordReset.create({ body: { email: address } }, context as never);
    expect(answer).toEqual({ data: known.body.data });
  }
  expect([later.length, orm === hospital.orm]).toEqual([2, true]);
});

describe('the timing of later calls reveals nothing', () => {
  const whom = {
    'an account': email,
    nobody: 'nobody@openward.example',
    'somebody who left': 'left@openward.example',
    'somebody whose invitation is over': 'invited@openward.example',
  };
  beforeEach(() =>
    hospital.orm.execute(sql`
      insert into staff (name, email, disabled_at, roles)
      values ('Left', 'left@openward.example', now(), '[]'), ('', 'invited@openward.example', null, '[]')
      on conflict do nothing`),
  );

  test('the database does the same work with and without an account', async () => {
    const work = new Map<string, string[]>();
    for (const [name, address] of Object.entries(whom)) {
      const statements: string[] = [];
      const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
        this: pg.Client,
        ...given: unknown[]
      ) {
        const asked = given[0] as string | { text: string };
        statements.push(typeof asked === 'string' ? asked : asked.text);
        return (original as (...all: unknown[]) => never).apply(this, given);
      } as never);
      await ask(address);
      query.mockRestore();
      work.set(
        name,
        statements.map((text) => text.replace(/^rollback to savepoint inside; /i, '')),
      );
    }
    expect(work.get('an account')!.length).toBeGreaterThan(8);
    for (const [name, statements] of work) expect([name, statements]).toEqual([name, work.get('an account')]);
    expect(await links()).toHaveLength(1);
  });

  test('the next call is as fast, in the best of forty', async () => {
    const timed = (address: string) => async () => {
      hospital.clock.now += 3_600_000;
      await post('/admin/password-reset', { email: address });
      const ms = await took(async () => hospital.app.request('http://hospital.test/readyz'));
      await hospital.settled();
      return ms;
    };
    const asked = Object.entries(whom).map(([name, address]) => [name, timed(address)]);
    const { times, isAlike } = await fastest(Object.fromEntries(asked), {
      rounds: 40,
      mostRounds: 160,
      ratio: 1.6,
    });
    expect([isAlike, times]).toEqual([true, times]);
  });
});

test('the link sets a password once, ends every session, and opens for two hours', async () => {
  const [here, there] = [await hospital.signIn(), await hospital.signIn()];
  await ask();
  const [token] = await links();
  expect((await hospital.get(`/admin/password-reset/${token}`)).body.data).toMatchObject({ email });
  expect((await set(token!, 'too short')).status).toBe(422);
  const both = await Promise.all([
    set(token!, 'four green lamps sing'),
    set(token!, 'five green lamps sing'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  for (const headers of [here, there]) expect((await hospital.get('/admin/me', headers)).status).toBe(401);
  expect((await login(old)).status).toBe(401);
  const password = both[0].status === 204 ? 'four green lamps sing' : 'five green lamps sing';
  expect((await login(password)).status).toBe(200);

  hospital.clock.now += 2 * 3_600_000;
  await ask();
  const [late] = (await links()).slice(-1);
  hospital.clock.now += 2 * 3_600_000;
  expect((await set(late!, old)).status).toBe(404);
  await ask();
  expect((await set((await links()).at(-1)!, old)).status).toBe(204);
});

test('a code is still required afterwards: a link in the mail is no second factor', async () => {
  const staff = await hospital.signIn();
  await hospital.orm.execute(sql`update staff set totp_key = '\\x00'`);
  await ask();
  await set((await links()).at(-1)!, old);
  const answer = await login(old);
  expect(answer.body.type).toBe('/problems/two-factor-required');
  await hospital.orm.execute(sql`update staff set totp_key = null`);
  expect((await hospital.get('/admin/me', staff)).status).toBe(401);
});

test('a stranger who asks all day neither floods the inbox nor keeps the owner from a working link', async () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    hospital.clock.now += 600_000;
    await ask();
    const open = await Promise.all(
      (await links())
        .slice(-4)
        .map(async (token) => (await hospital.get(`/admin/password-reset/${token}`)).status),
    );
    expect(open).toContain(200);
  }
  expect((await links()).length).toBeLessThanOrEqual(48);
});

test('a link for one purpose does not work for another, and nothing opens a disabled account', async () => {
  await ask();
  const [token] = await links();
  expect((await hospital.get(`/admin/invitation/${token}`)).status).toBe(404);
  expect((await post(`/admin/invitation/${token}`, { name: 'X', password: old })).status).toBe(404);
  await hospital.orm.execute(sql`update staff set disabled_at = now()`);
  expect((await set(token!, old)).status).toBe(404);
  const before = (await links()).length;
  hospital.clock.now += 3_600_000;
  await ask();
  expect((await links()).length).toBe(before);
  await hospital.orm.execute(sql`update staff set disabled_at = null`);
});

test('once sent, the link is only in the inbox', async () => {
  const mailbox = await testMailbox();
  await ask();
  const [token] = await links();
  await sendDue(mailbox.post(hospital));
  expect(mailbox.received[0]!.source.replaceAll('=\r\n', '')).toContain(token);
  const { rows } = await hospital.orm.execute<{ text: string }>(
    sql`select to_jsonb(x)::text as text from outbox x union all select to_jsonb(x)::text from staff_link x`,
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(token);
  await mailbox.close();
});
