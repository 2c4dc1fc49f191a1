/** Every call of the contract against every kind of invalid token, and every spelling of an address. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import {
  adminCalls,
  bearer,
  colleague,
  colleaguePassword,
  emptyBody,
  everyCall,
  guess,
  sessionOf,
} from './every-call.ts';

let hospital: TestHospital;
/** Headers that do not sign in, by what is wrong with them. */
const refused = new Map<string, Record<string, string>>();
const closed = problemDocument(problem('unauthorized'));

beforeAll(async () => {
  hospital = await testHospital();
  for (const [what, headers] of await tokensThatEnded()) refused.set(what, headers);
});
afterAll(() => hospital.close());

async function tokensThatEnded(): Promise<[string, Record<string, string>][]> {
  const { call, orm, staff, visitor } = hospital;
  const cookie = visitor.Cookie;
  const mine = await colleague(hospital, 'mine@openward.example');
  const disabled = await colleague(hospital, 'disabled@openward.example');
  const byHand = await colleague(hospital, 'by-hand@openward.example');
  await orm.execute(sql`update staff set disabled_at = now() where id = ${byHand.id}`);
  const deleted = await colleague(hospital, 'deleted@openward.example');
  const changed = await colleague(hospital, 'changed@openward.example');
  const loggedOut = await sessionOf(hospital, mine.id);
  await call('POST', '/admin/logout', undefined, loggedOut);
  const revoked = await sessionOf(hospital, mine.id);
  const { body: sessions } = await hospital.get('/admin/sessions', revoked);
  const { id } = sessions.data.find((session: { current: boolean }) => session.current);
  await call('DELETE', `/admin/sessions/${id}`, undefined, mine.headers);
  await call('PUT', `/admin/accounts/${disabled.id}`, { isDisabled: true }, staff);
  await call('DELETE', `/admin/accounts/${deleted.id}`, undefined, staff);
  const passwords = { currentPassword: colleaguePassword, password: 'five yellow doors hum' };
  await call('PUT', '/admin/me', passwords, changed.headers);
  const old = await sessionOf(hospital, mine.id, 13);
  await orm.execute(sql`update session set used_at = ${new Date(hospital.clock.now).toISOString()}
    where expires_at < ${new Date(hospital.clock.now).toISOString()}`);
  const [, signature] = staff.Authorization.split(' ');
  return [
    ['no token', {}],
    ['the cookies of a visitor', { ...visitor }],
    ['the token as a cookie', { Cookie: `${cookie}; token=${signature}; Authorization=Bearer ${signature}` }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['a forged token', bearer(guess)],
    ['a token cut short', bearer(signature!.slice(0, -1))],
    ['another scheme', { Authorization: `Basic ${btoa('desk@openward.example:correct horse battery')}` }],
    ['a token that was idle', await sessionOf(hospital, mine.id, 3)],
    ['a token that is too old', old],
    ['a token that was logged out', loggedOut],
    ['a token that was revoked', revoked],
    ['the token of a disabled account', disabled.headers],
    ['the token of an account that was disabled in the database', byHand.headers],
    ['the token of a deleted account', deleted.headers],
    ['a token from before the password changed', changed.headers],
  ];
}

/** Spellings of an address that a rule for a single one could miss. */
const spellings: Record<string, (path: string) => string> = {
  'a slash at the end': (path) => `${path}/`,
  'capital letters': (path) => path.toUpperCase(),
  'one capital letter': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'two slashes': (path) => `/${path}`,
  'two slashes within': (path) => path.replace(/(.)\//, '$1//'),
  'an encoded letter': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'an encoded slash': (path) => path.replace(/(.)\//, '$1%2f'),
  'a way through another folder': (path) => `/settings/%2e%2e${path}`,
  'a dot': (path) => `/.${path}`,
  'a semicolon': (path) => `${path};x=1`,
  'an encoded NUL': (path) => `${path}%00`,
  'an ending': (path) => `${path}.json`,
  'an encoded question mark': (path) => `${path}%3Fx`,
};

describe('a staff call', () => {
  test('answers only 401 without a valid token', async () => {
    expect(refused.size).toBe(15);
    const calls = adminCalls();
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls)
      for (const [what, headers] of refused) {
        const { status, body } = await hospital.call(call.route.method, call.path, emptyBody(call), headers);
        expect([call.name, what, status, body]).toEqual([call.name, what, 401, closed]);
      }
  });

  test('is let in with a valid one, so that the rule above proves something', async () => {
    const { id } = await colleague(hospital, 'holds@openward.example');
    for (const call of adminCalls().filter(({ route }) => !route.events)) {
      const path = call.path.replace(/\/1(?=\/|$)/g, call.route.path.endsWith('/1') ? '/1' : '/999999');
      const headers = await sessionOf(hospital, id);
      const { status } = await hospital.call(call.route.method, path, emptyBody(call), headers);
      expect([call.name, status]).not.toEqual([call.name, 401]);
    }
  });

  test.each(Object.keys(spellings))('reveals nothing at its address written with %s', async (spelling) => {
    for (const call of adminCalls())
      for (const what of ['no token', 'a token that was revoked']) {
        const path = spellings[spelling]!(call.path);
        const answer = await hospital.call(call.route.method, path, emptyBody(call), refused.get(what));
        expect([call.name, what, [401, 404, 405].includes(answer.status)]).toEqual([call.name, what, true]);
        expect([call.name, Object.keys(answer.body)]).toEqual([
          call.name,
          ['type', 'title', 'status', 'detail'],
        ]);
      }
  });

  test('does not take its token from the address, nor its method or path from a header', async () => {
    const token = hospital.staff.Authorization.slice('Bearer '.length);
    for (const call of adminCalls()) {
      const query = `?token=${token}&access_token=${token}&Authorization=Bearer%20${token}`;
      const { status } = await hospital.call(call.route.method, call.path + query, emptyBody(call));
      expect([call.name, status]).toEqual([call.name, 401]);
      const disguised = await hospital.call('GET', '/sociallink', undefined, {
        'X-HTTP-Method-Override': call.route.method,
        'X-Method-Override': call.route.method,
        'X-Original-URL': `/api${call.path}`,
        'X-Rewrite-URL': `/api${call.path}`,
        'X-Forwarded-Uri': `/api${call.path}`,
      });
      expect([call.name, disguised.body]).toEqual([call.name, (await hospital.get('/sociallink')).body]);
    }
  });
});

describe('every address that answers', () => {
  /** Addresses outside the contract, each with who may read it. Adding one is a decision. */
  const beside = new Set([
    'GET /healthz', // everyone; reports that the process lives
    'GET /readyz', // everyone; reports that the database answers
    'GET /metrics', // the operator: serve-metrics.ts
    'GET /media/:key/:file', // everyone who knows the hash of a picture
    'GET /assets/*', // everyone; built files
    'GET /manifest.webmanifest',
    'GET /favicon.ico',
    'GET /service-worker.js', // everyone; built
    'GET /feed.xml', // everyone; published articles
    'GET /sitemap.xml', // everyone; published entries, like the three below
    'GET /sitemap/:part{[1-9]\\d*\\.xml}',
    'GET /social/hospital/:file',
    'GET /social/:kind/:slug/:file',
    'GET /robots.txt',
    'GET /.well-known/security.txt',
    'GET /.well-known/change-password', // everyone; leads to the staff area
    'GET /speculation-rules.json',
    'GET /api/openapi.json', // everyone; the contract itself
    'GET /api/docs',
    'GET /calendar/:id{[1-9]\\d{0,8}}/:file{[\\w-]{43}\\.ics}', // anyone with the secret address of a doctor's calendar
    'GET /t/:code', // anyone with the link of a text; leads to that of the visit
    'POST /api/sms/replies', // the SMS provider, which signs: sms/replies.ts
    'POST /api/media', // staff: media/uploads.ts
    'OPTIONS /api/media',
    'ALL /api/media/upload/:upload',
  ]);

  test('is in the contract or on the list of exceptions', () => {
    const app = createApp({
      services: hospital.services,
      log: createLog('silent', { write() {} }),
      trustProxy: false,
      files: 'public',
      metrics: (c) => c.text(''),
      pages: async () => new Response(),
    });
    const declared = new Set(
      everyCall().map(({ route }) => `${route.method} /api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const paths = new Set([...declared].map((name) => name.split(' ')[1]));
    const undeclared = app.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !declared.has(name) && !beside.has(name))
      // Middleware, 405 for declared paths, and the two fallbacks: unknown call, and pages.
      .filter((name) => !/^ALL (\/?\*|\/assets\/\*|\/api\/\*|\/api\/admin\/\*|\/\*)$/.test(name))
      .filter((name) => !(name.startsWith('ALL ') && paths.has(name.slice('ALL '.length))));
    expect(undeclared).toEqual([]);
  });

  test('is open to strangers only if the contract says public', async () => {
    const open = [];
    for (const call of everyCall()) {
      const { status } = await hospital.call(call.route.method, call.path, emptyBody(call));
      if (![401, 403].includes(status)) open.push(call.route.access);
    }
    expect(new Set(open)).toEqual(new Set(['public', 'link']));
  });

  test('refuses an upload without a valid token, in any spelling of its address', async () => {
    const { id } = await colleague(hospital, 'uploads@openward.example');
    const owner = await sessionOf(hospital, id);
    const protocol = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5' };
    const begun = await hospital.call('POST', '/media', undefined, { ...owner, ...protocol });
    const upload = begun.headers.get('Location')!.replace(/^\/api/, '');
    for (const [what, headers] of refused) {
      const ways: [string, string][] = [
        ['POST', '/media'],
        ['OPTIONS', '/media'],
        ['POST', '/media/upload'],
        ...['HEAD', 'PATCH', 'DELETE', 'GET', 'POST', 'OPTIONS'].flatMap((method): [string, string][] => [
          [method, upload],
          [method, upload.replace(/\d/, (digit) => `%3${digit}`)],
        ]),
      ];
      for (const [method, path] of ways) {
        const { status } = await hospital.call(method, path, undefined, { ...protocol, ...headers });
        expect([what, method, path, [401, 404, 405].includes(status)]).toEqual([what, method, path, true]);
      }
    }
    expect((await hospital.call('HEAD', upload, undefined, { ...owner, ...protocol })).status).toBe(200);
  });
});

describe('an event stream', () => {
  const streams = adminCalls().filter(({ route }) => route.events);

  test.each(streams)('of $name ends when its token dies', async ({ path }) => {
    const { id } = await colleague(hospital, `stream${Math.random()}@openward.example`);
    const endings: [string, (headers: Record<string, string>) => Promise<unknown>][] = [
      ['logout', (headers) => hospital.call('POST', '/admin/logout', undefined, headers)],
      [
        'disabling',
        () => hospital.call('PUT', `/admin/accounts/${id}`, { isDisabled: true }, hospital.staff),
      ],
    ];
    for (const [what, end] of endings) {
      const headers = await sessionOf(hospital, id);
      const response = await hospital.app.request(`http://hospital.test/api${path}`, { headers });
      expect(response.status).toBe(200);
      const reader = response.body!.getReader();
      await reader.read();
      let isOver = false;
      void (async () => {
        while (!(await reader.read()).done);
        isOver = true;
      })();
      await end(headers);
      await vi.waitFor(() => expect([what, isOver]).toEqual([what, true]), { timeout: 10_000 });
    }
  });
});
