/**
 * What adding a language takes: a folder, and its name in Settings. The program runs here with one more folder of
 * words: Hebrew, which is written from the right and has other plurals than Arabic. Its messages are the English ones
 * in other letters.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLanguages } from '../scripts/languages.ts';
import vitestConfig from '../vitest.config.ts';
import { pseudo, pseudoCatalogue, wordsLeft } from './test-pseudo.ts';
import { areas } from './words/areas.ts';

const root = join(import.meta.dirname, '..');
const words = mkdtempSync(join(tmpdir(), 'openward-words-'));
const hebrew = join(words, 'he');

/** Replaces stylesheets, which no test asks for. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?url') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? 'export default "/style.css"' : undefined),
};

let vite: ViteDevServer;
// biome-ignore lint/suspicious/noExplicitAny: modules of the other program, as if it were this one.
let load: (module: string) => Promise<any>;
let hospital: Awaited<ReturnType<typeof import('#server/test-hospital.ts').testHospital>>;
let app: typeof hospital.app;

beforeAll(async () => {
  cpSync(join(root, 'src/words'), words, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  mkdirSync(hebrew);
  const catalogue = pseudoCatalogue(['one', 'two', 'other']);
  for (const area of areas) {
    const german = JSON.parse(readFileSync(join(words, `de/${area}.json`), 'utf8')) as object;
    const own = Object.keys(german).map((message) => [message, catalogue[message]]);
    writeFileSync(join(hebrew, `${area}.json`), JSON.stringify(Object.fromEntries(own)));
  }
  writeFileSync(
    join(hebrew, 'heard.ts'),
    `export const calling = /חייגו /; export const filler = ['של את']; export const times = ['לילה'];`,
  );
  registerLanguages(words);
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [...(vitestConfig.plugins ?? []), styles],
    resolve: { alias: { '#words': words } },
  });
  load = (module) => vite.ssrLoadModule(`/src/${module}`);
  hospital = await (await load('server/test-hospital.ts')).testHospital({ fixture: 'demo' });
  const { createApp } = await load('server/http/app.ts');
  const { testPages } = await load('test-pages.ts');
  const { createLog } = await load('server/log/log.ts');
  app = createApp({
    services: hospital.services,
    log: createLog('silent', { write() {} }),
    trustProxy: false,
    pages: await testPages('http://hospital.test'),
  });
});
afterAll(async () => {
  await hospital?.close();
  await vite?.close();
  rmSync(words, { recursive: true });
});

const htmlOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(`http://hospital.test${path}`, { headers });
  return { status: answer.status, html: await answer.text() };
};

test('its name in Settings puts the website into it, in its letters and direction', async () => {
  expect((await htmlOf('/he')).status).toBe(404);
  const { status } = await hospital.call('PUT', '/settings/1', { languages: ['he'] }, hospital.staff);
  expect(status).toBe(200);
  for (const path of ['/he', '/he/departments', '/he/departments/cardiology', '/he/appointment']) {
    const { html } = await htmlOf(path);
    expect([path, /<html lang="([^"]*)"/.exec(html)?.[1], / dir="(\w+)"/.exec(html)?.[1]]).toEqual([
      path,
      'he-GB',
      'rtl',
    ]);
    expect(html).toContain(pseudo('Find a doctor'));
  }
  const { html } = await htmlOf('/departments');
  expect(html).toContain('<link rel="alternate" hrefLang="he" href="http://hospital.test/he/departments"/>');
  expect(html).toMatch(/<a [^>]*href="\/he\/departments"[^>]*>עברית</);
  expect((await htmlOf('/sitemap.xml')).html).toContain('http://hospital.test/he/departments');
});

test('calls, the search and a message to a patient speak it too', async () => {
  const refused = await hospital.call('POST', '/he/appointment', {}, hospital.visitor);
  expect(refused.body.title).toBe(pseudo('Please check the marked fields.'));
  const found = await hospital.get('/he/search?q=את%20cardiology');
  expect(found.body.data[0].title).toBe('Cardiology');
  const question = { name: 'Ann Example', email: 'ann@example.org', message: 'Is this in my language?' };
  expect((await hospital.call('POST', '/he/inquiries', question, hospital.visitor)).status).toBe(201);
  const { body } = await hospital.get('/admin/mail?q=ann@example.org', hospital.staff);
  const mail = (await hospital.get(`/admin/mail/${body.data[0].id}`, hospital.staff)).body.data;
  expect(JSON.stringify(mail)).toContain(pseudo('Thank you for your message.').slice(1, 8));
});

test('Settings and accounts offer it, and the staff area then speaks it', async () => {
  const { languages } = await vite.ssrLoadModule(join(words, 'language.ts'));
  expect(languages).toEqual(['en', 'ar', 'de', 'he']);
  const { status } = await hospital.call('PUT', '/admin/me', { language: 'he' }, hospital.staff);
  expect(status).toBe(200);
  const chosen = { ...hospital.staff, Cookie: 'staff_language=he' };
  const refused = await hospital.call('POST', '/department', {}, chosen);
  expect(refused.body.title).toBe(pseudo('Please check the marked fields.'));
  const { body } = await hospital.get('/admin/translation?language=he&limit=1', hospital.staff);
  expect(body.data[0].states).toEqual({ he: 'missing' });
});

test('every refusal of a call is in it, even where the schema library has its own words', async () => {
  const { callsWithBody } = await load('server/security/every-call.ts');
  const { sampleOf } = await load('server/security/sample.ts');
  const headers = {
    ...hospital.staff,
    Cookie: `${hospital.visitor.Cookie}; staff_language=he`,
    'X-XSRF-TOKEN': hospital.visitor['X-XSRF-TOKEN']!,
  };
  const { rows } = await hospital.orm.execute('select * from settings, contact');
  const written = { whole: JSON.stringify(rows), lines: new Set<string>() };
  const found = new Map<string, string>();
  const wrong = (value: unknown, to: unknown): unknown =>
    Array.isArray(value)
      ? value.map((one) => wrong(one, to))
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one, to)]))
        : to;
  for (const { route, path, name } of callsWithBody()) {
    if (/login|logout|\/admin\/me$/.test(path)) continue;
    const sample = sampleOf(route.body, ['word']);
    const bodies = [null, '?', -1, 'x'.repeat(6_000)].map((to) => wrong(sample, to));
    for (const body of [{}, ...bodies, { ...(sample as object), quokka: 1 }]) {
      const { status, body: answer } = await hospital.call(route.method, `/he${path}`, body, headers);
      if (status < 400) continue;
      // The values of a field are the same in every language.
      const errors = ((answer.errors ?? []) as { message: string }[])
        .map(({ message }) => message)
        .filter((message) => !message.startsWith(pseudo('Choose one of').slice(0, -1)));
      for (const text of [answer.title, answer.detail, ...errors])
        for (const words of wordsLeft(String(text), written)) found.set(words, `${name}: ${text}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}, 180_000);
