/** Requests that a page of another site makes a browser send must change nothing. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { adminCalls, callsWithBody, emptyBody, publicWrites, readCalls, sessionOf } from './every-call.ts';
import { sampleOf } from './sample.ts';

let hospital: TestHospital;
let forged: [string, Record<string, string>][];
beforeAll(async () => {
  hospital = await testHospital();
  const token = hospital.visitor['X-XSRF-TOKEN'];
  const other = newXsrfToken(hospital.services.secret);
  const foreign = newXsrfToken('the secret of another hospital altogether');
  const both = (cookie: string, header: string) => ({
    Cookie: `XSRF-TOKEN=${cookie}`,
    'X-XSRF-TOKEN': header,
  });
  forged = [
    ['neither cookie nor header', {}],
    ['the cookie alone', { Cookie: hospital.visitor.Cookie }],
    ['the header alone', { 'X-XSRF-TOKEN': token }],
    ['an empty pair', both('', '')],
    ['a pair that was made up', both('a.b', 'a.b')],
    ['a pair of another hospital', both(foreign, foreign)],
    ['the token of another browser', both(token, other)],
    ['a token whose signature was cut', both(token.slice(0, -1), token.slice(0, -1))],
    ['a pair that another site sends', { ...hospital.visitor, 'Sec-Fetch-Site': 'cross-site' }],
    ['a pair that a neighbouring site sends', { ...hospital.visitor, 'Sec-Fetch-Site': 'same-site' }],
    ['a pair from another origin', { ...hospital.visitor, Origin: 'https://evil.example' }],
    ['a pair from a neighbour’s origin', { ...hospital.visitor, Origin: 'http://shop.hospital.test' }],
    ['a pair from a page that hides its origin', { ...hospital.visitor, Origin: 'null' }],
    ['our address alone', { Origin: 'http://hospital.test', 'Sec-Fetch-Site': 'same-origin' }],
  ];
});
afterAll(() => hospital.close());

describe('a public write', () => {
  test.each(publicWrites())(
    '$name is refused unless its browser proves that a page of ours sent it',
    async (call) => {
      const body = call.route.body && sampleOf(call.route.body, []);
      for (const [what, headers] of forged) {
        const answer = await hospital.call(call.route.method, call.path, body, headers);
        expect([what, answer.status, answer.body.type]).toEqual([what, 403, '/problems/xsrf-rejected']);
      }
      const ours = {
        ...hospital.visitor,
        Origin: 'http://hospital.test',
        'Sec-Fetch-Site': 'same-origin',
      };
      const { status } = await hospital.call(call.route.method, call.path, body, ours);
      expect(status).not.toBe(403);
    },
  );
});

test('refused for lack of the cookie brings it, for scripts to read, and a retry with it works', async () => {
  for (const { route, path, name } of publicWrites()) {
    const body = route.body && sampleOf(route.body, []);
    const refused = await hospital.call(route.method, path, body);
    const [cookie = ''] = refused.headers.getSetCookie().filter((one) => one.startsWith('XSRF-TOKEN'));
    expect([name, refused.status, cookie]).toEqual([
      name,
      403,
      expect.stringMatching(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax$/),
    ]);
    const token = cookie.split(/[=;]/)[1]!;
    const again = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
    expect([name, (await hospital.call(route.method, path, body, again)).status]).not.toEqual([name, 403]);
    const elsewhere = await hospital.call(route.method, path, body, { Origin: 'https://evil.example' });
    const brought = elsewhere.headers.getSetCookie().filter((one) => one.startsWith('XSRF-TOKEN'));
    expect([name, elsewhere.status, brought]).toEqual([name, 403, []]);
  }
});

test('public reads set no cookie', async () => {
  const beside = [
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/manifest.webmanifest',
    '/api/openapi.json',
  ];
  const reads = readCalls().filter(({ route }) => !isOfStaff(route.access));
  for (const path of [...reads.map((call) => `/api${call.path}`), ...beside]) {
    const { status, headers } = await hospital.app.request(`http://hospital.test${path}`);
    expect([path, status < 500, headers.getSetCookie()]).toEqual([path, true, []]);
    expect([path, headers.get('Cache-Control')]).not.toEqual([path, expect.stringContaining('private')]);
  }
});

test('a staff write does not accept a cookie as its token, and needs none besides it', async () => {
  const { id } = (await hospital.get('/admin/me', hospital.staff)).body.data;
  for (const call of adminCalls().filter(({ route }) => route.method !== 'GET')) {
    const refused = await hospital.call(call.route.method, call.path, emptyBody(call), hospital.visitor);
    expect([call.name, refused.status]).toEqual([call.name, 401]);
    if (/^(DELETE|POST) \/admin\/(sessions|logout|accounts)/.test(call.name)) continue;
    const path = call.path.replace(/\/1$/, '/999999');
    const headers = await sessionOf(hospital, id);
    const { status } = await hospital.call(call.route.method, path, emptyBody(call), headers);
    expect([call.name, [401, 403].includes(status)]).toEqual([call.name, false]);
  }
});

test('a form of another site cannot send what a call reads: only JSON with its content type', async () => {
  const { id } = (await hospital.get('/admin/me', hospital.staff)).body.data;
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'text/plain; application/json',
    '',
  ];
  for (const { route, path, name } of callsWithBody()) {
    const body = JSON.stringify(sampleOf(route.body!, []));
    const caller = isOfStaff(route.access) ? await sessionOf(hospital, id) : hospital.visitor;
    for (const type of types.slice(0, route.method === 'DELETE' ? -1 : undefined)) {
      const answer = await hospital.call(route.method, path, body, { ...caller, 'Content-Type': type });
      expect([name, type, answer.status]).toEqual([name, type, 415]);
    }
  }
});

test('no other site may read an answer: no origin is allowed, nor requests with credentials', async () => {
  const origin = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
  for (const [method, path] of [
    ['GET', '/settings'],
    ['OPTIONS', '/department'],
    ['GET', '/admin/me'],
    ['OPTIONS', '/admin/login'],
    ['OPTIONS', '/media'],
    ['POST', '/media'],
  ] as const) {
    const { headers } = await hospital.call(method, path, undefined, { ...hospital.staff, ...origin });
    const names = [...headers.keys()].filter((name) =>
      /^access-control-allow-(origin|credentials)$/.test(name),
    );
    expect([method, path, names]).toEqual([method, path, []]);
  }
});
