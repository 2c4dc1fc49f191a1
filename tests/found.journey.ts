/** What search engines, other sites and browsers read in the pages. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { complaintsOf, structuredData } from '../src/web/site/entry/test-schema-org.ts';
import { startBrowser } from './browser.ts';
import { hospitalAddress, startOwnHospital } from './hospital.ts';

// It visits all pages, and other journeys make some that nobody would publish.
startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const open = async (path: string) => {
  const answer = await fetch(hospitalAddress() + path, { headers: { Accept: 'text/html' } });
  return { answer, html: await answer.text() };
};
const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
async function publicPaths() {
  const { html } = await open('/sitemap.xml');
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

test('every public page has its own title, description, canonical address and picture, and says what it is about', async () => {
  const address = hospitalAddress();
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThan(100);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const types = new Set<string>();
  for (const path of paths) {
    const { answer, html } = await open(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, read(html, /rel="canonical" href="(.*?)"/)]).toEqual([path, address + path]);
    expect([path, /<meta name="robots"/.test(html)]).toEqual([path, false]);
    const words = {
      title: read(html, /<title>(.*?)<\/title>/),
      description: read(html, /name="description" content="(.*?)"/),
    };
    for (const name of ['title', 'description'] as const) {
      expect([path, name, seen[name].get(words[name])]).toEqual([path, name, undefined]);
      expect(words[name].length).toBeGreaterThan(5);
      seen[name].set(words[name], path);
    }
    expect(read(html, /property="og:image" content="(.*?)"/)).toMatch(/\/social\/[\w/-]+\.jpg$/);
    for (const data of structuredData(html)) {
      expect([path, complaintsOf(data as never)]).toEqual([path, []]);
      for (const type of [data['@type']].flat()) types.add(String(type));
    }
  }
  expect([...types].sort()).toEqual(
    [
      'BreadcrumbList',
      'FAQPage',
      'Hospital',
      'ImageGallery',
      'MedicalClinic',
      'MedicalProcedure',
      'MedicalWebPage',
      'NewsArticle',
      'Physician',
      'Product',
      'Service',
      'WebPage',
      'WebSite',
    ].sort(),
  );
});

test('an entry’s picture is there under the address that its page names, drawn with the entry’s own picture', async () => {
  const of = async (path: string) => {
    const { html } = await open(path);
    const answer = await fetch(read(html, /property="og:image" content="(.*?)"/), { redirect: 'manual' });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  for (const path of [
    '/',
    '/doctors/clara-hensley',
    '/packages/heart-check',
    '/news/flu-vaccination-2026',
    '/gallery/inside-our-hospital',
    '/services/heart-tracing-ecg',
  ])
    expect([path, await of(path)]).toEqual([path, { status: 200, bytes: expect.any(Number) }]);
});

test('what is one visitor’s own, or an endless list, asks not to be listed', async () => {
  for (const path of [
    '/search?q=heart',
    '/offline',
    '/no-such-page',
    '/news?q=flu',
    '/doctors?free=week',
    '/newsletter/subscribed',
    '/admin',
  ]) {
    const { html } = await open(path);
    expect([path, read(html, /<meta name="robots" content="(.*?)"/)]).toEqual([path, 'noindex']);
    expect([path, /rel="canonical"/.test(html)]).toEqual([path, false]);
  }
});

test('no search engine lists words or numbers that somebody wrote into an address', async () => {
  const lists = (await publicPaths()).filter((path) => /^\/[a-z]+$/.test(path));
  expect(lists.length).toBeGreaterThan(8);
  const words = 'Zzqx Bargains';
  for (const path of [...lists, '/search', '/appointment', '/departments/cardiology']) {
    for (const query of [
      'page=99',
      ...[
        'q',
        'tag',
        'department',
        'doctor',
        'audience',
        'speciality',
        'service',
        'sort',
        'free',
        'about',
      ].map((name) => `${name}=${encodeURIComponent(words)}`),
    ]) {
      const { html } = await open(`${path}?${query}`);
      const isHidden = /<meta name="robots" content="noindex/.test(html);
      // Without the port, which may have these figures.
      const { pathname, search } = new URL(read(html, /rel="canonical" href="(.*?)"/) || 'http://none');
      const listed = pathname + search + read(html, /<title>(.*?)<\/title>/);
      expect([path, query, isHidden || !/zzqx|99/i.test(listed)]).toEqual([path, query, true]);
    }
  }
  // The second page of what there is says so.
  const second = await open('/news?page=2');
  expect(read(second.html, /<title>(.*?)<\/title>/)).toMatch(/^News, page 2 · /);
  expect(read(second.html, /rel="canonical" href="(.*?)"/)).toMatch(/\/news\?page=2$/);
});

test('a document may be kept by the browser for the way back, and names what it may make ready', async () => {
  for (const path of ['/', '/doctors', '/departments/cardiology', '/news', '/contact', '/search?q=heart']) {
    const { answer } = await open(path);
    expect([path, answer.headers.get('Cache-Control')]).toEqual([
      path,
      expect.not.stringContaining('no-store'),
    ]);
    expect([path, answer.headers.get('Speculation-Rules')]).toEqual([path, '"/speculation-rules.json"']);
  }
  for (const path of ['/appointment', '/admin'])
    expect((await open(path)).answer.headers.get('Speculation-Rules')).toBeNull();
});

test('a browser takes the rules without complaint and makes ready what is pointed at, and never a booking', async () => {
  const { page, context } = await browser.open();
  const protocol = await context.newCDPSession(page);
  const rules: { url?: string; errorType?: string }[] = [];
  const begun: string[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => void rules.push(ruleSet));
  protocol.on('Preload.prerenderStatusUpdated', ({ key }) => void begun.push(new URL(key.url).pathname));
  await protocol.send('Preload.enable');
  await page.goto('/');
  await expect
    .poll(() => rules.map(({ url, errorType }) => [new URL(url!).pathname, errorType]))
    .toEqual([['/speculation-rules.json', undefined]]);
  await page.getByRole('link', { name: 'Appointment', exact: true }).first().hover();
  await page.waitForTimeout(600);
  await page.getByRole('link', { name: 'About', exact: true }).first().hover();
  await expect.poll(() => begun).toContain('/about');
  expect(begun).not.toContain('/appointment');
});

test('the worker weighs less than 3 KB', () => {
  const file = readFileSync(new URL('../build/client/service-worker.js', import.meta.url));
  expect(brotliCompressSync(file).length).toBeLessThan(3_000);
});
