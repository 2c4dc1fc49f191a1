/**
 * The staff area in German and in Arabic: every page of it, on a screen and on a phone. No message is left in English,
 * nothing runs off the side, and Arabic is read from the right, where axe finds nothing.
 */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { catalogues } from '../src/words/catalogues.ts';
import { staffStops } from './admin-access/staff-pages.ts';
import { desk, phone, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { follow, signIn } from './staff.ts';

const browser = startBrowser();
startOwnHospital();
afterAll(() => browser.close());
const shots = process.env.SHOTS;

/** Without those of a link from a message, which show one sentence, of a message itself, and of what a fresh hospital lacks. */
const addresses = [
  ...new Set(
    Object.values(staffStops)
      .flatMap((stops) => stops ?? [])
      .map(({ at }) => at.split('?')[0]!),
  ),
].filter((at) => !/x{43}|reset|sso$|VISIT|PATIENT|no-such|mail\/1$/.test(at));

/** The main pages, which axe looks at where all is on the other side: one of each kind, in both themes. */
const main =
  /^\/admin\/(dashboard|doctors|doctors\/1|doctors\/1\/hours|news\/1|inquiries|appointments|patients|settings|settings\/(hospital|staff|translations))$/;

/** Every text in the answers of the API: what the hospital says itself. A refusal is the program's. */
function heard(page: Page) {
  const words = new Set<string>();
  page.on('response', async (response) => {
    if (!/application\/json/.test(response.headers()['content-type'] ?? '')) return;
    const collect = (value: unknown): void => {
      if (typeof value === 'string') words.add(value.trim());
      else if (value && typeof value === 'object') Object.values(value).forEach(collect);
    };
    collect(await response.json().catch(() => null));
  });
  return words;
}

/** Everything that the page says. */
function saidOn(page: Page) {
  return page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim();
      if (words && !node.parentElement?.closest('script, style, [lang]:not(html), .ProseMirror'))
        said.add(words);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        said.add(element.getAttribute(name)!.trim());
    return [...said];
  });
}

/**
 * Runs in the page: the phone numbers that do not begin at the left, and the sentences in Latin letters whose full stop
 * stands before them.
 */
function turnedAround() {
  const turned: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const box = (place: number) => {
      const range = document.createRange();
      range.setStart(node!, place);
      range.setEnd(node!, place + 1);
      return range.getBoundingClientRect();
    };
    const sentence = /\p{Script=Arabic}/u.test(text) ? null : /[a-z][.?!](?=\s*$)/.exec(text);
    const found = /\+\d[\d ]{6,}\d/.exec(text) ?? sentence;
    if (!found || node.parentElement?.closest('script, style, option, .ProseMirror')) continue;
    const [first, last] = [box(found.index), box(found.index + found[0].length - 1)];
    const isOneLine = last.width > 0 && Math.abs(first.top - last.top) < 3;
    if (isOneLine && last.left < first.left) turned.push(text.trim());
  }
  return turned;
}

test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)('the staff area speaks %s to an account that chose it', async (language, direction) => {
  const catalogue = catalogues[language] as Record<string, unknown>;
  // "Profile" is German as well.
  const translations = new Set(Object.values(catalogue));
  const say = (message: string) => String(catalogue[message]);
  const visit = await browser.open();
  const { page } = visit;
  const own = heard(page);
  await page.setViewportSize(desk);
  await signIn(visit, '/admin/settings/security');
  await page.locator('select[name=language]').selectOption(language);
  await page.locator('form:has(select[name=language]) button[type=submit]').click();
  await page.getByRole('heading', { level: 1, name: say('Security') }).waitFor();
  const { lang, dir, dataset } = await page.evaluate(() => {
    const { lang, dir, dataset } = document.documentElement;
    return { lang, dir, dataset: { ...dataset } };
  });
  expect([lang, dir || 'ltr', dataset.other]).toEqual([`${language}-GB`, direction, '']);

  const findings: string[] = [];
  const left: { at: string; words: string }[] = [];
  for (const at of addresses) {
    await follow(page, at, say('Page not found'));
    await page.locator('h1').first().waitFor();
    const isComing = page.locator('[aria-busy="true"], .skeleton').first();
    await isComing.waitFor({ state: 'detached' }).catch(() => {});
    for (const words of await saidOn(page)) {
      const translation = catalogue[words];
      if (typeof translation === 'string' && translation !== words && !translations.has(words))
        left.push({ at, words });
    }
    if (direction === 'rtl' && main.test(at)) {
      for (const one of await violations(page)) findings.push(`${at}: ${one}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const one of await violations(page, undefined, ['color-contrast']))
        findings.push(`${at}, dark: ${one}`);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    for (const text of await page.evaluate(turnedAround))
      findings.push(`${at}: “${text}” stands the wrong way round`);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) findings.push(`${at}: ${wide} px run off the side at ${size.width} px`);
      if (shots)
        await page.screenshot({ path: `${shots}/${language}-${size.width}${at.replaceAll('/', '-')}.png` });
    }
  }
  await follow(page, '/admin/dashboard', say('Page not found'));
  await page.locator('.chart text').nth(3).waitFor();
  // Whichever character is first in reading stands at its edge.
  const turned = await page.locator('.chart text').evaluateAll((labels, isRightToLeft) => {
    const x = (label: Element, place: number) => (label as SVGTextElement).getStartPositionOfChar(place).x;
    return labels
      .filter(({ textContent }) => /\d.*\p{L}/u.test(textContent))
      .filter((label) => x(label, 0) > x(label, label.textContent.length - 1) !== isRightToLeft)
      .map(({ textContent }) => textContent);
  }, direction === 'rtl');
  for (const label of turned) findings.push(`/admin/dashboard: “${label}” stands the wrong way round`);
  for (const { at, words } of left)
    if (!own.has(words)) findings.push(`${at}: “${words}” is left in English`);
  expect(findings).toEqual([]);
});
