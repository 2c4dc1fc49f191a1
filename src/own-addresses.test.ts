/** No address that a stranger makes up redirects to another site or counts as a fault of ours. */
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testFront } from '#server/cache/test-front.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { testPages } from './test-pages.ts';

const origin = 'http://hospital.test';
const lines: string[] = [];
let hospital: TestHospital;
let front: Awaited<ReturnType<typeof testFront>>;

beforeAll(async () => {
  // The framework prints faults itself.
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => lines.push(said.join(' ')));
  hospital = await testHospital();
  await hospital.orm.execute(sql`update settings set locale = 'en-GB', languages = '["de"]'`);
  front = await testFront(hospital, {
    pages: await testPages(origin),
    log: createLog('warn', { write: (line) => lines.push(line) }),
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await front.close();
  await hospital.close();
});

const prefixes = ['', '/en', '/de', '/ar'];
/** A page, an entry, a missing page, a folder of files, a link that is looked up, a call. */
const places = [
  '',
  'About',
  'doctors/Clara-Hensley',
  'x',
  'media/',
  'sitemap/',
  'social/',
  't/',
  'calendar/',
];
const otherPlaces = ['admin/', 'api/department', 'sitemap.xml', 'appointment/manage/', 'news/1', 'rate/'];
const bytes = Array.from({ length: 128 }, (_, byte) => `%${byte.toString(16).padStart(2, '0')}`);
const host = 'evil.example';
/** Ways to write a host where a path is expected. */
const hosts = [
  `/${host}`,
  `\\${host}`,
  `%2f${host}`,
  `%5c${host}`,
  `.//${host}`,
  `..//${host}`,
  `%09/${host}`,
];
const endings = ['/', '//', '/..', '/.', '.data', '/_.data', '?to=//evil.example', '/%2e%2e/'];

async function faultsOf(path: string, method = 'GET') {
  const { status, headers } = await front.get(path, { Accept: 'text/html', 'Content-Length': '0' }, method);
  const { location } = headers;
  const target = location === undefined ? null : new URL(location, origin);
  const isOurs = !target || (target.origin === origin && !target.pathname.startsWith('//'));
  const isPlain = location === undefined || /^\/[\x21-\x7e]*$/.test(location);
  return status < 500 && isOurs && isPlain ? [] : [`${method} ${path}: ${status} ${location}`];
}

test('no address leads to another site, fails, or writes a line into the log', async () => {
  const paths = new Set<string>();
  for (const prefix of prefixes) {
    for (const way of hosts) {
      for (const place of [...places, ...otherPlaces]) paths.add(`${prefix}/${place}${way}`);
      for (const ending of endings) paths.add(`${prefix}/${way}${ending}`);
    }
    for (const place of places) for (const ending of endings) paths.add(`${prefix}/${place}${ending}`);
    for (const place of prefix === '/en' ? [''] : prefix === '' ? ['', 'doctors/', 'media/', 't/'] : [])
      for (const byte of bytes) paths.add(`${prefix}/${place}${byte}x`);
  }
  for (const place of [...places, ...otherPlaces])
    for (const byte of ['%00', '%0a', '%0d%0aX:%201', '%e2%80%a8', '%7f', '%', '%e9'])
      paths.add(`/${place}${byte}`);
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultsOf(path)));
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    for (const prefix of prefixes)
      for (const way of [...hosts, '%01', '%0a', '%e9', '%c3%a9', '%'])
        faults.push(...(await faultsOf(`${prefix}/${way}`, method)));
  expect(faults).toEqual([]);
  expect(lines).toEqual([]);
  expect(paths.size).toBeGreaterThan(1_500);
});

test('redirects are made in one place', () => {
  const found = globSync('src/{server,web}/**/*.{ts,tsx}').filter((file) => {
    if (/\.test\.|\/test-|-rules\.ts$|(server\/call|web\/shell)\/redirect\.ts$/.test(file)) return false;
    const text = readFileSync(file, 'utf8');
    return /\bc\.redirect\(|header\w*(\.set)?\('Location'|import \{[^}]*\bredirect\w*\b[^}]*\} from 'react-router'/.test(
      text,
    );
  });
  expect(found).toEqual([]);
});
