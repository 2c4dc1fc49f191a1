import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cheat, testAuthenticator } from '#server/identity/test-authenticator.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
let device: ReturnType<typeof testAuthenticator>;
beforeEach(async () => {
  hospital.clock.now += 3_600_000;
  await hospital.empty('passkey', 'passkey_challenge', 'outbox');
  staff = await hospital.signIn();
  device = testAuthenticator({ origin: 'http://hospital.test', rpId: 'hospital.test' });
});

const call = (method: string, path: string, body?: unknown) => hospital.call(method, path, body, staff);
const begin = async () =>
  (await call('POST', '/admin/passkeys/challenge')).body.data as { challenge: string };
const add = async (cheat: Cheat = {}, name = 'Phone') =>
  call('POST', '/admin/passkeys', { name, response: device.make(await begin(), cheat) });
const beginSignIn = async () =>
  (await hospital.call('POST', '/admin/login/passkey/challenge', undefined, hospital.visitor)).body.data;
const send = (response: unknown) =>
  hospital.call('POST', '/admin/login/passkey', { response }, hospital.visitor);
const signIn = async (cheat: Cheat = {}) => send(device.use(await beginSignIn(), cheat));

test('a passkey signs in without password and code, and confirms sensitive calls like a password', async () => {
  expect((await add()).body.data).toMatchObject({ name: 'Phone', usedAt: null });
  await hospital.orm.execute(sql`update staff set totp_key = '\\x00'`);
  const { status, body } = await signIn();
  await hospital.orm.execute(sql`update staff set totp_key = null`);
  expect([status, body.data.admin.email]).toEqual([200, 'desk@openward.example']);
  const headers = { Authorization: `Bearer ${body.data.token}` };
  const post = (path: string, body?: unknown) => hospital.call('POST', path, body, headers);
  expect((await post('/admin/two-factor')).status).toBe(403);
  const options = (await post('/admin/passkeys/proof')).body.data;
  expect(options.allowCredentials).toEqual([{ id: device.id, transports: ['internal'], type: 'public-key' }]);
  const response = device.use(options);
  expect((await post('/admin/confirmation', { response })).status).toBe(204);
  expect((await post('/admin/two-factor')).status).toBe(201);
  expect((await post('/admin/confirmation', { response })).status).toBe(422);
  expect((await call('GET', '/admin/passkeys')).body.data[0].usedAt).not.toBeNull();
});

test('an account has several, each with a name; a removed one no longer signs in', async () => {
  await add();
  const first = device;
  device = testAuthenticator({ origin: 'http://hospital.test', rpId: 'hospital.test' });
  const { id } = (await add({}, 'Laptop')).body.data;
  await call('PUT', `/admin/passkeys/${id}`, { name: 'Old laptop' });
  const names = (await call('GET', '/admin/passkeys')).body.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Phone', 'Old laptop']);
  expect((await call('DELETE', `/admin/passkeys/${id}`)).status).toBe(204);
  expect((await signIn()).status).toBe(401);
  device = first;
  expect((await signIn()).status).toBe(200);
  const { rows } = await hospital.orm.execute<{ subject: string }>(
    sql`select subject from outbox order by id`,
  );
  expect(
    rows.map(({ subject }) => subject.split(' | ')[0]).filter((words) => words?.startsWith('A')),
  ).toEqual(['A passkey was added', 'A passkey was added', 'A passkey was removed']);
});

test('options to sign in name no account, for any caller', async () => {
  await add();
  const options = await beginSignIn();
  expect(options).toMatchObject({ rpId: 'hospital.test', userVerification: 'required' });
  expect(JSON.stringify(options)).not.toContain(device.id);
});

describe('a passkey is refused', () => {
  const cheats: [string, Cheat][] = [
    ['made for another site', { origin: 'http://hospital.example' }],
    ['of another party', { rpId: 'hospital.example' }],
    ['of a device that nobody unlocked', { isVerified: false }],
    ['over a challenge that is not ours', { challenge: 'bm90IG91cnM' }],
  ];
  test.each(cheats)('%s, when it is added', async (_, cheat) => {
    const answer = await add(cheat);
    expect([answer.status, (await call('GET', '/admin/passkeys')).body.data]).toEqual([422, []]);
  });
  test.each(cheats)('%s, when it signs in', async (_, cheat) => {
    await add();
    const answer = await signIn(cheat);
    expect([answer.status, answer.body.type]).toEqual([401, '/problems/passkey-refused']);
    expect((await signIn()).status).toBe(200);
  });

  test('a second time for one challenge, and after the challenge has expired', async () => {
    await add();
    const response = device.use(await beginSignIn());
    expect([(await send(response)).status, (await send(response)).status]).toEqual([200, 401]);
    const late = device.use(await beginSignIn());
    hospital.clock.now += 5 * 60_000;
    expect((await send(late)).status).toBe(401);
  });

  test('if its counter shows that it was cloned', async () => {
    await add();
    expect((await signIn({ counter: 7 })).status).toBe(200);
    expect((await signIn({ counter: 7 })).status).toBe(401);
  });

  test('as confirmation, if it is a colleague’s, or answers another person’s challenge', async () => {
    await add();
    const other = await colleague(hospital, 'colleague@openward.example');
    const proof = async (headers: Record<string, string>) =>
      (await hospital.call('POST', '/admin/passkeys/proof', undefined, headers)).body.data;
    const confirm = (response: unknown, headers: Record<string, string>) =>
      hospital.call('POST', '/admin/confirmation', { response }, headers);
    expect((await confirm(device.use(await proof(other.headers)), other.headers)).status).toBe(422);
    expect((await confirm(device.use(await proof(other.headers)), staff)).status).toBe(422);
    expect((await confirm(device.use(await beginSignIn()), staff)).status).toBe(422);
    expect((await send(device.use(await proof(staff)))).status).toBe(401);
    expect((await confirm(device.use(await proof(staff)), staff)).status).toBe(204);
  });

  test('if it answers another person’s challenge to add one', async () => {
    const options = await begin();
    await hospital.orm.execute(
      sql`insert into staff (name, email, password_hash, roles) select 'Other', 'other@openward.example', password_hash, roles from staff where email = 'desk@openward.example'
        on conflict do nothing`,
    );
    const credentials = { email: 'other@openward.example', password: 'correct horse battery' };
    const { body } = await hospital.call('POST', '/admin/login', credentials, hospital.visitor);
    const other = { Authorization: `Bearer ${body.data.token}` };
    await hospital.call('POST', '/admin/confirmation', { password: credentials.password }, other);
    const response = device.make(options);
    const answer = await hospital.call('POST', '/admin/passkeys', { name: 'Mine', response }, other);
    expect(answer.status).toBe(422);
    const mine = await call('POST', '/admin/passkeys', { name: 'Mine', response });
    const theirs = await hospital.call('DELETE', `/admin/passkeys/${mine.body.data.id}`, undefined, other);
    expect([mine.status, theirs.status]).toEqual([201, 404]);
  });
});
