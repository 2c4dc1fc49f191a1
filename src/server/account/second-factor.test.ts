/** What opens an account if the hospital requires a second factor: the factor shown decides, not the factor owned. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt, newCodeKey, stepAt } from '#server/identity/one-time-code.ts';
import { testAuthenticator } from '#server/identity/test-authenticator.ts';
import { sealKey } from '#server/identity/two-factor.ts';
import { colleague, colleaguePassword, sessionOf } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let pia: Awaited<ReturnType<typeof colleague>>;
let device: ReturnType<typeof testAuthenticator>;
const key = newCodeKey();
const password = colleaguePassword;

beforeAll(async () => {
  hospital = await testHospital();
  pia = await colleague(hospital, 'pia@openward.example');
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now += 3_600_000;
  await hospital.empty('passkey', 'session', 'sign_in_failure');
  await hospital.orm.execute(sql`update staff set totp_key = null, totp_step = 0`);
  await require(false);
  device = testAuthenticator({ origin: 'http://hospital.test', rpId: 'hospital.test' });
});

const require = (isRequired: boolean) =>
  hospital.orm.execute(sql`update sign_in_policy set needs_second_factor = ${isRequired}`);
const code = () => codeAt(key, stepAt(hospital.clock.now));
const type = (body: { type: string }) => body.type.slice('/problems/'.length);

async function give(factors: string) {
  if (factors.includes('app'))
    await hospital.orm.execute(
      sql`update staff set totp_key = ${sealKey(hospital.services, key)} where id = ${pia.id}`,
    );
  if (!factors.includes('passkey')) return;
  const headers = await sessionOf(hospital, pia.id);
  const { body } = await hospital.call('POST', '/admin/passkeys/challenge', undefined, headers);
  const response = device.make(body.data);
  await hospital.call('POST', '/admin/passkeys', { name: 'Phone', response }, headers);
}

const post = (path: string, body?: unknown, headers = hospital.visitor) =>
  hospital.call('POST', path, body, headers as Record<string, string>);
const ways: Record<string, () => ReturnType<typeof post>> = {
  password: () => post('/admin/login', { email: pia.email, password }),
  code: () => post('/admin/login', { email: pia.email, password, code: code() }),
  async passkey() {
    const { body } = await post('/admin/login/passkey/challenge');
    return post('/admin/login/passkey', { response: device.use(body.data) });
  },
};

/** The result of signing in and then reading appointments: the refusal, or "in". */
async function comesOf(way: string) {
  const { status, body } = await ways[way]!();
  if (status !== 200) return type(body);
  const read = await hospital.get('/appointment', { Authorization: `Bearer ${body.data.token}` });
  return read.status === 200 ? 'in' : type(read.body);
}

test.each([
  ['nothing', { password: 'second-factor-needed' }],
  ['app', { password: 'two-factor-required', code: 'in' }],
  ['passkey', { password: 'passkey-required', code: 'passkey-required', passkey: 'in' }],
  ['app and passkey', { password: 'two-factor-required', code: 'in', passkey: 'in' }],
])('an account with %s is opened only by what shows a factor', async (factors, expected) => {
  await give(factors);
  await require(true);
  for (const [way, outcome] of Object.entries(expected))
    expect([way, await comesOf(way)]).toEqual([way, outcome]);
});

test.each(['app', 'passkey'])(
  'a session opened by password alone ends once the rule holds, with %s',
  async (factor) => {
    const before = await sessionOf(hospital, pia.id);
    await give(factor);
    expect((await hospital.get('/appointment', before)).status).toBe(200);
    await require(true);
    expect((await hospital.get('/appointment', before)).status).toBe(401);
  },
);

test('a session in which a factor is set up continues', async () => {
  await require(true);
  const headers = await sessionOf(hospital, pia.id);
  expect((await hospital.get('/appointment', headers)).status).toBe(403);
  const { body } = await post('/admin/passkeys/challenge', undefined, headers as never);
  await post('/admin/passkeys', { name: 'Phone', response: device.make(body.data) }, headers as never);
  expect((await hospital.get('/appointment', headers)).status).toBe(200);
});

test('where the rule holds, confirming takes the factor as well as the password', async () => {
  await give('app');
  await require(true);
  const signedIn = await ways.code!();
  const headers = { Authorization: `Bearer ${signedIn.body.data.token}` };
  const confirm = (proof: object) => post('/admin/confirmation', proof, headers as never);
  hospital.clock.now += 60_000;
  const alone = await confirm({ password });
  expect([alone.status, alone.body.errors[0].path]).toEqual([422, 'code']);
  expect((await confirm({ password, code: '000000' })).status).toBe(422);
  expect((await confirm({ password, code: code() })).status).toBe(204);
  expect((await confirm({ password, code: code() })).status).toBe(422);
});

test('the rule cannot be turned on from a session that showed no factor', async () => {
  await give('passkey');
  const turnOn = (headers: Record<string, string>) =>
    hospital.call('PUT', '/sign-in-policy/1', { needsSecondFactor: true }, headers);
  expect((await turnOn(await sessionOf(hospital, pia.id))).status).toBe(422);
});
