/**
 * The rules for every public page, on three pages of each kind of the demo hospital, rendered within this process. The
 * Arabic pages are a sample, one of each kind; translated-pages.slow.test.ts reads all pages in another language.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachingOfPage } from '#server/cache/shared-caching.ts';
import * as schema from '#server/db/schema.ts';
import type { createApp } from '#server/http/app.ts';
import { visitCode } from '#server/links/short-link.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import routes from '#web/routes.ts';
import { complaintsOf, structuredData } from '#web/site/entry/test-schema-org.ts';
import { hospitalWithPages, misdirected, publicPaths, unescaped } from './test-pages.ts';

const site = 'http://hospital.test';

interface Page {
  path: string;
  status: number;
  headers: Headers;
  html: string;
}
let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
const pages: Page[] = [];
const arabicPages: Page[] = [];
beforeAll(async () => {
  vi.setConfig({ testTimeout: 300_000 });
  ({ hospital, app } = await hospitalWithPages());
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  for (const path of await publicPaths(hospital, '', 3)) pages.push(await open(path));
  for (const path of await publicPaths(hospital, '/ar', 1)) arabicPages.push(await open(path));
}, 300_000);
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

async function open(path: string): Promise<Page> {
  const answer = await app.request(site + path, { headers: { Accept: 'text/html' } });
  const { status, headers } = answer;
  const isPage = /html/.test(headers.get('Content-Type') ?? '');
  return { path, status, headers, html: isPage ? await answer.text() : '' };
}

/** Follows redirects to the page. */
async function follow(path: string): Promise<Page> {
  const page = await open(path);
  const place = page.headers.get('Location');
  if (page.status < 300 || page.status >= 400 || !place) return page;
  const { pathname, search } = new URL(place, site + path);
  return follow(pathname + search);
}

test.each(['/doctors/%E4', '/doctors/%', '/news/%E0%A4%A', '/%00', '/assets/%ff'])(
  'an impossible address such as %s gets the site’s own page, in the language of the address',
  async (path) => {
    const { status, html } = await open(path);
    expect([status, html.includes('We cannot find this page.'), html.includes('<footer')]).toEqual([
      404,
      true,
      true,
    ]);
    const german = await open(`/de${path}`);
    expect([german.status, german.html.includes('Diese Seite gibt es nicht.')]).toEqual([404, true]);
  },
);

test('a program that asks the API for an impossible address gets a problem document', async () => {
  const answer = await app.request(`${site}/api/doctors/%E4`, { headers: { Accept: 'text/html' } });
  expect([answer.status, (await answer.json()).title]).toEqual([404, 'There is nothing at this address.']);
});

const valuesIn = ({ html }: Page, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => unescaped(value!));
const headOf = ({ html }: Page) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
  description: /name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
  canonical: /rel="canonical" href="(.*?)"/.exec(html)?.[1],
});
/** Pages that search engines list: those without a query. */
const listedPages = () => pages.filter(({ path }) => !path.includes('?') && path !== '/offline');

