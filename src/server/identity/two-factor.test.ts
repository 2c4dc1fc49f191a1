import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { codeAt, stepAt } from './one-time-code.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
beforeEach(async () => {
  hospital.clock.now += 3_600_000;
  await hospital.empty('sign_in_failure', 'recovery_code', 'outbox');
  await hospital.orm.execute(sql`update staff set totp_key = null, totp_pending_key = null`);
  staff = await hospital.signIn();
});

const right = { email: 'desk@openward.example', password: 'correct horse battery' };
const browser = () => ({
  ...hospital.visitor,
  Cookie: `${hospital.visitor.Cookie}; staff-device=${'d'.repeat(43)}`,
});
const login = (code?: string) =>
  hospital.call('POST', '/admin/login', code === undefined ? right : { ...right, code }, browser());
const call = (method: string, path: string, body?: unknown) => hospital.call(method, path, body, staff);
const type = ({ body }: { body: { type: string } }) => body.type.slice('/problems/'.length);
const subjects = async () => {
  const { rows } = await hospital.orm.execute<{ subject: string }>(
    sql`select subject from outbox order by id`,
  );
  return rows.map(({ subject }) => subject.split(' | ')[0]);
};

/** A phone's app: knows the key, and what it shows `steps` from now. */
function phone(key: string) {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
  return (steps = 0) => codeAt(bytes, stepAt(hospital.clock.now) + steps);
}

async function turnOn() {
  const { body } = await call('POST', '/admin/two-factor');
  const shows = phone(body.data.key);
  const on = await call('PUT', '/admin/two-factor', { code: shows() });
  return { shows, codes: on.body.data.recoveryCodes as string[], on };
}

test('it is on only after a correct code from the app, and its owner is notified', async () => {
  const { body } = await call('POST', '/admin/two-factor');
  expect(body.data.address).toContain(body.data.key);
  const shows = phone(body.data.key);
  const wrong = await call('PUT', '/admin/two-factor', { code: shows(-5) });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'code']);
  expect((await login()).status).toBe(200);
  const on = await call('PUT', '/admin/two-factor', { code: `${shows().slice(0, 3)} ${shows().slice(3)}` });
  expect(on.body.data.recoveryCodes).toHaveLength(10);
  expect(await subjects()).toContain('Two-factor sign-in was turned on');
  expect((await call('GET', '/admin/two-factor')).body.data).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect(type(await call('POST', '/admin/two-factor'))).toBe('two-factor-on');
});

test('then a password alone is not enough, and a wrong password reveals nothing about the code', async () => {
  const { shows } = await turnOn();
  hospital.clock.now += 60_000;
  const missing = await login();
  expect([missing.status, type(missing)]).toEqual([401, 'two-factor-required']);
  const wrong = await login('000000');
  expect([wrong.status, type(wrong)]).toEqual([401, 'wrong-code']);
  const credentials = { ...right, password: 'a guess of mine', code: shows() };
  const guess = await hospital.call('POST', '/admin/login', credentials, browser());
  expect(type(guess)).toBe('wrong-credentials');
  expect((await login(shows())).status).toBe(200);
});

test('a code signs in once: the same one again, or an older one, is refused, also concurrently', async () => {
  const { shows } = await turnOn();
  // The code that turned it on is used up as well.
  expect(type(await login(shows()))).toBe('wrong-code');
  hospital.clock.now += 60_000;
  const both = await Promise.all([login(shows()), login(shows())]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(type(await login(shows(-1)))).toBe('wrong-code');
  expect((await login(shows(1))).status).toBe(200);
});

test('knowing the password does not allow trying codes at will', async () => {
  await turnOn();
  hospital.clock.now += 60_000;
  const answers = [];
  for (let number = 0; number < 12; number++) answers.push((await login(String(100_000 + number))).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.at(-1)).toBe(429);
});

test('a recovery code signs in once, in any spelling, and its owner is notified', async () => {
  const { codes } = await turnOn();
  expect(codes[0]).toMatch(/^([a-z\d]{4}-){3}[a-z\d]{4}$/);
  expect((await login(codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect(type(await login(codes[0]))).toBe('wrong-code');
  expect(await subjects()).toContain('A recovery code was used');
  expect((await call('GET', '/admin/two-factor')).body.data.recoveryCodesLeft).toBe(9);
});

test('a new set of recovery codes ends the old one', async () => {
  const { codes } = await turnOn();
  const fresh = (await call('POST', '/admin/two-factor/recovery-codes')).body.data.recoveryCodes;
  expect(type(await login(codes[1]))).toBe('wrong-code');
  expect((await login(fresh[1])).status).toBe(200);
});

test('after it is turned off nothing of it is left and a password is enough again', async () => {
  const { codes } = await turnOn();
  expect((await call('DELETE', '/admin/two-factor')).status).toBe(204);
  expect(await subjects()).toContain('Two-factor sign-in was turned off');
  expect((await login()).status).toBe(200);
  const { shows } = await turnOn();
  hospital.clock.now += 60_000;
  expect(type(await login(codes[2]))).toBe('wrong-code');
  expect((await login(shows())).status).toBe(200);
});

test('neither key nor codes can be read from the database or the trail', async () => {
  const { body } = await call('POST', '/admin/two-factor');
  const shows = phone(body.data.key);
  const { recoveryCodes } = (await call('PUT', '/admin/two-factor', { code: shows() })).body.data;
  const { rows } = await hospital.orm.execute<{ text: string }>(sql`
    select to_jsonb(x)::text as text from staff x union all select to_jsonb(x)::text from recovery_code x
    union all select to_jsonb(x)::text from activity x union all select to_jsonb(x)::text from outbox x`);
  const stored = rows.map(({ text }) => text).join();
  expect(stored).toContain('two-factor-on');
  for (const secret of [body.data.key, ...recoveryCodes, recoveryCodes[0].replaceAll('-', '')])
    expect(stored).not.toContain(secret);
});
