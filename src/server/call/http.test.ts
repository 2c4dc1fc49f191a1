import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { tagOf } from '#server/cache/conditional.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('one address changes something without account and form token: the unsubscribe link', () => {
  const open = routes().filter(({ route }) => route.access === 'link' || route.method !== 'GET');
  expect(
    open
      .filter(({ route }) => !isOfStaff(route.access) && route.access !== 'publicWrite')
      .map(({ route }) => route.path),
  ).toEqual(['/newsletter/unsubscription/{token}']);
});

test('a public answer has an ETag and is not sent twice', async () => {
  const { headers } = await hospital.get('/department');
  const again = await hospital.get('/department', { 'If-None-Match': headers.get('ETag')! });
  expect([again.status, again.body]).toEqual([304, null]);
  const changed = await hospital.get('/department?limit=1', { 'If-None-Match': headers.get('ETag')! });
  expect(changed.status).toBe(200);
  expect((await hospital.get('/department', hospital.staff)).headers.get('Cache-Control')).toBe('no-store');
});

test('an unreadable If-Match changes nothing, and a wildcard matches any version', async () => {
  const put = (ifMatch: string) =>
    hospital.call('PUT', '/department/1', { location: ifMatch }, { ...hospital.staff, 'If-Match': ifMatch });
  for (const unreadable of ['1', '"x"', '"1', 'W/1', '"1.2.3"', '"9", "x"', ''])
    expect([unreadable, (await put(unreadable)).status]).toEqual([unreadable, 412]);
  expect((await put('*')).status).toBe(200);
  // A list, and a tag that compression made weak.
  for (const named of ['"9", "2"', 'W/"3"', `"x",W/${tagOf('an answer', 4)} , "9"`])
    expect([named, (await put(named)).status]).toEqual([named, 200]);
});

describe('malformed requests', () => {
  const refused = async (body: string, headers: Record<string, string>) => {
    const answer = await hospital.call('POST', '/department', body, { ...hospital.staff, ...headers });
    return [answer.status, answer.body.type, answer.headers.get('Content-Type')];
  };
  const type = 'application/problem+json; charset=utf-8';

  test('broken JSON is 400', async () => {
    expect(await refused('{"name": ', {})).toEqual([400, '/problems/malformed-json', type]);
  });
  test('what is sent in another format is told which one is taken, under a title that fits them all', async () => {
    const sent: [string, string, Record<string, string>, string][] = [
      ['POST', '/department', {}, 'Send the request as application/json.'],
      ['POST', '/admin/import', {}, 'Send the file as application/zip.'],
      ['POST', '/department', { 'Content-Encoding': 'gzip' }, 'Send this without a Content-Encoding.'],
    ];
    for (const [method, path, more, detail] of sent) {
      const headers = { ...hospital.staff, 'Content-Type': 'text/plain', ...more };
      const { body } = await hospital.call(method, path, 'x', headers);
      expect([path, body]).toEqual([
        path,
        {
          type: '/problems/unsupported-media-type',
          title: 'This format is not accepted here.',
          status: 415,
          detail,
        },
      ]);
    }
  });
  test('a body with tens of thousands of errors is refused with the first hundred', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, 0]));
    const { status, body } = await hospital.call('PUT', '/department/1', wrong, hospital.staff);
    expect([status, body.errors.length, body.errors[0].path]).toEqual([422, 100, 'x0']);
  });
  test('an unknown address is 404, and a wrong method is 405 with the allowed ones', async () => {
    const nothing = await hospital.get('/nothing');
    expect([nothing.status, nothing.headers.get('Content-Type')]).toEqual([404, type]);
    expect((await hospital.get('/department/')).status).toBe(404);
    const answer = await hospital.call('PATCH', '/department/1', {}, hospital.staff);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, PUT, DELETE, HEAD']);
  });
  test('a compressed body is 415, at any address', async () => {
    const headers = { ...hospital.staff, 'Content-Encoding': 'gzip', 'Tus-Resumable': '1.0.0' };
    const sent: [string, string][] = [
      ['POST', '/department'],
      ['PUT', '/department/1'],
      ['DELETE', '/department/1'],
      ['POST', '/contact'],
      ['POST', '/admin/import'],
      ['POST', '/media'],
    ];
    for (const [method, path] of sent) {
      const answer = await hospital.call(method, path, {}, headers);
      expect([path, answer.status, answer.headers.get('Accept-Encoding'), answer.body.detail]).toEqual([
        path,
        415,
        'identity',
        'Send this without a Content-Encoding.',
      ]);
    }
    const plain = { ...hospital.staff, 'Content-Encoding': 'identity' };
    expect((await hospital.call('PUT', '/department/1', {}, plain)).status).toBe(200);
  });
  test('text and times that the database cannot store are refused by field', async () => {
    const rich = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const bodies: [Record<string, unknown>, string][] = [
      [{ description: rich('a\u0000') }, 'description.content.0.content.0.text'],
      [{ description: rich('half \ud83d') }, 'description.content.0.content.0.text'],
      [{ faqs: [{ question: 'half \ud83d', answer: 'x' }] }, 'faqs.0.question'],
      [{ summary: 'next\u0085line' }, 'summary'],
      [{ publishedAt: '0000-01-01T00:00:00Z' }, 'publishedAt'],
      [{ publishedAt: '9999-12-31T23:59:59-23:59' }, 'publishedAt'],
    ];
    for (const [body, path] of bodies) {
      const answer = await hospital.call('PUT', '/department/1', body, hospital.staff);
      expect([path, answer.status, answer.body.errors?.map((one: { path: string }) => one.path)]).toEqual([
        path,
        422,
        [path],
      ]);
    }
    const schedules = [{ validFrom: '0000-01-01', rules: [] }];
    const leave = { kind: 'leave', from: '0000-01-01T00:00', to: '2026-01-01T00:00' };
    const answers = [
      await hospital.call('PUT', '/doctor/1/schedule', { schedules }, hospital.staff),
      await hospital.call('POST', '/doctor/1/timeoff', leave, hospital.staff),
      await hospital.get('/appointment?to=9999-12-31', hospital.staff),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(
      (await hospital.call('PUT', '/department/1', { description: rich('whole 😀\n') }, hospital.staff))
        .status,
    ).toBe(200);
  });
});

test('unknown query parameters are ignored', async () => {
  const plain = await hospital.get('/department?limit=3');
  expect((await hospital.get('/department?limit=3&utm_source=x')).body).toEqual(plain.body);
});

test('public writes are limited by address, and the answer says how long to wait', async () => {
  const strict = await testHospital({ requestsPerMinute: { forms: 4 } });
  try {
    const answers = [];
    for (let number = 0; number < 5; number++)
      answers.push(await strict.call('POST', '/appointment', {}, strict.visitor));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429]);
    expect(Number(answers.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

test('the documentation page lists every route and loads nothing external', async () => {
  const { body, headers } = await hospital.get('/docs');
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  for (const { route } of routes()) expect(body).toContain(`/api${route.path}`);
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//);
});
