import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('the search answers while one types, is walked with the arrows, and Enter goes there', async () => {
  const visit = await browser.open();
  await visit.page.goto('/');
  const field = visit.page.getByRole('main').getByRole('combobox', { name: /search for a doctor/i });
  await field.click();
  await field.pressSequentially('neuro');
  const options = visit.page.getByRole('option');
  await options.first().waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await field.press('ArrowDown');
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await field.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await field.press('ArrowDown');
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(/\/(departments|doctors|services)\/[a-z-]+$/);
  expectQuiet(visit);
});

test('what was typed before the page had come to life is answered as well', async () => {
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

test('without script the search leads to its results', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  await page.goto('/');
  await page
    .getByRole('main')
    .getByLabel(/search for a doctor/i)
    .fill('neurology');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=neurology$/);
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /belhadi/i })
      .count(),
  ).toBeGreaterThan(0);
});

test('the soonest free times of doctors are filled in live', async () => {
  const { page } = await browser.open();
  await page.goto('/');
  await page
    .getByText(/Next free: \w{3}/)
    .first()
    .waitFor();
});

test('the page that follows starts at its top', async () => {
  const { page } = await browser.open();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone the page has eight screens at most, and hours and the way here come right after the shortcuts', async () => {
  const { page } = await browser.open({ viewport: { width: 390, height: 844 } });
  await page.goto('/', { waitUntil: 'networkidle' });
  // What comes near keeps the length that it has then.
  for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
  const labels = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')));
  // The shortcuts have a label of their own.
  expect(labels.slice(0, 4)).toEqual(['hero-title', null, 'visit-title', 'departments-title']);
});

test('on a phone no picture is asked for that lies screens below, and the page is as long as it will be', async () => {
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
  // So that the bar beside it tells where one is, and the way back leads to where one was.
  expect(Math.abs((await length()) - atFirst)).toBeLessThan(0.05 * atFirst);
});

test('on a phone the views of the house are not loaded', async () => {
  const { page } = await browser.open({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const id of ['departments-title', 'facts-title', 'news-title', 'booking-title']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState('networkidle');
  expect(asked.some((path) => path.startsWith('/assets/art/hero-tall'))).toBe(true);
  expect(asked.filter((path) => /art\/(lobby|garden|consultation)/.test(path))).toEqual([]);
});

test('the words over the picture can be read on every pixel of it, at every width', async () => {
  const { page } = await browser.open();
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const [words, least] of [
      ['.hero-title', 3],
      ['.hero-intro', 4.5],
    ] as const) {
      const contrast = await leastContrast(page, words);
      expect([width, words, contrast, contrast >= least]).toEqual([width, words, contrast, true]);
    }
  }
});

test('on a phone on its side the header takes less than a fourth, and hides nothing of the shortcuts', async () => {
  const { page } = await browser.open({ viewport: { width: 844, height: 390 } });
  await page.goto('/doctors');
  const header = (await page.locator('.site-header').boundingBox())!;
  expect(header.height).toBeLessThan(390 / 4);
  const shortcuts = (await page.locator('.side-bar').boundingBox())!;
  expect(shortcuts.y).toBeGreaterThan(header.height);
  expect(shortcuts.y + shortcuts.height).toBeLessThan(390);
});

/** Of white words on the brightest pixel behind their lines. */
async function leastContrast(page: Page, words: string) {
  const lines = await page.locator(words).evaluate((element: HTMLElement) => {
    element.style.color = 'transparent';
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  let brightest = 0;
  for (const clip of lines) {
    const picture = await page.screenshot({ clip });
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3)
      brightest = Math.max(brightest, luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!));
  }
  return Math.round(105 / (brightest + 0.05)) / 100;
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance(...channels: [red: number, green: number, blue: number]) {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as typeof channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