test('every public page answers with one main heading, and a missing one is not found', async () => {
  expect(pages.length).toBeGreaterThan(40);
  const wrong = [...pages, ...arabicPages].filter(
    (page) => page.status !== 200 || valuesIn(page, /(<h1[\s>])/g).length !== 1,
  );
  expect(wrong.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
  const missing = ['/no-such-page', '/departments/none', '/doctors/none', '/services/none', '/packages/none'];
  for (const path of [...missing, '/news/none', '/news/999999', '/gallery/none', '/gallery/999999'])
    expect([path, (await follow(path)).status]).toEqual([path, 404]);
});

test('every page has its own title, description, canonical address and picture', async () => {
  const second = await open('/news?page=2');
  for (const name of ['title', 'description'] as const) {
    const words = [...listedPages(), second].map((page) => headOf(page)[name]);
    expect(words.filter((one, place) => one.length < 6 || words.indexOf(one) !== place)).toEqual([]);
  }
  const picture = /property="og:image" content="[^"]*\/social\/[\w/-]+\.jpg"/;
  const wrong = listedPages().filter(
    (page) => headOf(page).canonical !== site + page.path || !picture.test(page.html),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('what a page tells search engines about itself uses the vocabulary of schema.org', () => {
  const facts = pages.flatMap((page) => structuredData(page.html).map((data) => ({ path: page.path, data })));
  const wrong = facts.flatMap(({ path, data }) => complaintsOf(data as never).map((one) => [path, one]));
  expect(wrong).toEqual([]);
  const types = new Set(facts.flatMap(({ data }) => data['@type']));
  for (const type of ['BreadcrumbList', 'FAQPage', 'Hospital', 'MedicalClinic', 'NewsArticle', 'Physician'])
    expect(types).toContain(type);
});

/**
 * Links with a query are tried once for each page and kind of query: there are hundreds, and what a query finds is
 * tested elsewhere.
 */
const kindOf = ({ pathname, searchParams }: URL) => [pathname, ...[...searchParams.keys()].sort()].join(' ');

test('every link on every page works, and so does the part that it names', async () => {
  const known = new Map(pages.map((page) => [kindOf(new URL(page.path, site)), page]));
  const wrong: string[] = [];
  for (const from of pages) {
    for (const link of new Set(valuesIn(from, /<a\s[^>]*?href="([^"]*)"/g))) {
      const to = new URL(link, site + from.path);
      // Files are tested where they are made, alternate addresses below.
      if (to.origin !== site || /^\/(admin|media|assets|de|ar)(\/|$)/.test(to.pathname)) continue;
      const there = known.get(kindOf(to)) ?? (await follow(to.pathname + to.search));
      known.set(kindOf(to), there);
      const part = decodeURIComponent(to.hash.slice(1));
      if (there.status >= 400) wrong.push(`${from.path}: ${link} answers ${there.status}`);
      else if (part && there.html && !valuesIn(there, /\sid="([^"]*)"/g).includes(part))
        wrong.push(`${from.path}: ${link} has no such part`);
    }
  }
  expect(wrong).toEqual([]);
});

test('reading sets no cookie, and every page may be cached', () => {
  const isOfForms = /^\/(appointment|contact|newsletter|search|useful)/;
  const wrong = pages.filter(
    ({ path, headers }) =>
      headers.has('Set-Cookie') || (headers.get('Cache-Control') !== cachingOfPage && !isOfForms.test(path)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a page tells other sites its origin at most, and behind a secret address not even that', async () => {
  const policyOf = ({ headers }: Page) => headers.get('Referrer-Policy');
  const open_ = [...pages, await open('/nowhere')];
  expect(new Set(open_.map(policyOf))).toEqual(new Set(['strict-origin-when-cross-origin']));
  const secrets = secretPathsIn(routes as RouteConfigEntry[]);
  expect(secrets.length).toBeGreaterThan(8);
  const [{ doctorId, startsAt }] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  const manage = new URL(body.data.manageUrl).pathname;
  for (const path of [...secrets.map((one) => one.replace(/:token\??/, 'a'.repeat(43))), manage]) {
    const page = await open(path);
    expect([path, page.status < 500, policyOf(page)]).toEqual([path, true, 'same-origin']);
  }
  const [visit] = await hospital.orm.select().from(schema.appointment);
  for (const path of [`${manage}/calendar.ics`, `/t/${visitCode(hospital.services.secret, visit!)}`])
    expect([path, policyOf(await open(path))]).toEqual([path, 'no-referrer']);
});

function secretPathsIn(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = `${above}/${path}`.replace(/\/+$/, '');
    const isSecret = /:token\??$|:token\/[a-z]+$/.test(path) && file.startsWith('site/');
    return [...(isSecret ? [whole] : []), ...secretPathsIn(children, whole)];
  });
}

test('a page has one address, in lower case and without a trailing slash, one redirect away', async () => {
  for (const [asked, status, leads] of [
    ['/About', 301, '/about'],
    ['/about/', 301, '/about'],
    ['/de/About//?q=a', 301, '/de/about?q=a'],
    ['/DEPARTMENTS/cardiology', 301, '/departments/cardiology'],
    ['/departments/Cardiology', 301, '/departments/cardiology'],
    ['/ClinicalDepartment/cardiology', 200, null],
  ] as const) {
    const answer = await open(asked);
    expect([asked, answer.status, answer.headers.get('Location')]).toEqual([asked, status, leads]);
  }
});

test('each language that a page names is known, and its words run in its direction', async () => {
  expect(misdirected('<p lang="ar">')).toEqual(['<p lang="ar">', '2 elements are open']);
  expect(misdirected('<p lang="EN"></p>')).toEqual(['<p lang="EN">']);
  for (const [all, language, direction] of [
    [pages, 'en-GB', 'ltr'],
    [arabicPages, 'ar-GB', 'rtl'],
  ] as const) {
    const wrong = all.filter((page) => {
      const [tag = ''] = /<html[^>]*>/.exec(page.html) ?? [];
      const isOfLanguage =
        tag.includes(`lang="${language}"`) && / dir="rtl"/.test(tag) === (direction === 'rtl');
      return !isOfLanguage || misdirected(page.html).length > 0;
    });
    expect(wrong.map(({ path, html }) => [path, misdirected(html)])).toEqual([]);
  }
});

test('a page links to itself in each of its languages, and each of these addresses works', async () => {
  const alternatesOf = (page: Page) =>
    [
      ...page.html.matchAll(
        /<link rel="alternate" hrefLang="([\w-]+)" href="http:\/\/hospital\.test([^"]*)"/g,
      ),
    ].map(([, language, path]) => ({ language: language!, path: path! }));
  const byPath = new Map(arabicPages.map((page) => [page.path, page]));
  const wrong: string[] = [];
  let both = 0;
  for (const page of listedPages()) {
    const alternates = alternatesOf(page);
    const ofLanguage = (language: string) => alternates.find((one) => one.language === language)?.path;
    // An untranslated entry has one address.
    if (alternates.length === 0) continue;
    if (ofLanguage('en') !== page.path || ofLanguage('x-default') !== page.path) wrong.push(page.path);
    const other = byPath.get(ofLanguage('ar') ?? '');
    if (!other) continue;
    both += 1;
    if (JSON.stringify(alternatesOf(other)) !== JSON.stringify(alternates)) wrong.push(other.path);
  }
  expect(both).toBeGreaterThan(15);
  for (const page of arabicPages.filter(({ path }) => !path.includes('?') && !path.endsWith('/offline'))) {
    // An untranslated page repeats the one in the main language, and says so to search engines.
    const isTranslated = alternatesOf(page).some(({ path }) => path === page.path);
    const own = isTranslated ? page.path : page.path.replace(/^\/ar/, '');
    if (headOf(page).canonical !== site + own) wrong.push(page.path);
  }
  expect(wrong).toEqual([]);
});

test('a page in another language offers the other ones, and is at the address of its own language', async () => {
  const { data } = (await hospital.get('/de/department/slug/cardiology')).body;
  const own = `/de/departments/${data.slug}`;
  const moved = await open('/de/departments/cardiology?from=menu');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${own}?from=menu`]);
  const offersOf = async (path: string) =>
    [
      ...(await open(path)).html.matchAll(
        /<section[^>]*lang="(\w+)" dir="(\w+)"[^>]*hidden=""><a href="([^"]*)"/g,
      ),
    ].map(([, ...offer]) => offer.join(' '));
  expect(await offersOf('/departments/cardiology')).toEqual([
    `de ltr ${own}`,
    expect.stringMatching(/^ar rtl \/ar/),
  ]);
  expect(await offersOf('/ar/departments')).toEqual(['en ltr /departments', 'de ltr /de/departments']);
});
