/** Public pages with the visitor's settings: less motion, forced colours; and in print. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, startBrowser } from './browser.ts';
import { pages } from './public-pages.ts';

const browser = startBrowser();
afterAll(() => browser.close());

const faults = { motion: [] as string[], colours: [] as string[], paper: [] as string[] };

// Each page is opened once and checked in each way.
beforeAll(async () => {
  const { page } = await browser.open();
  for (const path of pages) {
    const note = (found: string[]) => found.map((one) => `${path}: ${one}`);
    await page.setViewportSize(desk);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'load' });
    faults.motion.push(...note(await moving(page)));
    await page.emulateMedia({ forcedColors: 'active' });
    faults.colours.push(...note(await unseen(page)));
    // A4 without the margins, in CSS pixels.
    await page.setViewportSize({ width: 672, height: 986 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    faults.paper.push(...note(await misprinted(page)));
  }
}, 180_000);

test('where less motion is wanted nothing moves by itself or takes its time', () => {
  expect(faults.motion).toEqual([]);
});

test('in forced colours every control has an edge, and the focus shows', () => {
  expect(faults.colours).toEqual([]);
});

test('on paper a page is its content: in dark ink, without what can only be pressed, and no wider than the sheet', () => {
  expect(faults.paper).toEqual([]);
});

function moving(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
          return (
            /[1-9]/.test(transitionDuration) ||
            (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01)
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function unseen(page: Page) {
  const found = await page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
      return (/[1-9]/.test(borderWidth) && borderStyle !== 'none') || outlineStyle !== 'none';
    };
    // The browser draws these itself; and a field may share a frame with its button.
    const isDrawn = (one: Element) => one.matches('[type=checkbox], [type=radio], [type=range], .sr-only *');
    const framesOf = (one: Element) => [one.parentElement, one.closest('form'), one.closest('.search-box')];
    const isFramed = (one: Element) =>
      one.matches('input') && framesOf(one).some((frame) => frame && hasEdge(frame));
    return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !isDrawn(one) && !isFramed(one) && !hasEdge(one))
      .map((one) => one.outerHTML.slice(0, 140));
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isShown = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isShown ? found : [...found, 'the focus'];
}

function misprinted(page: Page) {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('.site-header, .side-bar, .site-footer, nav')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => `${one.className || one.getAttribute('aria-label')} is printed`);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`${over} px beside the sheet`);
    if (!document.querySelector('h1')?.checkVisibility()) found.push('no title');
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd)')) {
      const channels = getComputedStyle(one).color.match(/[\d.]+/g)!;
      const isPale = Math.min(...channels.slice(0, 3).map(Number)) > 140;
      if (isPale && one.checkVisibility() && one.textContent.trim())
        found.push(`pale: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}
