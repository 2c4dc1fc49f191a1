import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
const root = mkdtempSync(join(tmpdir(), 'openward-files-'));
const script = 'a();'.repeat(1_000);
const image = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
const changed = 'Mon, 02 Mar 2026 09:00:00 GMT';

beforeAll(async () => {
  hospital = await testHospital();
  mkdirSync(join(root, 'assets/art'), { recursive: true });
  const files: Record<string, string | Uint8Array> = {
    'assets/app-A1b2C3d4.js': script,
    'assets/app-A1b2C3d4.js.br': brotliCompressSync(script),
    'assets/app-A1b2C3d4.js.gz': gzipSync(script),
    'assets/art/plan.png': image,
    'service-worker.js': script,
    'service-worker.js.br': brotliCompressSync(script),
    'service-worker.js.gz': gzipSync(script),
    'favicon.ico': image,
    'secret.txt': 'not below /assets',
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(root, name), bytes);
    utimesSync(join(root, name), new Date(changed), new Date(changed));
  }
  const log = createLog('silent', { write() {} });
  const pages = async () =>
    new Response('<p>A page</p>'.repeat(200), { headers: { 'Content-Type': 'text/html' } });
  app = createApp({ services: hospital.services, log, trustProxy: false, files: root, pages });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await hospital.close();
});

const file = '/assets/app-A1b2C3d4.js';
const picture = '/assets/art/plan.png';
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const said = async (path: string, headers: Record<string, string>, names: string[]) => {
  const answer = await get(path, headers);
  return [answer.status, ...names.map((name) => answer.headers.get(name))];
};

test('a file is sent in its best form, under a tag of its own', async () => {
  const tags = new Set<string | null>();
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0, gzip;q=0', null],
  ] as const) {
    const names = [
      'Content-Encoding',
      'Vary',
      'Content-Type',
      'Last-Modified',
      'Cache-Control',
      'Accept-Ranges',
    ];
    expect(await said(file, { 'Accept-Encoding': accepted }, names)).toEqual([
      200,
      encoding,
      'Accept-Encoding',
      'text/javascript; charset=utf-8',
      changed,
      'public, max-age=31536000, immutable',
      'bytes',
    ]);
    tags.add((await get(file, { 'Accept-Encoding': accepted })).headers.get('ETag'));
  }
  expect(tags.size).toBe(3);
  expect(await (await get(file)).text()).toBe(script);
  expect(await said(picture, { 'Accept-Encoding': 'br' }, ['Vary', 'Content-Type', 'Cache-Control'])).toEqual(
    [200, null, 'image/png', 'public, max-age=3600'],
  );
});

test('a program that has read no page gets an icon of the old form', async () => {
  expect(await said('/favicon.ico', {}, ['Content-Type', 'Cache-Control'])).toEqual([
    200,
    'image/x-icon',
    'public, max-age=3600',
  ]);
});

test.each([file, picture, '/service-worker.js'])('%s is not sent twice to a client', async (path) => {
  const headers = { 'Accept-Encoding': 'br' };
  const { headers: first } = await get(path, headers);
  const tag = first.get('ETag')!;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get(path, { ...headers, 'If-None-Match': known });
    expect([known, again.status, again.headers.get('ETag'), await again.text()]).toEqual([
      known,
      304,
      tag,
      '',
    ]);
    expect(again.headers.get('Vary')).toBe(first.get('Vary'));
    // A browser would take over the policy of the answer, and a worker is governed by that of its script.
    expect(again.headers.get('Content-Security-Policy')).toBe(null);
  }
  const since = (date: string) => get(path, { 'If-Modified-Since': date });
  expect((await since(changed)).status).toBe(304);
  expect((await since('Mon, 02 Mar 2026 08:59:59 GMT')).status).toBe(200);
  const other = { 'If-None-Match': '"other"', 'If-Modified-Since': changed };
  expect((await get(path, other)).status).toBe(200);
});

