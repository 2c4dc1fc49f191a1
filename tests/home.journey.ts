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
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
  const labels = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')));
  // The shortcuts have a label of their own.
  expect(labels.slice(0, 4)).toEqual(['hero-title', null, 'visit-title', 'departments-title']);
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
