/**
 * A language whose words are longer by two fifths, on the pages of the site and of the staff area: nothing is cut, broken
 * or runs off: of the site on the narrowest phone too, of the staff area on a common one and on a screen. It has other
 * letters, so a plain word in the staff area is no message; for the site fourth-language.test.ts looks for those.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { plainWords, pseudo, pseudoCatalogue } from '../src/test-pseudo.ts';
import { byMark } from '../src/words/mark.ts';
import { staffStops } from './admin-access/staff-pages.ts';
import { desk, startBrowser, type Visit } from './browser.ts';
import { hospitalAddress, startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { misfits } from './misfits.ts';
import { pages } from './public-pages.ts';
import { startServer } from './server.ts';
import { follow, signIn } from './staff.ts';

const words = `export default ${JSON.stringify(byMark(pseudoCatalogue(['one', 'other'])))}`;
const browser = startBrowser();
startOwnHospital(() =>
  startServer({ NODE_OPTIONS: '--import=./tests/pseudo-words.ts' }, [], copyHospital, 'src/main.ts'),
);
afterAll(() => browser.close());
const shots = process.env.SHOTS;

beforeAll(async () => {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages: ['de'] }, headers);
});

/** A visitor whose browser gets the same words. */
async function open() {
  const visit = await browser.open();
  await visit.context.route(/words-\w+-de-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: words }),
  );
  return visit;
}

async function look(page: Page, address: string, found: string[], widths: number[], leave = /^$/) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await misfits(page))
      if (!leave.test(one)) found.push(`${address} at ${width} px ${one}`);
    if (shots && width !== 320)
      await page.screenshot({
        path: `${shots}/${width}${address.replaceAll(/\W+/g, '-')}.png`,
        fullPage: width === 390,
      });
  }
  await page.setViewportSize(desk);
}

/** Two at a time: one computes while the other waits. */
async function inLanes(
  addresses: string[],
  start: () => Promise<Visit>,
  visit: (page: Page, address: string) => Promise<void>,
) {
  const rest = [...addresses];
  const lane = async () => {
    const { page } = await start();
    for (let address = rest.shift(); address; address = rest.shift()) await visit(page, address);
  };
  await Promise.all([lane(), lane()]);
}

/** Each kind once, and what is compared, searched and chosen. */
const kinds = pages.filter(
  (path) => !path.includes('?') || /compare|q=zzzz|picture=2|doctor=clara|answer=no/.test(path),
);

/** A long word of an entry may break in a narrow column; that of the program, which has other letters, may not. */
const ofContent = /^breaks “\(?[a-zäöüß]+\)?”/i;

test('the site has room for longer words', async () => {
  const found: string[] = [];
  await inLanes(kinds, open, async (page, path) => {
    const address = path === '/' ? '/de' : `/de${path}`;
    await page.goto(address, { waitUntil: 'load' });
    await look(page, address, found, [1440, 390, 320], ofContent);
  });
  expect(found).toEqual([]);
}, 120_000);

/**
 * Crumbs are shortened where a bar has no room, how large a control is, axe looks at, and a picture that has not come has
 * no box yet for the point on it.
 */
const ofItsOwn =
  /^is (cut: span|hard to hit|wider than its box: button\.focal-picture)|^breaks “\(?[a-zäöüß]+\)?”/i;

/** Each page once; whose number a stop does not know is that of somebody who comes here. */
async function staffAddresses() {
  const staff = await staffHeaders();
  const [{ doctorId, visitTypeId, startsAt, localDate }] = await api('/appointment/soonest');
  const visit = {
    source: 'phone',
    doctorId,
    visitTypeId,
    startsAt,
    name: 'Ann Example',
    phone: '020 7946 0556',
  };
  const { id, patientId } = await send('POST', '/appointment/desk', visit, staff);
  await send('POST', '/inquiries', { name: 'Bo Example', phone: '020 7946 0555', message: 'Is there room?' });
  const all = Object.values(staffStops).flatMap((stops = []) =>
    stops.map(({ at }) => at.replace('VISIT', id).replace('PATIENT', patientId)),
  );
  const once = Map.groupBy(all, (at) => at.split('?')[0]!.replace(/[2-9]$/, '1'));
  return Map.groupBy(
    // The calendar of a day with a visit, whatever day it is now.
    [...once.values()].map(([first]) => first!.replace(/^\/admin\/appointments$/, `$&?day=${localDate}`)),
    (at) => (/x{43}|reset|sso$/.test(at) ? 'entrance' : 'inside'),
  );
}

