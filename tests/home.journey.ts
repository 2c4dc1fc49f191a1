import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { contrast } from '../src/contract/colour.ts';
import { phone, startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('what was typed into the search before the page is ready is answered as well', async () => {
  const { page } = await browser.open();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('combobox', { name: /search for a doctor/i });
  await field.fill('neuro');
  await page.getByRole('option').first().waitFor();
});

test('the soonest free times of doctors are filled in live', async () => {
  const { page } = await browser.open();
  await page.goto('/');
  await page
    .getByText(/Next free: \w{3}/)
    .first()
    .waitFor();
});

test('a phone requests no picture from screens below, nor any view of the house, and the page keeps its length', async () => {
  const { page } = await browser.open({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const pictures = () => asked.filter((path) => path.startsWith('/media/')).length;
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const atFirst = await length();
  expect(pictures()).toBe(0);
  for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(pictures()).toBeGreaterThan(5);
  expect(asked.some((path) => path.startsWith('/assets/art/hero-tall'))).toBe(true);
  expect(asked.filter((path) => /art\/(lobby|garden|consultation)/.test(path))).toEqual([]);
  // So that the scroll bar shows the true position, and going back returns to it.
  expect(Math.abs((await length()) - atFirst)).toBeLessThan(0.05 * atFirst);
  expect(await length()).toBeLessThanOrEqual(8 * phone.height);
});

test('the words over the picture are readable on every pixel of it, at every width', async () => {
  const { page } = await browser.open();
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const [words, least] of [
      ['.hero-title', 3],
      ['.hero-intro', 4.5],
    ] as const) {
      const found = await leastContrast(page, words);
      expect([width, words, found, found >= least]).toEqual([width, words, found, true]);
    }
  }
});

/** The contrast of white words on the lightest red, green and blue behind their lines, lighter than any pixel. */
async function leastContrast(page: Page, words: string) {
  const lines = await page.locator(words).evaluate((element: HTMLElement) => {
    element.style.color = 'transparent';
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const found = lines.map(async (clip) => {
    const { channels } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats();
    const [red, green, blue] = channels.map(({ max }) => max.toString(16).padStart(2, '0'));
    return contrast('#ffffff', `#${red}${green}${blue}`);
  });
  return Math.min(...(await Promise.all(found)));
}
