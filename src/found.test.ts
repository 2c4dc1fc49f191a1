/**
 * What search engines, feed readers and old links find on the pages of the demo hospital. The rules for every page are
 * in public-pages.test.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages, publicPaths, saidIn, unescaped, withoutOffers } from './test-pages.ts';

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  await hospital.call('PUT', '/settings/1', { languages: ['ar'] }, hospital.staff);
}, 120_000);
afterAll(() => hospital.close());

const site = 'http://hospital.test';
async function open(path: string) {
  const answer = await app.request(site + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('personal, endless and missing pages ask not to be listed', async () => {
  for (const [path, status] of [
    ['/search?q=heart', 200],
    ['/offline', 200],
    ['/news?q=flu', 200],
    ['/doctors?free=week', 200],
    ['/newsletter/sent', 200],
    ['/useful/thanks?page=/about&answer=yes', 200],
    ['/useful?page=/departments', 404],
    ['/useful/thanks?page=/departments/no-such-one&answer=no', 404],
    ['/no-such-page', 404],
  ] as const) {
    const page = await open(path);
    const robots = read(page.html, /<meta name="robots" content="(.*?)"/);
    expect([path, page.status, robots, /rel="canonical"/.test(page.html)]).toEqual([
      path,
      status,
      'noindex',
      false,
    ]);
  }
});

test('search engines list no words or numbers that someone put into an address', async () => {
  const lists = ['/services', '/departments', '/doctors', '/packages', '/news', '/gallery', '/pricing'];
  const names = ['q', 'tag', 'department', 'doctor', 'audience', 'sort', 'free'];
  const found: string[] = [];
  for (const path of [
    ...lists,
    '/conditions',
    '/contact',
    '/search',
    '/appointment',
    '/departments/cardiology',
  ])
    for (const query of ['page=99', ...names.map((name) => `${name}=Zzqx%20Bargains`)]) {
      const { html } = await open(`${path}?${query}`);
      const listed = read(html, /rel="canonical" href="(.*?)"/) + read(html, /<title>(.*?)<\/title>/);
      if (!/<meta name="robots" content="noindex/.test(html) && /zzqx|99/i.test(listed))
        found.push(`${path}?${query}`);
    }
  expect(found).toEqual([]);
});

test('the home page and every page of news name the feed', async () => {
  const [{ slug }] = (await hospital.get('/news?limit=1')).body.data;
  for (const path of ['/', '/news', `/news/${slug}`]) {
    const { html } = await open(path);
    const href = read(html, /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/);
    expect([path, (await open(href)).headers.get('Content-Type')]).toEqual([
      path,
      'application/rss+xml; charset=utf-8',
    ]);
  }
});

test('the number of an article or album leads to its address for good, and a deleted picture to its album', async () => {
  const [article] = (await hospital.get('/news?limit=1')).body.data;
  const album = (await hospital.get('/gallery/slug/quiet-places')).body.data;
  const picture = `?picture=${album.images[0].id}`;
  for (const [asked, status, leads] of [
    [`/news/${article.id}`, 301, `/news/${article.slug}`],
    [`/gallery/${album.id}${picture}`, 301, `/gallery/quiet-places${picture}`],
    ['/gallery/quiet-places?picture=999999', 302, '/gallery/quiet-places'],
    ['/news/seventy-five-years', 404, null],
  ] as const) {
    const { headers, ...answer } = await open(asked);
    expect([asked, answer.status, headers.get('Location')]).toEqual([asked, status, leads]);
  }
  expect((await open('/news')).html).not.toContain('Seventy-five years');
});

test('pages link to the guides as long as there are any', async () => {
  const linksTo = async (path: string) =>
    (await open(path)).html.match(/href="\/patients-and-visitors"/g)?.length ?? 0;
  // Every page has the links of the menu and the footer.
  const counts = async () => [await linksTo('/about'), await linksTo('/'), await linksTo('/contact')];
  expect(await counts()).toEqual([2, 3, 3]);
  const guides: { id: number }[] = (await hospital.get('/guides?limit=100')).body.data;
  const all = (status: string) =>
    Promise.all(guides.map(({ id }) => hospital.call('PUT', `/guides/${id}`, { status }, hospital.staff)));
  await all('archived');
  expect(await counts()).toEqual([0, 0, 0]);
  expect((await open('/patients-and-visitors')).html).toContain('No guides are listed here yet.');
  await all('published');
});

test('links and forms of an Arabic page stay in Arabic, every number calls, and no picture is shown twice', async () => {
  const inNone =
    /^\/(admin|api|media|assets|social|theme)(\/|$)|\.(css|csv|ics|xml|js|svg|webmanifest|json)$/;
  const wrong: string[] = [];
  let seen = 0;
  for (const path of await publicPaths(hospital, '/ar', 1)) {
    const html = withoutOffers((await open(path)).html).replaceAll(/<a [^>]*hrefLang=[^>]*>/gi, '');
    for (const [, address] of html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="([^"]*)"/g)) {
      const { origin, pathname } = new URL(unescaped(address!), site + path);
      if (origin === site && !inNone.test(pathname) && !/^\/ar(\/|$)/.test(pathname))
        wrong.push(`${path} leads to ${address}`);
    }
    const pictures = [...html.matchAll(/<img [^>]*?src="\/media\/(\w+)/g)].map(([, key]) => key);
    seen += pictures.length;
    if (new Set(pictures).size < pictures.length) wrong.push(`${path} shows a picture twice`);
    const plain = html.replaceAll(/<a [^>]*href="tel:.*?<\/a>/g, '');
    for (const { text } of saidIn(plain))
      if (/\+44 [\d ]{9,}/.test(text)) wrong.push(`${path} does not call ${text}`);
  }
  expect(seen).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
