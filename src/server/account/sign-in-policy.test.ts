import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { sessionHolds } from '#server/identity/session.ts';
import { testAuthenticator } from '#server/identity/test-authenticator.ts';
import {
  adminCalls,
  colleague,
  colleaguePassword,
  emptyBody,
  everyCall,
  readCalls,
  sessionOf,
} from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let mine: Awaited<ReturnType<typeof colleague>>;
let device: ReturnType<typeof testAuthenticator>;
beforeAll(async () => {
  hospital = await testHospital();
  mine = await colleague(hospital, 'mine@openward.example');
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now += 86_400_000;
  await hospital.empty('passkey', 'passkey_challenge', 'sign_in_failure');
  await hospital.orm.execute(
    sql`update sign_in_policy set needs_second_factor = false, lock_after_minutes = 0`,
  );
  mine.headers = await sessionOf(hospital, mine.id);
  device = testAuthenticator({ origin: 'http://hospital.test', rpId: 'hospital.test' });
});

const minute = 60_000;
const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = mine.headers) =>
  hospital.call(method, path, body, headers);
const me = async () => call('GET', '/admin/me');
const type = ({ body }: { body: { type?: string } | null }) => body?.type?.slice('/problems/'.length);
const policy = (columns: string) => hospital.orm.execute(sql.raw(`update sign_in_policy set ${columns}`));
async function addPasskey() {
  const { body } = await call('POST', '/admin/passkeys/challenge');
  return call('POST', '/admin/passkeys', { name: 'Phone', response: device.make(body.data) });
}
/** Starts an upload, which is not part of the contract. */
const upload = async () =>
  (
    await hospital.app.request('http://hospital.test/api/media', {
      method: 'POST',
      headers: { ...mine.headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' },
    })
  ).status;

describe('a hospital that requires a second factor', () => {
  const before = () => adminCalls().filter(({ route }) => route.beforeSecondFactor);

  test('lets accounts without one do nothing but set one up, of all that staff may do', async () => {
    await policy('needs_second_factor = true');
    const others = adminCalls().filter(({ route }) => !route.beforeSecondFactor);
    expect(others.length).toBeGreaterThan(100);
    for (const one of others) {
      const answer = await call(one.route.method, one.path, emptyBody(one));
      expect([one.name, answer.status, type(answer)]).toEqual([one.name, 403, 'second-factor-needed']);
    }
    expect(await upload()).toBe(403);
    expect((await me()).body.data.mustSetUpSecondFactor).toBe(true);
  });

  test('allows calls that set one up, confirm for it, lock and sign out, and nothing else', () => {
    expect(before().map(({ name }) => name)).toEqual([
      'POST /admin/logout',
      'GET /admin/me',
      'POST /admin/confirmation',
      'POST /admin/lock',
      'POST /admin/lock/release',
      'GET /admin/passkeys',
      'POST /admin/passkeys/challenge',
      'POST /admin/passkeys',
      'POST /admin/passkeys/proof',
      'POST /admin/sso/confirmation/request',
      'POST /admin/sso/confirmation',
      'POST /admin/sso/logout',
      'GET /admin/two-factor',
      'POST /admin/two-factor',
      'PUT /admin/two-factor',
    ]);
  });

  test('shows such an account what strangers see, at every public address', async () => {
    await hospital.orm.execute(sql`update department set status = 'draft' where id = 1`);
    await policy('needs_second_factor = true');
    for (const { name, path, route } of readCalls().filter(({ route }) => route.access === 'public')) {
      if (route.params && 'token' in route.params.shape) continue;
      const [kept, stranger] = [await call('GET', path), await hospital.get(path)];
      expect([name, kept.status, kept.body]).toEqual([name, stranger.status, stranger.body]);
    }
    expect((await call('GET', '/department?status=draft')).status).toBe(
      (await hospital.get('/department?status=draft')).status,
    );
    await hospital.orm.execute(sql`update department set status = 'published' where id = 1`);
  });

  test('lets in accounts with an authenticator or a passkey, and keeps out those that give it up', async () => {
    await policy('needs_second_factor = true');
    expect((await addPasskey()).status).toBe(201);
    expect((await call('GET', '/admin/accounts')).status).toBe(200);
    const [{ id }] = (await call('GET', '/admin/passkeys')).body.data;
    expect((await call('DELETE', `/admin/passkeys/${id}`)).status).toBe(204);
    expect((await call('GET', '/admin/accounts')).status).toBe(403);
    await hospital.orm.execute(sql`update staff set totp_key = '\\x00' where id = ${mine.id}`);
    expect((await call('GET', '/admin/accounts')).status).toBe(200);
    await hospital.orm.execute(sql`update staff set totp_key = null where id = ${mine.id}`);
  });

  test('is set by an account that has one, after the password, and is off until then', async () => {
    expect((await call('GET', '/sign-in-policy')).body.data).toMatchObject({
      needsSecondFactor: false,
      lockAfterMinutes: 0,
    });
    const change = { needsSecondFactor: true };
    const refused = await call('PUT', '/sign-in-policy/1', change);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'needsSecondFactor']);
    await addPasskey();
    expect((await call('PUT', '/sign-in-policy/1', change)).status).toBe(200);
    hospital.clock.now += 10 * minute;
    expect(type(await call('PUT', '/sign-in-policy/1', { needsSecondFactor: false }))).toBe(
      'password-needed',
    );
  });
});

