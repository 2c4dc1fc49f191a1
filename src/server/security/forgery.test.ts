/** A page of another site can make a browser send a request. None of those changes anything. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { adminCalls, callsWithBody, emptyBody, publicWrites, sessionOf } from './every-call.ts';
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
  ];
});
afterAll(() => hospital.close());

describe('a public write', () => {
  test.each(publicWrites())(
    '$name is refused unless its browser shows that a page of ours sent it',
    async (call) => {
      const body = call.route.body && sampleOf(call.route.body, []);
      for (const [what, headers] of forged) {
        const answer = await hospital.call(call.route.method, call.path, body, headers);
        expect([what, answer.status, answer.body.type]).toEqual([what, 403, '/problems/xsrf-rejected']);
      }
      const ours = { ...hospital.visitor, 'Sec-Fetch-Site': 'same-origin' };
      const { status } = await hospital.call(call.route.method, call.path, body, ours);
      expect(status).not.toBe(403);
    },
  );
});

test('a write of staff takes no cookie for a token, and needs none beside one', async () => {
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

test('a form of another site cannot send what any call reads: only JSON by its name is', async () => {
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
    const caller = route.access === 'admin' ? await sessionOf(hospital, id) : hospital.visitor;
    for (const type of types.slice(0, route.method === 'DELETE' ? -1 : undefined)) {
      const answer = await hospital.call(route.method, path, body, { ...caller, 'Content-Type': type });
      expect([name, type, answer.status]).toEqual([name, type, 415]);
    }
  }
});

test('no other site may read an answer: none allows an origin, nor a request with credentials', async () => {
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
