import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { passwordWork } from '#server/identity/password-work.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('sign_in_failure');
});

const right = { email: 'desk@openward.example', password: 'correct horse battery' };
const login = (body: unknown, headers: Record<string, string> = hospital.visitor) =>
  hospital.call('POST', '/admin/login', body, headers);

test('the right email address and password give a token that opens the admin calls', async () => {
  const { status, body } = await login({ ...right, email: 'DESK@openward.example' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    admin: { name: 'Administrator', email: right.email },
  });
  const { body: me } = await hospital.get('/admin/me', { Authorization: `Bearer ${body.data.token}` });
  expect(me.data).toMatchObject(body.data.admin);
});

test('an unknown, disabled or only invited account and a wrong password cost the same work', async () => {
  await hospital.orm.execute(sql`
    insert into staff (name, email, disabled_at, password_hash, roles)
    select 'Gone', 'gone@openward.example', now(), password_hash, roles from staff where email = 'desk@openward.example'`);
  await hospital.orm.execute(
    sql`insert into staff (name, email, roles) values ('New', 'new@openward.example', '[]')`,
  );
  // The hash that substitutes a missing one is made once.
  await login({ ...right, email: 'nobody@openward.example' });
  // Counts hashes instead of measuring time, which depends on the machine.
  const hashing = vi.spyOn(passwordWork, 'run');
  const seen = [];
  for (const name of ['desk', 'someone', 'gone', 'new']) {
    hashing.mockClear();
    const { status, body } = await login({
      email: `${name}@openward.example`,
      password: 'wrong horse battery',
    });
    seen.push(JSON.stringify([status, body, hashing.mock.calls.map(([, isStranger]) => isStranger)]));
  }
  hashing.mockRestore();
  expect(seen[0]).toMatch(/^\[401,.*,\[true\]\]$/);
  expect(new Set(seen).size).toBe(1);
});

test('tokens and passwords are stored as hashes only', async () => {
  const { body } = await login(right);
  const { rows } = await hospital.orm.execute<{ text: string }>(
    sql`select to_jsonb(x)::text as text from session x union all select to_jsonb(y)::text from staff y`,
  );
  const stored = rows.map(({ text }) => text).join();
  expect(stored).not.toContain(body.data.token);
  expect(stored).not.toContain(right.password);
  expect(stored).toContain('$argon2id$');
});

test('a token dies at logout, by revocation, after two idle hours and after twelve hours in all', async () => {
  const status = async (headers: Record<string, string>) => (await hospital.get('/admin/me', headers)).status;
  const left = await hospital.signIn();
  expect((await hospital.call('POST', '/admin/logout', undefined, left)).status).toBe(204);
  expect(await status(left)).toBe(401);

  const [mine, other] = [await hospital.signIn(), await hospital.signIn()];
  const { body } = await hospital.get('/admin/sessions', mine);
  const newest = body.data.find((session: { current: boolean }) => session.current);
  expect(newest.id).toEqual(expect.any(Number));
  const theirs = (await hospital.get('/admin/sessions', other)).body.data.find(
    (session: { current: boolean }) => session.current,
  );
  expect((await hospital.call('DELETE', `/admin/sessions/${theirs.id}`, undefined, mine)).status).toBe(204);
  expect(await status(other)).toBe(401);
  expect(await status(mine)).toBe(200);

  hospital.clock.now += 2 * 3_600_000;
  expect(await status(mine)).toBe(401);
  const busy = await hospital.signIn();
  for (let hours = 1; hours < 12; hours++) {
    hospital.clock.now += 3_600_000;
    expect(await status(busy)).toBe(200);
  }
  hospital.clock.now += 3_600_000;
  expect(await status(busy)).toBe(401);
});

test('an expired token does not keep its owner from signing in again', async () => {
  const stale = { ...hospital.visitor, Authorization: 'Bearer stale' };
  expect((await login(right, stale)).status).toBe(200);
  expect((await login(right, { Authorization: 'Bearer stale' })).status).toBe(403);
});