/** Runs in the page: what it says to whoever sees or hears it, but for the long lists of countries and the like. */
function saidThere() {
  const said = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!;
    const list = element.closest('select');
    if (element.closest('script, style, template, noscript') || (list && list.length > 40)) continue;
    if (node instanceof Element)
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        said.add(node.getAttribute(name) ?? '');
    else said.add(node.textContent ?? '');
  }
  return [...said].map((text) => text.trim()).filter(Boolean);
}

/** Of dates, times, lists and the names of languages, which a browser has in German; keys, a setting and an address. */
const ofFormats = new Set(
  [
    ...[...Array(12).keys()].flatMap((month) =>
      (['long', 'short'] as const).map((name) =>
        new Intl.DateTimeFormat('de', { month: name }).format(Date.UTC(2026, month, 15)),
      ),
    ),
    ...[...Array(7).keys()].flatMap((day) =>
      (['long', 'short'] as const).map((name) =>
        new Intl.DateTimeFormat('de', { weekday: name }).format(Date.UTC(2026, 2, 2 + day)),
      ),
    ),
    ...['und', 'oder', 'Uhr', 'heute', 'gestern', 'morgen'],
    ...['Deutsch', 'Ctrl', 'Shift', 'Alt', 'Esc', 'SMTP_URL', 'services'],
  ].flatMap((text) => text.split(/[^a-z]+/i)),
);
const languageNames = new Intl.DisplayNames('de', { type: 'language' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const languages = new Set(
  letters.flatMap((one) => [...letters.map((other) => languageNames.of(one + other)!), 'Filipino']),
);

/** What the server answers, and so what people and programs wrote; its own messages have other letters. */
function collectWritten(page: Page, written: Set<string>) {
  const collect = (value: unknown): void => {
    if (typeof value === 'string') written.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) collect(await response.json().catch(() => null));
  });
}

function plainIn(text: string, written: string) {
  if (/^\W*https?:|^[/#]/.test(text) || written.includes(text)) return [];
  const bare = text.replaceAll(/\([^)]*\)$|\[[^\]]*\]/g, '').trim();
  if (languages.has(bare)) return [];
  return plainWords(text)
    .filter((words) => !written.includes(words))
    .flatMap((words) => words.split(/[^a-z’'-]+/i))
    .filter((word) => /[a-z]{2}/i.test(word) && !ofFormats.has(word) && !written.includes(word));
}

let addresses: Awaited<ReturnType<typeof staffAddresses>>;
beforeAll(async () => {
  addresses = await staffAddresses();
});

test('so does the staff area, and no word of it is plain', async () => {
  const found: string[] = [];
  const plain = new Map<string, string>();
  const written = new Set<string>();
  await send('PUT', '/admin/me', { language: 'de' }, await staffHeaders());
  const speaking = async () => {
    const visit = await open();
    collectWritten(visit.page, written);
    await visit.context.addCookies([{ name: 'staff_language', value: 'de', url: hospitalAddress() }]);
    return visit;
  };
  const signedIn = async () => {
    const visit = await speaking();
    await signIn(visit);
    return visit;
  };
  const settled = async (page: Page, address: string) => {
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy="true"], .skeleton').first().waitFor({ state: 'detached' });
    for (const text of await page.evaluate(saidThere)) plain.set(text, address);
    await look(page, address, found, [1440, 390], ofItsOwn);
  };
  await inLanes(addresses.get('inside')!, signedIn, async (page, address) => {
    await follow(page, address, pseudo('Page not found'));
    await settled(page, address);
  });
  await inLanes(['/admin', ...addresses.get('entrance')!], speaking, async (page, address) => {
    await page.goto(address);
    await settled(page, address);
  });
  const all = [...written].join('\n');
  const left = [...plain].flatMap(([text, address]) =>
    plainIn(text, all).map((word) => `${address}: ${word} in “${text}”`),
  );
  expect([found, left]).toEqual([[], []]);
}, 120_000);