describe('a part of a file', () => {
  test.each<[string, number, string | null, [number, number]]>([
    ['bytes=0-9', 206, 'bytes 0-9/1000', [0, 10]],
    ['bytes=990-', 206, 'bytes 990-999/1000', [990, 1000]],
    ['bytes=-5', 206, 'bytes 995-999/1000', [995, 1000]],
    ['bytes=0-5000', 206, 'bytes 0-999/1000', [0, 1000]],
    ['bytes=-5000', 206, 'bytes 0-999/1000', [0, 1000]],
    ['bytes=1000-', 416, 'bytes */1000', [0, 0]],
    ['bytes=-0', 416, 'bytes */1000', [0, 0]],
    ['bytes=9-3', 200, null, [0, 1000]],
    ['bytes=0-1,5-6', 200, null, [0, 1000]],
    ['lines=1-2', 200, null, [0, 1000]],
    ['bytes=-', 200, null, [0, 1000]],
  ])('%s is answered with %d', async (range, status, contentRange, [from, to]) => {
    const answer = await get(picture, { Range: range });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([status, contentRange]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(image.slice(from, to));
  });

  test('is one of the form that the client asks for, and of the file that it knows', async () => {
    const ask = (headers: Record<string, string>) =>
      get(file, { Range: 'bytes=0-3', 'Accept-Encoding': 'gzip', ...headers });
    const answer = await ask({});
    const tag = answer.headers.get('ETag')!;
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...gzipSync(script).subarray(0, 4)]);
    for (const [known, status] of [
      [tag, 206],
      // Each form of the file has this date.
      [changed, 200],
      ['"other"', 200],
      [`W/${tag}`, 200],
    ] as const)
      expect([known, (await ask({ 'If-Range': known })).status]).toEqual([known, status]);
    const ofOneForm = await get(picture, { Range: 'bytes=0-3' });
    const dated = { Range: 'bytes=0-3', 'If-Range': ofOneForm.headers.get('Last-Modified')! };
    expect((await get(picture, dated)).status).toBe(206);
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
  });
});

test('nothing but the built files is sent', async () => {
  for (const path of [
    '/assets/',
    '/assets/art',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets//app-A1b2C3d4.js',
    '/assets/none.js',
    '/assets/%',
  ]) {
    const answer = await get(path);
    expect([path, /secret|^not below/.test(await answer.text())]).toEqual([path, false]);
    // A path that leads out of the folder is normalised to another address first.
    if (!/\.\.|%2e/.test(path)) expect([path, answer.status]).toEqual([path, 404]);
  }
});

const addresses = [
  file,
  picture,
  '/service-worker.js',
  '/appointment',
  '/admin',
  '/admin/doctors',
  '/api/department',
  '/api/department/1',
  '/api/openapi.json',
  '/api/docs',
  '/api/nothing',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/speculation-rules.json',
];

test('HEAD answers what GET answers', async () => {
  for (const path of addresses)
    for (const encoding of ['identity', 'gzip', 'br']) {
      const named = async (method: string) => {
        const { status, headers } = await get(path, { 'Accept-Encoding': encoding }, method);
        // A cookie and an id differ each time.
        return [status, [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'set-cookie')];
      };
      expect([path, await named('HEAD')]).toEqual([path, await named('GET')]);
    }
});

test('an answer follows the weights of Accept-Encoding', async () => {
  for (const path of addresses.filter((one) => one !== picture)) {
    const isSmall = path === '/api/nothing';
    for (const [accepted, expected] of [
      ['gzip', isSmall ? null : 'gzip'],
      ['gzip;q=0.5, identity;q=0', 'gzip'],
      ['*', isSmall ? null : /^(br|gzip)$/],
      ['gzip;q=0', null],
      ['gzip;q=0.2, identity;q=0.8', null],
      ['gzip, *;q=0', 'gzip'],
    ] as const) {
      const { headers } = await get(path, { 'Accept-Encoding': accepted });
      const encoding = headers.get('Content-Encoding');
      expect([path, accepted, encoding]).toEqual([
        path,
        accepted,
        expected instanceof RegExp ? expect.stringMatching(expected) : expected,
      ]);
      expect([path, headers.get('Vary')]).toEqual([path, expect.stringMatching(/Accept-Encoding/i)]);
    }
  }
});

test('an answer has a tag, and is not sent again to a client that has it', async () => {
  for (const path of addresses.filter((one) => !/^\/(appointment|admin|api\/nothing)/.test(one)))
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const tag = (await get(path, headers)).headers.get('ETag')!;
      expect([path, tag]).toEqual([path, expect.stringMatching(/^(W\/)?"[\w.-]+"$/)]);
      const again = await get(path, { ...headers, 'If-None-Match': `"other", ${tag}` });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
});
