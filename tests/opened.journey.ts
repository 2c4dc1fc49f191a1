/** What opens on public pages, under axe; and the pages as somebody has set their machine: less motion, forced colours, paper. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { desk, phone, startBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { pages } from './public-pages.ts';

const browser = startBrowser();
afterAll(() => browser.close());

const patience = 180_000;

/** Presses each that can be seen, has axe look at what it shows, and closes it again by keyboard. */
async function lookIntoEach(page: Page, openers: Locator, what: string) {
  const seen = openers.filter({ visible: true });
  const count = await seen.count();
  for (let at = 0; at < count; at++) {
    const opener = seen.nth(at);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page, `${what} ${at + 1} of ${count}`);
    await page.keyboard.press('Escape');
    if (await opener.evaluate((one) => one.closest('details')?.open)) await page.keyboard.press('Enter');
    expect([what, await opener.evaluate((one) => one === document.activeElement)]).toEqual([what, true]);
  }
  return count;
}

test.each([
  ['at a desk', desk, 3],
  ['on a phone', phone, 4],
] as const)(
  'axe finds nothing in the menus, the search, the filters and the sections that open, %s',
  async (_, viewport, least) => {
    const { page } = await browser.open({ viewport });
    let opened = 0;
    for (const path of ['/', '/departments/cardiology', '/doctors', '/news', '/packages/heart-check']) {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator('html[data-ready]').waitFor();
      const where = path === '/' ? page : page.getByRole('main');
      opened += await lookIntoEach(page, where.locator('summary'), `${path}, section`);
    }
    expect(opened).toBeGreaterThan(least);

    await page.goto('/about');
    await page.getByRole('banner').locator('[data-search-toggle] > summary').press('Enter');
    await page.getByRole('banner').getByRole('combobox').fill('heart');
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page, 'suggestions');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'a suggestion chosen');
  },
  patience,
);

test(
  'where less motion is wanted nothing moves by itself or takes its time',
  async () => {
    const { page } = await browser.open();
    const moving: string[] = [];
    for (const path of [...pages, '/admin']) {
      await page.goto(path, { waitUntil: 'load' });
      const found = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')]
            .flatMap((element) => ['', '::before', '::after'].map((part) => getComputedStyle(element, part)))
            .filter(
              ({ transitionDuration, animationName, animationDuration }) =>
                /[1-9]/.test(transitionDuration) ||
                (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01),
            ).length,
      );
      if (found > 0) moving.push(`${path}: ${found}`);
    }
    expect(moving).toEqual([]);
  },
  patience,
);

test(
  'in forced colours what can be pressed or filled in has an edge, and what has the focus shows',
  async () => {
    const { page } = await browser.open();
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen: string[] = [];
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      const found = await page.evaluate(() => {
        const shown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const hasEdge = (element: Element) => {
          const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
          return (/[1-9]/.test(borderWidth) && borderStyle !== 'none') || outlineStyle !== 'none';
        };
        // The browser draws these itself; and a field may stand in a frame with its button.
        const isDrawn = (one: Element) => one.matches('[type=checkbox], [type=radio], [type=range]');
        const isFramed = (one: Element) =>
          one.matches('input') &&
          [one.parentElement, one.closest('form'), one.closest('.search-box')].some(
            (frame) => frame && hasEdge(frame),
          );
        const controls = [
          ...document.querySelectorAll('.button, button, select, textarea, input:not([type=hidden])'),
        ];
        return controls
          .filter(
            (one) =>
              shown(one) && !one.closest('.sr-only') && !isDrawn(one) && !isFramed(one) && !hasEdge(one),
          )
          .map((one) => one.outerHTML.slice(0, 140));
      });
      for (const one of found) unseen.push(`${path}: ${one}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!focus) unseen.push(`${path}: the focus`);
    }
    expect(unseen).toEqual([]);
  },
  patience,
);

test(
  'on paper a page is its content: in dark ink, without what can only be pressed, and no wider than the sheet',
  async () => {
    // A4 without the margins, in CSS pixels.
    const { page } = await browser.open({ viewport: { width: 672, height: 986 } });
    const wrong: string[] = [];
    for (const path of pages) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path, { waitUntil: 'load' });
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('.site-header, .side-bar, .site-footer, nav')].filter(
          (one) => one.checkVisibility({ visibilityProperty: true }),
        );
        const words = shown.map((one) => `${one.className || one.getAttribute('aria-label')} is printed`);
        const over = document.documentElement.scrollWidth - innerWidth;
        if (over > 0) words.push(`${over} px beside the sheet`);
        if (!document.querySelector('h1')?.checkVisibility()) words.push('no title');
        const pale = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd)')].filter(
          (one) => {
            const [red, green, blue] = getComputedStyle(one)
              .color.match(/[\d.]+/g)!
              .map(Number);
            return one.checkVisibility() && one.textContent.trim() && Math.min(red!, green!, blue!) > 140;
          },
        );
        return [...words, ...pale.slice(0, 3).map((one) => `pale: ${one.outerHTML.slice(0, 120)}`)];
      });
      for (const one of found) wrong.push(`${path}: ${one}`);
    }
    expect(wrong).toEqual([]);
  },
  patience,
);
