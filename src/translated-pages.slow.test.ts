/**
 * Every public page in another language where no entry is translated, including each step of booking and pages behind a
 * secret link. translation/everywhere.test.ts checks that translated entries say nothing of the original.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { catalogues } from '#words/catalogues.ts';
import {
  hospitalWithPages,
  misdirected,
  patientPaths,
  publicPaths,
  type Said,
  saidIn,
  unescaped,
  withoutOffers,
} from './test-pages.ts';
import { pseudoCatalogue, type WrittenLines, wordsLeft } from './test-pseudo.ts';

// Every page is rendered several times, in parallel with other files.
vi.setConfig({ testTimeout: 300_000 });

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  await hospital.orm.execute(sql`delete from translation`);
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

async function htmlOf(path: string) {
  const answer = await app.request(`http://hospital.test${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  expect([path, misdirected(html)]).toEqual([path, []]);
  return html;
}

/** Everything that staff wrote, as translators see it. */
async function allWritten() {
  const all: unknown[] = [];
  for (let page = 1; ; page++) {
    const { body } = await hospital.get(`/admin/translation?limit=100&page=${page}`, hospital.staff);
    for (const { resource, id } of body.data) {
      const { data } = (await hospital.get(`/admin/translation/${resource}/${id}/de`, hospital.staff)).body;
      all.push(data.original);
    }
    if (all.length >= body.meta.total) return all;
  }
}

/** All texts of values, line by line; from rich text without the names of blocks and marks, and without addresses. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(type|marks|attrs)$/.test(key) ? [] : linesOf(inner),
  );
}

/** Long enough not to be a word of the program. */
const isTelling = (line: string) => /\p{L}{3}/u.test(line) && line.length > 4;

/** What every page says in German, with its address, except for links to other languages. */
async function saidInGerman() {
  const said: (Said & { path: string })[] = [];
  for (const path of [...(await publicPaths(hospital, '/de')), ...(await patientPaths(hospital, '/de'))])
    for (const one of saidIn(withoutOffers(await htmlOf(path))))
      if (!/^(English|Deutsch|العربية)$/.test(one.text)) said.push({ ...one, path });
  return said;
}

test('words of an untranslated entry are marked with their language, and words of the program are not', async () => {
  const written = linesOf(await allWritten());
  const [lines, whole] = [written.filter(isTelling), written.join('\n')];
  const unmarked = new Map<string, string>();
  const marked = new Map<string, string>();
  for (const { text, languages, elements, path } of await saidInGerman()) {
    // A title cannot mark a language of its own.
    if (elements.includes('title')) continue;
    const isMarked = languages.at(-1) === 'en';
    if (!isMarked && lines.some((line) => text.includes(line))) unmarked.set(text, path);
    // Without the quotation marks and ellipsis that a page adds.
    const bare = text.replace(/^“|[”…]$/g, '').trim();
    // A place is the name of its department and its location, joined by a comma.
    if (isMarked && !bare.split(', ').every((part) => whole.includes(part))) marked.set(text, path);
  }
  expect([...unmarked]).toEqual([]);
  expect([...marked]).toEqual([]);
});

test('a page whose entry is not translated says so in its own language, and one in the main language never does', async () => {
  const says = async (path: string) =>
    saidIn(await htmlOf(path))
      .map(({ text }) => text)
      .filter((text) => /not available|noch nicht auf|غير متاحة/.test(text));
  for (const path of [
    '/departments/cardiology',
    '/doctors/clara-hensley',
    '/conditions/asthma',
    '/privacy',
  ]) {
    expect([path, await says(`/de${path}`)]).toEqual([path, ['Diese Seite gibt es noch nicht auf Deutsch.']]);
    expect([path, await says(`/ar${path}`)]).toEqual([path, ['هذه الصفحة غير متاحة بعد باللغة العربية.']]);
    expect([path, await says(path)]).toEqual([path, []]);
  }
  expect(await says('/de/departments')).toEqual([]);
});

/** Names of companies, an example of a reference, and a search without results. */
const noMessages = [
  ...['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'Google Calendar', 'Microsoft 365', 'Outlook.com'],
  ...['KM4RT7XA', 'xyzzy'],
];

test('a page in another language has no English word of the program left, not even after a refused form', async () => {
  const trueArabic = { ...catalogues.ar! };
  Object.assign(catalogues.ar!, pseudoCatalogue(['zero', 'one', 'two', 'few', 'many', 'other']));
  const paths = [...(await publicPaths(hospital, '/ar', 1)), ...(await patientPaths(hospital, '/ar'))];
  const pages: { path: string; html: string }[] = [];
  for (const path of paths) pages.push({ path, html: await htmlOf(path) });
  expect(pages.filter(({ html }) => !html.includes(' dir="rtl"')).map(({ path }) => path)).toEqual([]);
  const refused = await refusedForms(paths);
  Object.assign(catalogues.ar!, trueArabic);
  const written = await everyLine();
  const found = new Map<string, string>();
  for (const { path, html } of [...pages, ...refused]) {
    const page = withoutOffers(html);
    for (const text of [...saidIn(page).map((one) => one.text), ...namesIn(page)])
      for (const words of wordsLeft(text, written)) found.set(words, `${path}: ${text.slice(0, 200)}`);
  }
  expect(Object.fromEntries(found)).toEqual({});
});

/** What people wrote, line by line. */
async function everyLine(): Promise<WrittenLines> {
  const { rows } = await hospital.orm.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'outbox'",
  );
  const lines = new Set([...noMessages, 'English', 'Deutsch']);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) lines.add(line.trim());
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  for (const { name } of rows) collect((await hospital.orm.execute(`select * from "${name}"`)).rows);
  // The labels of numbers and addresses are in one line, separated by commas.
  const [contact] = (await hospital.get('/contact')).body.data;
  for (const label of `${contact.phoneLabels},${contact.emailLabels}`.split(',')) lines.add(label.trim());
  return { lines, whole: [...lines].join('\n') };
}

/** What attributes and metadata of a page say. */
function namesIn(html: string) {
  const named =
    /\s(?:aria-label|placeholder|title|alt)="([^"]*)"|<meta (?:name|property)="[\w:]*(?:title|description)" content="([^"]*)"/g;
  return [...html.matchAll(named)].map(([, label, content]) => unescaped(label ?? content!));
}

/** The answers to empty forms and to invalid ones. */
async function refusedForms(paths: string[]) {
  const form = paths.find((path) => /appointment\?.*&start=/.test(path))!;
  const manage = paths.find((path) => /manage\/[\w-]{43}$/.test(path))!;
  const places = ['contact', 'newsletter', 'appointment/mine', 'appointment/waitlist', 'useful'];
  const refused: { path: string; html: string }[] = [];
  for (const path of [...places.map((place) => `/ar/${place}`), form, manage])
    for (const fields of [{}, { name: 'A', email: 'a', phone: '1', message: 'x', intent: 'check' }]) {
      const answer = await app.request(`http://hospital.test${path}`, {
        method: 'POST',
        headers: { Origin: 'http://hospital.test', Cookie: hospital.visitor.Cookie! },
        body: new URLSearchParams(fields as Record<string, string>),
      });
      refused.push({ path: `POST ${path}`, html: await answer.text() });
    }
  return refused;
}

test('with one language no page offers another', async () => {
  await hospital.call('PUT', '/settings/1', { languages: [] }, hospital.staff);
  expect(await htmlOf('/departments/cardiology')).not.toMatch(
    /language-offer|languageOffer|rel="alternate" hrefLang/,
  );
});
