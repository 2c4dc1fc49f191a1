/** Where the pages of the site lead: each link answers, what it leads to within a page is there, and a number calls. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachingOfPage } from '#server/cache/shared-caching.ts';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages, unescaped } from './test-pages.ts';

// Every page is made once, beside the other files of the suite.
vi.setConfig({ testTimeout: 300_000 });

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

const site = 'http://hospital.test';

interface Page {
  status: number;
  isPage: boolean;
  ids: Set<string>;
  links: string[];
  hasCookie: boolean;
  caching: string | null;
}

/** A page where it is at last, since an address may lead on to another. */
async function open(path: string): Promise<Page> {
  const answer = await app.request(site + path);
  const place = answer.headers.get('Location');
  if (answer.status >= 300 && answer.status < 400 && place) {
    const { pathname, search } = new URL(place, site + path);
    return open(pathname + search);
  }
  const isPage = /html/.test(answer.headers.get('Content-Type') ?? '');
  const html = isPage ? await answer.text() : '';
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => unescaped(value!));
  return {
    status: answer.status,
    isPage,
    hasCookie: answer.headers.has('Set-Cookie'),
    caching: answer.headers.get('Cache-Control'),
    ids: new Set(values(/\sid="([^"]*)"/g)),
    links: [...new Set(values(/<a\s[^>]*?href="([^"]*)"/g))],
  };
}

/**
 * A link with a question is tried once for each page and kind of question: what follows from the words asked for is
 * tested elsewhere, and there are hundreds.
 */
function kindOf({ pathname, searchParams }: URL) {
  return [pathname, ...[...searchParams.keys()].sort()].join(' ');
}

test('every link of every page answers, and so does the part that it names; who only reads gets no cookie', async () => {
  const sitemap = await (await app.request(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => new URL(place!));
  // Other languages have the same pages, made by the same code.
  const listed = addresses.filter(({ pathname }) => !/^\/(de|ar)(\/|$)/.test(pathname));
  const opened = new Map<string, Promise<Page>>();
  const page = (place: URL) => {
    const kind = kindOf(place);
    if (!opened.has(kind)) opened.set(kind, open(place.pathname + place.search));
    return opened.get(kind)!;
  };
  const wrong: string[] = [];
  const kept = new Map<string, string | null>();
  const cookies = new Set<string>();
  for (const from of listed) {
    const { status, links } = await page(from);
    if (status !== 200) wrong.push(`${from.pathname} answers ${status}`);
    for (const link of links) {
      const to = new URL(link, from);
      // Files are tested where they are made, and other languages by the journey that changes between them.
      if (to.origin !== site || /^\/(admin|media|assets|de|ar)(\/|$)/.test(to.pathname)) continue;
      const there = await page(to);
      if (there.isPage) kept.set(to.pathname, there.caching);
      if (there.hasCookie) cookies.add(to.pathname);
      if (there.status >= 400) wrong.push(`${from.pathname}: ${link} answers ${there.status}`);
      else if (to.hash && there.isPage && !there.ids.has(decodeURIComponent(to.hash.slice(1))))
        wrong.push(`${from.pathname}: ${link} has no such part`);
    }
  }
  expect(listed.length).toBeGreaterThan(130);
  expect(wrong).toEqual([]);
  // A page of booking sends by script, and needs a cookie for it.
  expect([...cookies]).toEqual(['/appointment']);
  const lasting = [...kept].filter(([, caching]) => caching === cachingOfPage);
  expect(lasting.length).toBeGreaterThan(130);
});

test.each([
  ['/About', 301, '/about'],
  ['/about/', 301, '/about'],
  ['/ABOUT/', 301, '/about'],
  ['/de/About//?q=a', 301, '/de/about?q=a'],
  ['/de/Doctors?q=a', 301, '/de/doctors?q=a'],
  ['/DEPARTMENTS/cardiology', 301, '/departments/cardiology'],
  ['/ClinicalDepartment/cardiology', 200, null],
  ['/about', 200, null],
])(
  'a page has one address, in small letters and without a last slash, one step away: %s',
  async (asked, status, leads) => {
    const answer = await app.request(site + asked);
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, leads]);
  },
);

test('each page of the news has a description of its own', async () => {
  const ofPage = async (page: number) => {
    const html = await (await app.request(`${site}/news?page=${page}`)).text();
    return /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  };
  expect([await ofPage(1), await ofPage(2)]).toEqual([
    expect.stringMatching(/plain words\.$/),
    expect.stringMatching(/plain words, page 2$/),
  ]);
});

test('the number to call is a link where it is too late to move or cancel', async () => {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const { doctorId, startsAt } = slot;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  hospital.clock.now = Date.parse(startsAt) - 60_000;
  for (const query of ['', '?move', '?cancel']) {
    const { pathname } = new URL(body.data.manageUrl);
    const html = await (await app.request(site + pathname + query)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    const numbers = (part: string) => part.match(/\+44[\d ]{9,}\d/g) ?? [];
    const called = [...main.matchAll(/<a\s[^>]*href="tel:[^>]*>(.*?)<\/a>/g)].flatMap(([, words]) =>
      numbers(words!),
    );
    expect([query, called.length]).toEqual([query, numbers(main.replaceAll(/<[^>]*>/g, '')).length]);
    expect(called.length).toBeGreaterThan(0);
  }
});
