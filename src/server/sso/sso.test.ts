/** Single sign-on against a real OpenID provider. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { createApp } from '#server/http/app.ts';
import { openIssuer } from '#server/identity/issuer.ts';
import { testAuthenticator } from '#server/identity/test-authenticator.ts';
import { colleague, colleaguePassword, sessionOf } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { checkSessions } from './sso-session.ts';
import { type TestProvider, testProvider, throughProvider } from './test-provider.ts';

let provider: TestProvider;
let hospital: TestHospital;
const log = pino({ level: 'silent' });
const minute = 60_000;

beforeAll(async () => {
  provider = await testProvider();
  const sso = openIssuer(provider.config, { publicUrl: 'http://hospital.test', log });
  hospital = await testHospital({ sso });
});
afterAll(async () => {
  await hospital.close();
  await provider.close();
});
const groups = [
  { group: 'web', role: 'editor', departmentIds: [1] },
  { group: 'web-2', role: 'editor', departmentIds: [2, 1] },
  { group: 'desk', role: 'desk', departmentIds: null },
  { group: 'it', role: 'administrator', departmentIds: null },
];
beforeEach(async () => {
  hospital.clock.now += 86_400_000;
  Object.assign(provider, { isDown: false, givesRefreshTokens: true, tamper: null });
  await hospital.empty('sso_request', 'sso_session', 'sign_in_failure');
  await hospital.orm.execute(sql`update sign_in_policy set sso_only = false, sso_creates_accounts = true,
    sso_groups_claim = 'groups', sso_groups = ${JSON.stringify(groups)}::jsonb, emergency_account_id = null`);
});

let people = 0;
/** A person at the provider, who now uses the browser. */
function person(more: object = {}) {
  const subject = `person-${++people}`;
  const one = {
    email: `${subject}@example.org`,
    email_verified: true,
    name: 'Ann Example',
    groups: ['web'],
    ...more,
  };
  provider.people.set(subject, one);
  provider.atScreen = subject;
  return { subject, ...one };
}
const post = (path: string, body?: unknown, headers: Record<string, string> = hospital.visitor) =>
  hospital.call('POST', path, body, headers);
const begin = async () => (await post('/admin/sso/request')).body.data as { url: string; key: string };
/** Begins, passes through the provider and returns. */
async function answered() {
  const { url, key } = await begin();
  return { answer: await throughProvider(url), key };
}
const redeem = (body: object) => post('/admin/sso/login', body);
const signIn = async () => redeem(await answered());
const type = ({ body }: { body: { type?: string } | null }) => body?.type?.slice('/problems/'.length);
const as = ({ body }: { body: { data: { token: string } } }) => ({
  Authorization: `Bearer ${body.data.token}`,
});
const me = (headers: Record<string, string>) => hospital.get('/admin/me', headers);
const mailTo = async (recipient: string) =>
  (
    await hospital.orm.execute<{ subject: string }>(
      sql`select subject from outbox where lower(recipient) = lower(${recipient}) order by id`,
    )
  ).rows.map(({ subject }) => subject);
const check = () => checkSessions({ ...hospital.services, leaving: new AbortController().signal }, log);
async function account(email: string) {
  const { rows } = await hospital.orm.execute<{
    id: number;
    roles: Grant[];
    subject: string;
    hash: string | null;
  }>(sql`select id, roles, sso_subject as subject, password_hash as hash from staff where email = ${email}`);
  return rows[0];
}

