/** Every kind of public page at every width: nothing runs off the side, no word is cut, whatever is pressed can be hit. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { pages } from './public-pages.ts';

const browser = startBrowser();
afterAll(() => browser.close());

/** What does not fit, in words that name it. */
function misfits(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      found.push(
        `runs off by ${root.scrollWidth - root.clientWidth} px: ${wide.slice(-3).map(nameOf).join(', ')}`,
      );
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      // What is fixed to the window cannot be scrolled to.
      if (isTarget(element) && element.closest('.site-header') && isOutside(element))
        found.push(`is out of reach: ${nameOf(element)}`);
      if (isCut(element, style)) found.push(`is cut: ${nameOf(element)}`);
      if (isTooSmall(element, style)) found.push(`is hard to hit: ${nameOf(element)}`);
    }
    return found;

    function isCut(element: HTMLElement, style: CSSStyleDeclaration) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim(),
      );
      if (!hasWords || element.closest('.sr-only, select, svg, [data-clipped]')) return false;
      // Shortened on purpose, with an ellipsis, where the whole stands behind the link.
      if (style.webkitLineClamp !== 'none') return false;
      const box = element.getBoundingClientRect();
      if (box.width <= 1) return false;
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'visible' &&
        style.overflowX !== 'auto'
      )
        return true;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, webkitLineClamp } = getComputedStyle(frame);
        if (webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX)) return false;
        if (/hidden|clip/.test(overflowX)) {
          const outer = frame.getBoundingClientRect();
          if (box.right > outer.right + 1 || box.left < outer.left - 1) return true;
        }
      }
      return false;
    }

    function isTarget(element: HTMLElement) {
      return element.matches('a[href], button, summary, input:not([type=hidden]), select, textarea');
    }

    function isOutside(element: HTMLElement) {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > root.clientWidth);
    }

    function isTooSmall(element: HTMLElement, style: CSSStyleDeclaration) {
      if (!isTarget(element)) return false;
      // A link in a sentence is as high as its line; one that stretches is as large as what it lies over.
      if (style.display === 'inline' || element.closest('.sr-only, .skip-link, [aria-hidden=true]'))
        return false;
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      return width > 0 && !isStretched && (width < 24 || height < 24);
    }

    function nameOf(element: Element) {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 60)} “${words}”`;
    }
  });
}

test('from 320 to 1920 px nothing runs off the side, no word is cut, and every target is 24 px large', async () => {
  const { page } = await browser.open();
  const found: string[] = [];
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await misfits(page)).map((one) => `${path} at ${width} px ${one}`));
    }
  }
  expect(found).toEqual([]);
}, 180_000);

test('with text twice as large nothing is lost either, in half a window and in a whole one', async () => {
  const found: string[] = [];
  for (const width of [640, 1280]) {
    const { page, context } = await browser.open({ viewport: { width, height: 900 } });
    const session = await context.newCDPSession(page);
    // The setting of the browser itself, by which widths in letters are measured too.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      found.push(...(await misfits(page)).map((one) => `${width} ${path} ${one}`));
    }
  }
  expect(found).toEqual([]);
}, 180_000);