describe('a locked session', () => {
  const lock = async () => expect((await call('POST', '/admin/lock')).status).toBe(204);
  const unlock = (body: object) => call('POST', '/admin/lock/release', body);

  test('is refused by every staff call except those that unlock or end it, and tells its owner’s name', async () => {
    await lock();
    const let_through = adminCalls().filter(({ route }) => route.whileLocked);
    expect(let_through.map(({ name }) => name)).toEqual([
      'POST /admin/logout',
      'POST /admin/lock',
      'POST /admin/lock/release',
      'POST /admin/passkeys/proof',
      'POST /admin/sso/confirmation/request',
      'POST /admin/sso/confirmation',
      'POST /admin/sso/logout',
    ]);
    for (const one of adminCalls().filter(({ route }) => !route.whileLocked)) {
      const answer = await call(one.route.method, one.path, emptyBody(one));
      expect([one.name, answer.status, type(answer), answer.body.email]).toEqual([
        one.name,
        423,
        'locked',
        mine.email,
      ]);
    }
    expect(await upload()).toBe(423);
  });

  test('opens with its owner’s password, which does not open sensitive calls, and not with a guess', async () => {
    mine.headers = await sessionOf(hospital, mine.id);
    await hospital.orm.execute(sql`update session set confirmed_at = null`);
    await lock();
    const wrong = await unlock({ password: 'a guess of mine' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password']);
    expect((await unlock({})).status).toBe(422);
    expect((await me()).status).toBe(423);
    expect((await unlock({ password: colleaguePassword })).status).toBe(204);
    expect((await me()).status).toBe(200);
    expect(type(await call('POST', '/admin/two-factor'))).toBe('password-needed');
    await lock();
    const guesses = [];
    for (let tries = 0; tries < 6; tries++) guesses.push((await unlock({ password: 'a guess' })).status);
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('opens with a passkey of its owner, and not with a colleague’s', async () => {
    await addPasskey();
    await lock();
    const proof = async () => (await call('POST', '/admin/passkeys/proof')).body.data;
    expect((await unlock({ response: device.use(await proof()) })).status).toBe(204);
    await lock();
    await hospital.orm.execute(sql`update passkey set staff_id = (select min(id) from staff)`);
    expect((await unlock({ response: device.use(await proof()) })).status).toBe(422);
    expect((await me()).status).toBe(423);
  });

  test('is no session for event streams, which end at once', async () => {
    const { rows } = await hospital.orm.execute<{ id: number }>(sql`select max(id) as id from session`);
    const holds = () => sessionHolds(hospital.orm, rows[0]!.id, hospital.clock.now);
    const told: unknown[] = [];
    const end = await hospital.database.notifications.listen('session_ended', (message) =>
      told.push(message),
    );
    expect(await holds()).toBe(true);
    await lock();
    expect(await holds()).toBe(false);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    end();
  });
});

describe('an idle session', () => {
  test.each([5, 10, 15, 30, 60])(
    'locks after %i minutes if the hospital says so, and stays locked',
    async (minutes) => {
      await policy(`lock_after_minutes = ${minutes}`);
      expect((await me()).body.data.lockAfterMinutes).toBe(minutes);
      hospital.clock.now += minutes * minute;
      expect((await me()).status).toBe(200);
      hospital.clock.now += (minutes + 1) * minute + 1;
      expect((await me()).status).toBe(423);
      // Neither a call nor another policy unlocks it.
      await policy('lock_after_minutes = 0');
      expect((await me()).status).toBe(423);
      expect((await call('POST', '/admin/lock/release', { password: colleaguePassword })).status).toBe(204);
      expect((await me()).status).toBe(200);
    },
  );

  test('does not lock without a policy, nor while its owner works', async () => {
    hospital.clock.now += 119 * minute;
    expect((await me()).status).toBe(200);
    await policy('lock_after_minutes = 5');
    for (let minutes = 0; minutes < 60; minutes += 5) {
      hospital.clock.now += 5 * minute;
      expect((await me()).status).toBe(200);
    }
  });

  test('that is locked is not kept alive by refused calls', async () => {
    await call('POST', '/admin/lock');
    for (let minutes = 0; minutes < 100; minutes += 20) {
      hospital.clock.now += 20 * minute;
      expect((await call('GET', '/admin/dashboard')).status).toBe(423);
    }
    hospital.clock.now += 20 * minute;
    expect((await call('POST', '/admin/lock/release', { password: colleaguePassword })).status).toBe(401);
  });

  test('is the same for every call of the contract: none has its own check', () => {
    for (const { name, route } of everyCall())
      expect([name, Boolean(route.whileLocked) && !isOfStaff(route.access)]).toEqual([name, false]);
  });
});
