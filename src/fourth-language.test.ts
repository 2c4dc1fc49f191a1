/**
 * What adding a language takes: a folder, and its name in Settings. The program runs here with a copy of its words that
 * has one folder more, in Hebrew, as it is written from the right and has other plurals than its neighbours.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLanguages } from '../scripts/languages.ts';
import vitestConfig from '../vitest.config.ts';
import { catalogues } from './words/catalogues.ts';

const root = join(import.meta.dirname, '..');
const words = mkdtempSync(join(tmpdir(), 'openward-words-'));
const hebrew = join(words, 'he');

/** Each message in brackets, so that it is told from English. */
const said = (message: string) => `⟦${message.split('|')[0]}⟧`;
const translated = Object.fromEntries(
  Object.entries(catalogues.de!).map(([message, german]) => {
    const text = said(message);
    return [message, typeof german === 'string' ? text : { one: text, two: text, other: text }];
  }),
);

function write(file: string, catalogue: object) {
  writeFileSync(
    join(hebrew, file),
    `import type { Checked, Translation } from '../catalogue.ts';
export const catalogue = ${JSON.stringify(catalogue)} as const satisfies Translation<'one' | 'two' | 'other'>;
catalogue satisfies Checked<typeof catalogue>;`,
  );
}

let vite: ViteDevServer;
// biome-ignore lint/suspicious/noExplicitAny: modules of the other program, as if it were this one.
let load: (module: string) => Promise<any>;
let hospital: Awaited<ReturnType<typeof import('#server/test-hospital.ts').testHospital>>;
let app: typeof hospital.app;

beforeAll(async () => {
  cpSync(join(root, 'src/words'), words, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  mkdirSync(hebrew);
  write('index.ts', translated);
  writeFileSync(
    join(hebrew, 'heard.ts'),
    `export const calling = /חייגו /; export const filler = ['של את'];`,
  );
  registerLanguages(words);
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: vitestConfig.plugins ?? [],
    resolve: { alias: { '#words': words } },
  });
  load = (module) => vite.ssrLoadModule(`/src/${module}`);
  hospital = await (await load('server/test-hospital.ts')).testHospital();
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

test('what it lacks, names otherwise or has too few plurals of does not compile', () => {
  const { 'Find a doctor': _, ...less } = translated;
  const faults = {
    'less.ts': [less, 'Find a doctor'],
    'renamed.ts': [{ ...translated, 'Emergency {number}': '{phone}' }, 'Emergency {number}'],
    'forms.ts': [{ ...translated, '{count} suggestions.': { one: '', other: '' } }, "'two' is missing"],
  } as const;
  for (const [file, [catalogue]] of Object.entries(faults)) write(file, catalogue);
  const files = ['index.ts', ...Object.keys(faults)];
  const options =
    '--noEmit --ignoreConfig --strict --skipLibCheck --target esnext --module preserve --allowImportingTsExtensions';
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    [...options.split(' '), ...files.map((file) => join(hebrew, file))],
    { cwd: root, encoding: 'utf8' },
  );
  const found = stdout.split(/^(?=\S*words-)/m);
  for (const [file, [, fault]] of Object.entries(faults))
    expect(found.find((one) => one.includes(`/he/${file}`))).toContain(fault);
  expect(found.filter((one) => !/\/he\/(less|renamed|forms)\.ts/.test(one))).toEqual([]);
});

test('one word of Settings, and the website answers in it under its letters, from its side', async () => {
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
    expect(html).toContain(said('Find a doctor'));
  }
  const { html } = await htmlOf('/departments');
  expect(html).toContain('<link rel="alternate" hrefLang="he" href="http://hospital.test/he/departments"/>');
  expect(html).toMatch(/<a [^>]*href="\/he\/departments"[^>]*>עברית</);
  expect((await htmlOf('/sitemap.xml')).html).toContain('http://hospital.test/he/departments');
});

test('so do calls, the search and a message to a patient', async () => {
  const refused = await hospital.call('POST', '/he/appointment', {}, hospital.visitor);
  expect(refused.body.title).toBe(said('Please check the marked fields.'));
  const found = await hospital.get('/he/search?q=את%20cardiology');
  expect(found.body.data[0].title).toBe('Cardiology');
  const question = { name: 'Ann Example', email: 'ann@example.org', message: 'Is this in my language?' };
  expect((await hospital.call('POST', '/he/inquiries', question, hospital.visitor)).status).toBe(201);
  const { body } = await hospital.get('/admin/mail?q=ann@example.org', hospital.staff);
  const mail = (await hospital.get(`/admin/mail/${body.data[0].id}`, hospital.staff)).body.data;
  expect(JSON.stringify(mail)).toContain('⟦');
});

test('Settings and accounts offer it, and the staff area then speaks it', async () => {
  const { languages } = await vite.ssrLoadModule(join(words, 'language.ts'));
  expect(languages).toEqual(['en', 'ar', 'de', 'he']);
  const { status } = await hospital.call('PUT', '/admin/me', { language: 'he' }, hospital.staff);
  expect(status).toBe(200);
  const chosen = { ...hospital.staff, Cookie: 'staff_language=he' };
  const refused = await hospital.call('POST', '/department', {}, chosen);
  expect(refused.body.title).toBe(said('Please check the marked fields.'));
  const { body } = await hospital.get('/admin/translation?language=he&limit=1', hospital.staff);
  expect(body.data[0].states).toEqual({ he: 'missing' });
});