describe('a first sign-in', () => {
  test('makes an account with the roles of the person’s groups, and a session like any other', async () => {
    const { email, subject } = person({ groups: ['web', 'web-2', 'unknown'] });
    const signedIn = await signIn();
    expect([signedIn.status, signedIn.body.data.admin.email]).toEqual([200, email]);
    expect((await me(as(signedIn))).body.data).toMatchObject({ name: 'Ann Example', email });
    expect(await account(email)).toMatchObject({
      subject,
      hash: null,
      roles: [{ role: 'editor', departmentIds: [1, 2] }],
    });
    expect((await hospital.get('/admin/accounts', as(signedIn))).status).toBe(403);
    expect((await hospital.get(`/admin/accounts?q=${email}`, hospital.staff)).status).toBe(401);
    const staff = await hospital.signIn();
    expect((await hospital.get(`/admin/accounts?q=${email}`, staff)).body.data[0].state).toBe('active');
  });

  test('makes no account unless the hospital says so', async () => {
    await hospital.orm.execute(sql`update sign_in_policy set sso_creates_accounts = false`);
    const { email } = person();
    expect(type(await signIn())).toBe('sso-no-account');
    expect(await account(email)).toBeUndefined();
  });

  test.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email_verified: 'true' },
  ])('neither makes nor finds an account by an address that is not verified: %o', async (more) => {
    const mine = await colleague(hospital, `mine-${people}@example.org`);
    person({ email: mine.email, ...more });
    expect(type(await signIn())).toBe('sso-no-account');
    expect(await account(mine.email)).toMatchObject({ id: mine.id, subject: null });
    person(more);
    expect(type(await signIn())).toBe('sso-no-account');
  });

  test('finds an account by a verified address, takes its roles from the groups and its other ways in away', async () => {
    const mine = await colleague(hospital, 'linked@example.org');
    person({ email: 'Linked@example.org', groups: ['desk'] });
    const signedIn = await signIn();
    expect([signedIn.status, signedIn.body.data.admin.id]).toEqual([200, mine.id]);
    expect(await account(mine.email)).toMatchObject({
      hash: null,
      roles: [{ role: 'desk', departmentIds: null }],
    });
    expect((await me(mine.headers)).status).toBe(401);
    const login = await post('/admin/login', { email: mine.email, password: colleaguePassword });
    expect(type(login)).toBe('wrong-credentials');
    expect(await mailTo(mine.email)).toEqual([
      expect.stringContaining('You now sign in with your hospital account'),
      expect.stringContaining('What your account may do has changed'),
    ]);
    const { headers } = await colleague(hospital, `reader-${people}@example.org`);
    const listed = (await hospital.get('/admin/accounts?limit=100', headers)).body.data;
    const withSso = (id: number) => listed.find((one: { id: number }) => one.id === id).usesSso;
    expect([withSso(mine.id), withSso(1)]).toEqual([true, false]);
    // Another person with the same address does not get it.
    person({ email: mine.email });
    expect(type(await signIn())).toBe('sso-no-account');
  });

  test('does not take over the last administrator with a password, nor the emergency account', async () => {
    person({ email: 'desk@openward.example', groups: ['it'] });
    await hospital.orm.execute(
      sql`update staff set disabled_at = now() where email <> 'desk@openward.example'`,
    );
    expect(type(await signIn())).toBe('sso-no-account');
    await hospital.orm.execute(sql`update staff set disabled_at = null where left_at is null`);
    await colleague(hospital, 'other-administrator@example.org');
    await hospital.orm.execute(sql`update sign_in_policy set emergency_account_id =
      (select id from staff where email = 'desk@openward.example')`);
    expect(type(await signIn())).toBe('sso-no-account');
  });

  test('does not restore an account that was removed or is disabled here', async () => {
    const { email } = person();
    const signedIn = await signIn();
    const { id } = (await account(email))!;
    const staff = await hospital.signIn();
    await hospital.call('PUT', `/admin/accounts/${id}`, { isDisabled: true }, staff);
    expect((await me(as(signedIn))).status).toBe(401);
    expect(type(await signIn())).toBe('sso-no-account');
    await hospital.call('PUT', `/admin/accounts/${id}`, { isDisabled: false }, staff);
    expect((await signIn()).status).toBe(200);
    expect((await hospital.call('DELETE', `/admin/accounts/${id}`, undefined, staff)).status).toBe(204);
    expect(type(await signIn())).toBe('sso-no-account');
  });
});

describe('an answer', () => {
  test('counts once, and only in the browser that began', async () => {
    person();
    const [first, other] = [await answered(), await begin()];
    expect(type(await redeem({ ...first, key: other.key }))).toBe('sso-refused');
    expect((await redeem(first)).status).toBe(200);
    expect(type(await redeem(first))).toBe('sso-refused');
    // A used code does not count with a new state either.
    const state = new URL(other.url).searchParams.get('state')!;
    const answer = first.answer.replace(/state=[^&]+/, `state=${state}`);
    expect(type(await redeem({ answer, key: other.key }))).toBe('sso-refused');
  });

  test('of another sign-in does not count with this state', async () => {
    person();
    const [mine, theirs] = [await answered(), await answered()];
    const code = new URLSearchParams(theirs.answer).get('code')!;
    const answer = mine.answer.replace(/code=[^&]+/, `code=${code}`);
    expect(type(await redeem({ answer, key: mine.key }))).toBe('sso-refused');
  });

  test('that comes too late, names another issuer or reports an error does not count', async () => {
    person();
    const late = await answered();
    hospital.clock.now += 10 * minute;
    expect(type(await redeem(late))).toBe('sso-refused');
    const foreign = await answered();
    const answer = foreign.answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Felsewhere.example');
    expect(type(await redeem({ ...foreign, answer }))).toBe('sso-refused');
    const denied = await begin();
    const state = new URL(denied.url).searchParams.get('state');
    expect(type(await redeem({ answer: `?error=access_denied&state=${state}`, key: denied.key }))).toBe(
      'sso-refused',
    );
    expect(type(await redeem({ answer: 'no query at all', key: denied.key }))).toBe('sso-refused');
  });

  const inToken =
    (change: (claims: Record<string, unknown>) => object) => (answer: Record<string, string>) => {
      const [head, body, signature] = answer.id_token!.split('.');
      const claims = JSON.parse(Buffer.from(body!, 'base64url').toString());
      const forged = Buffer.from(JSON.stringify({ ...claims, ...change(claims) })).toString('base64url');
      return { ...answer, id_token: [head, forged, signature].join('.') };
    };

  test.each<[string, NonNullable<TestProvider['tamper']>]>([
    ['a changed subject', inToken(() => ({ sub: 'person-1' }))],
    ['added groups', inToken(() => ({ groups: ['it'] }))],
    ['a changed address', inToken(() => ({ email: 'desk@openward.example', email_verified: true }))],
    ['no signature', (answer) => ({ ...answer, id_token: answer.id_token!.replace(/[^.]+$/, '') })],
    [
      'the algorithm “none”',
      (answer) => {
        const [, body] = answer.id_token!.split('.');
        return { ...answer, id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.` };
      },
    ],
    ['no ID token', ({ id_token: _, ...answer }) => answer],
  ])('with %s is forged', async (_, tamper) => {
    person();
    provider.tamper = tamper;
    expect(type(await signIn())).toBe('sso-refused');
  });

  test.each<[string, (claims: Record<string, unknown>) => object]>([
    [
      'that has expired',
      () => ({ exp: Math.floor(Date.now() / 1000) - 60, iat: Math.floor(Date.now() / 1000) - 120 }),
    ],
    ['for another client', () => ({ aud: 'another' })],
    ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['with another nonce', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
  ])('with a token %s does not count, however well it is signed', async (_, change) => {
    person();
    provider.tamper = (answer) => provider.signed(answer, change);
    expect(type(await signIn())).toBe('sso-refused');
  });

  test('with a token that is re-signed and unchanged does count, so that the rule above proves something', async () => {
    person();
    provider.tamper = (answer) => provider.signed(answer, () => ({}));
    expect((await signIn()).status).toBe(200);
  });

  test('leaves neither key, state, code nor token in the database', async () => {
    person();
    const [begun, given] = [await begin(), await answered()];
    const signedIn = await redeem(given);
    const { rows } = await hospital.orm.execute<{ text: string }>(
      sql`select (select string_agg(to_jsonb(r)::text, '') from sso_request r) ||
        (select string_agg(to_jsonb(s)::text, '') from sso_session s) as text`,
    );
    const state = new URL(begun.url).searchParams.get('state')!;
    for (const secret of [begun.key, state, signedIn.body.data.token])
      expect(rows[0]!.text).not.toContain(secret);
    // A token in plain bytes would show as the hexadecimal form of its first letters.
    expect(rows[0]!.text).not.toContain(Buffer.from('eyJ').toString('hex'));
  });
});

describe('a sign-in later on', () => {
  test('takes the roles from the groups as they are then', async () => {
    const { subject, email } = person();
    await signIn();
    provider.people.get(subject)!.groups = ['desk'];
    expect((await signIn()).status).toBe(200);
    expect((await account(email))!.roles).toEqual([{ role: 'desk', departmentIds: null }]);
    provider.people.get(subject)!.groups = [];
    expect(type(await signIn())).toBe('sso-no-role');
  });

  test('knows the person by their subject, with any later address', async () => {
    const { subject, email } = person();
    const first = await signIn();
    Object.assign(provider.people.get(subject)!, { email: 'married@example.org', email_verified: false });
    const second = await signIn();
    expect([second.status, second.body.data.admin.id]).toEqual([200, first.body.data.admin.id]);
    expect(second.body.data.admin.email).toBe(email);
  });
});

describe('a session', () => {
  test('ends within eleven minutes once the person has left', async () => {
    const { subject } = person();
    const headers = as(await signIn());
    hospital.clock.now += 10 * minute;
    expect(await check()).toBe(0);
    expect((await me(headers)).status).toBe(200);
    provider.people.delete(subject);
    hospital.clock.now += 9 * minute;
    await check();
    expect((await me(headers)).status).toBe(200);
    hospital.clock.now += minute;
    expect(await check()).toBe(1);
    expect((await me(headers)).status).toBe(401);
  });

  test('ends once no group gives a role, and has other rights once the groups do', async () => {
    const { subject, email } = person({ groups: ['it'] });
    const headers = as(await signIn());
    expect((await hospital.get('/admin/accounts', headers)).status).toBe(200);
    provider.people.get(subject)!.groups = ['desk'];
    hospital.clock.now += 10 * minute;
    expect(await check()).toBe(0);
    expect((await hospital.get('/admin/accounts', headers)).status).toBe(403);
    expect((await account(email))!.roles).toEqual([{ role: 'desk', departmentIds: null }]);
    expect(await mailTo(email)).toEqual([expect.stringContaining('What your account may do has changed')]);
    provider.people.get(subject)!.groups = [];
    hospital.clock.now += 10 * minute;
    expect(await check()).toBe(1);
    expect((await me(headers)).status).toBe(401);
  });

  test('outlives an issuer that is down for an hour, and no longer', async () => {
    person();
    const headers = as(await signIn());
    provider.isDown = true;
    for (let minutes = 0; minutes < 69; minutes++) {
      hospital.clock.now += minute;
      expect(await check()).toBe(0);
      expect((await me(headers)).status).toBe(200);
    }
    hospital.clock.now += 2 * minute;
    expect(await check()).toBe(1);
    expect((await me(headers)).status).toBe(401);
  });

  test('ends here and tells where to sign out there', async () => {
    person();
    const headers = as(await signIn());
    const { body } = await post('/admin/sso/logout', undefined, headers);
    const url = new URL(body.data.url);
    expect([url.origin, url.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      'http://hospital.test/admin',
    ]);
    expect(url.searchParams.get('id_token_hint')).toBeTruthy();
    expect((await me(headers)).status).toBe(401);
    const local = await colleague(hospital, `local-${++people}@example.org`);
    expect((await post('/admin/sso/logout', undefined, local.headers)).body.data).toEqual({ url: null });
  });

  test('is checked as well at an issuer that gives no refresh token', async () => {
    provider.givesRefreshTokens = false;
    const { subject, email } = person({ groups: ['it'] });
    const headers = as(await signIn());
    provider.people.get(subject)!.groups = ['desk'];
    hospital.clock.now += 10 * minute;
    expect(await check()).toBe(0);
    expect((await account(email))!.roles).toEqual([{ role: 'desk', departmentIds: null }]);
    provider.people.delete(subject);
    hospital.clock.now += 10 * minute;
    expect(await check()).toBe(1);
    expect((await me(headers)).status).toBe(401);
  });

  test('never begins with a passkey, which its owner can only confirm with', async () => {
    person();
    const headers = as(await signIn());
    await hospital.orm.execute(
      sql`update session set confirmed_at = ${new Date(hospital.clock.now).toISOString()}`,
    );
    const device = testAuthenticator({ origin: 'http://hospital.test', rpId: 'hospital.test' });
    const { body } = await post('/admin/passkeys/challenge', undefined, headers);
    const added = await post('/admin/passkeys', { name: 'Phone', response: device.make(body.data) }, headers);
    expect(added.status).toBe(201);
    const proof = (await post('/admin/passkeys/proof', undefined, headers)).body.data;
    expect((await post('/admin/confirmation', { response: device.use(proof) }, headers)).status).toBe(204);
    const begun = (await post('/admin/login/passkey/challenge')).body.data;
    expect(type(await post('/admin/login/passkey', { response: device.use(begun) }))).toBe('passkey-refused');
  });

  test('needs no second factor of ours', async () => {
    person({ groups: ['it'] });
    const headers = as(await signIn());
    await hospital.orm.execute(sql`update sign_in_policy set needs_second_factor = true`);
    expect((await hospital.get('/admin/accounts', headers)).status).toBe(200);
    await hospital.orm.execute(sql`update sign_in_policy set needs_second_factor = false`);
  });
});

describe('a sensitive call', () => {
  const sensitive = (headers: Record<string, string>) => post('/admin/two-factor', undefined, headers);
  async function confirm(headers: Record<string, string>) {
    const { url, key } = (await post('/admin/sso/confirmation/request', undefined, headers)).body.data;
    return { url: new URL(url), body: { answer: await throughProvider(url), key } };
  }

  test('is open for ten minutes once the person has signed in at the issuer again', async () => {
    person();
    const headers = as(await signIn());
    expect(type(await sensitive(headers))).toBe('password-needed');
    const { url, body } = await confirm(headers);
    expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
    expect((await post('/admin/sso/confirmation', body, headers)).status).toBe(204);
    expect((await sensitive(headers)).status).toBe(201);
    hospital.clock.now += 10 * minute;
    expect(type(await sensitive(headers))).toBe('password-needed');
    expect((await post('/admin/sso/confirmation', body, headers)).status).toBe(422);
  });

  test('stays closed for another person, another session, an ordinary sign-in, and one of before', async () => {
    const { subject } = person();
    const [headers, elsewhere] = [as(await signIn()), as(await signIn())];
    person();
    const another = await confirm(headers);
    provider.atScreen = subject;
    const ofElsewhere = await confirm(elsewhere);
    const ordinary = await answered();
    const old = await confirm(headers);
    for (const body of [another.body, ofElsewhere.body, ordinary])
      expect((await post('/admin/sso/confirmation', body, headers)).status).toBe(422);
    provider.tamper = (answer) =>
      provider.signed(answer, () => ({ auth_time: Math.floor(Date.now() / 1000) - 120 }));
    expect((await post('/admin/sso/confirmation', old.body, headers)).status).toBe(422);
    expect(type(await sensitive(headers))).toBe('password-needed');
    // Nor does a confirmation sign anyone in.
    provider.tamper = null;
    expect(type(await redeem((await confirm(headers)).body))).toBe('sso-refused');
  });
});

describe('a hospital that wants nothing but single sign-on', () => {
  const change = (body: object, headers: Record<string, string>) =>
    hospital.call('PUT', '/sign-in-policy/1', body, headers);

  test('names an administrator with a password, who alone can still sign in with it', async () => {
    const emergency = await colleague(hospital, `emergency-${++people}@example.org`);
    const other = await colleague(hospital, `other-${people}@example.org`);
    const editor = await colleague(hospital, `editor-${people}@example.org`, {
      roles: [{ role: 'editor', departmentIds: null }],
    });
    const refused = async (body: object, headers = other.headers) =>
      (await change(body, headers)).body.errors?.[0].path;
    expect(await refused({ ssoOnly: true })).toBe('emergencyAccountId');
    expect(await refused({ ssoOnly: true, emergencyAccountId: editor.id })).toBe('emergencyAccountId');
    expect(await refused({ ssoOnly: true, emergencyAccountId: 999_999 })).toBe('emergencyAccountId');
    // The administrator who turns it on must have shown that it works.
    expect(await refused({ ssoOnly: true, emergencyAccountId: emergency.id })).toBe('ssoOnly');
    expect(
      (await change({ ssoOnly: true, emergencyAccountId: emergency.id }, emergency.headers)).status,
    ).toBe(200);
    expect(await refused({ emergencyAccountId: null }, emergency.headers)).toBe('emergencyAccountId');

    expect([(await me(other.headers)).status, (await me(emergency.headers)).status]).toEqual([401, 200]);
    const login = async ({ email }: { email: string }) =>
      (await post('/admin/login', { email, password: colleaguePassword })).status;
    expect([await login(other), await login(editor), await login(emergency)]).toEqual([401, 401, 200]);
    expect((await hospital.get('/admin/sso')).body.data).toMatchObject({ isOffered: true, isOnly: true });

    const staff = await sessionOf(hospital, emergency.id);
    const path = `/admin/accounts/${emergency.id}`;
    expect(type(await hospital.call('PUT', path, { isDisabled: true }, staff))).toBe('emergency-account');
    expect(type(await hospital.call('DELETE', path, undefined, staff))).toBe('emergency-account');
  });

  test('mails no link by which a password would be set, and opens none', async () => {
    const emergency = await colleague(hospital, `emergency-${++people}@example.org`);
    const invited = await post(
      '/admin/accounts',
      { email: `invited-${people}@example.org` },
      emergency.headers,
    );
    expect(invited.status).toBe(201);
    await hospital.settled();
    const links = async () =>
      (await hospital.orm.execute<{ text: string }>(sql`select text_body as text from outbox order by id`))
        .rows;
    const token = /\/admin\/invitation\/([\w-]{43})/.exec((await links()).at(-1)!.text)![1];
    expect((await hospital.get(`/admin/invitation/${token}`)).status).toBe(200);
    await change({ ssoOnly: true, emergencyAccountId: emergency.id }, emergency.headers);
    expect((await hospital.get(`/admin/invitation/${token}`)).status).toBe(404);
    const before = (await links()).length;
    await post('/admin/password-reset', { email: 'desk@openward.example' });
    await hospital.settled();
    expect((await links()).length).toBe(before);
  });
});

test('without an issuer nothing of it shows, and a linked account can be invited again', async () => {
  const { email } = person();
  await signIn();
  const { id } = (await account(email))!;
  const staff = await hospital.signIn();
  expect((await post(`/admin/accounts/${id}/invitation`, undefined, staff)).status).toBe(409);
  const services = { ...hospital.services, sso: undefined };
  const app = createApp({ services, log, trustProxy: false });
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) =>
    app.request(`http://hospital.test/api${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  expect((await (await ask('GET', '/admin/sso', {})).json()).data).toEqual({
    isOffered: false,
    label: '',
    isOnly: false,
  });
  const { visitor } = hospital;
  expect((await ask('POST', '/admin/sso/request', visitor)).status).toBe(404);
  expect((await ask('POST', '/admin/sso/login', visitor, { answer: '?code=x', key: 'x' })).status).toBe(404);
  expect((await ask('POST', `/admin/accounts/${id}/invitation`, staff)).status).toBeLessThan(300);
});

test('an issuer that cannot be reached says nothing about anyone', async () => {
  person();
  const given = await answered();
  provider.isDown = true;
  expect(type(await redeem(given))).toBe('sso-unavailable');
  provider.isDown = false;
});
