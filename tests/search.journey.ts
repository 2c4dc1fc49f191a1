import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('by keyboard alone the search of the header opens, is walked, says how many there are, and leads on', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/about');
  const toggle = page.getByRole('banner').locator('[data-search-toggle] > summary');
  for (let tabs = 0; tabs < 30 && !(await toggle.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.getByRole('banner').getByRole('combobox');
  await page.waitForFunction(() => document.activeElement?.id === 'header-search');
  await page.keyboard.type('cardeology', { delay: 20 });
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.first().textContent()).toMatch(/^Cardiology/);
  const count = (await options.count()) - 1;
  await page
    .getByRole('status')
    .filter({ hasText: `${count} suggestions.` })
    .waitFor({ state: 'attached' });
  expect(await options.last().textContent()).toBe('All results for “cardeology”');
  await page.keyboard.press('ArrowUp');
  expect(await options.last().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('cardeology');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/departments\/cardiology$/);
  expectQuiet(visit);
});

test('Escape closes the search of the header and gives the focus back, a click elsewhere closes it too', async () => {
  const { page } = await browser.open({ viewport: phone });
  await page.goto('/about');
  const toggle = page.getByRole('banner').locator('[data-search-toggle] > summary');
  const field = page.getByRole('banner').getByRole('combobox');
  await toggle.click();
  await field.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true);
  await toggle.click();
  await field.waitFor({ state: 'visible' });
  await page.getByRole('heading', { level: 1 }).click();
  await field.waitFor({ state: 'hidden' });
});

test('the frame of an application stays as the server sent it, and its search suggests there too', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/appointment');
  const banner = page.getByRole('banner');
  // Without the icons of its panels, which come when somebody turns to it.
  const menu = () => banner.locator('nav').first().innerText();
  const sent = await menu();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cardiology/ })
    .click();
  await page.waitForURL(/department=cardiology/);
  await banner.locator('[data-search-toggle] > summary').click();
  await page.waitForFunction(() => document.activeElement?.id === 'header-search');
  await page.keyboard.type('knee', { delay: 20 });
  await page.getByRole('option').first().waitFor();
  expect(await menu()).toBe(sent);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expectQuiet(visit);
});

test('words of an emergency are met with the number to call, while one types and above the results', async () => {
  const { page } = await browser.open({ viewport: phone });
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('combobox');
  await field.click();
  await field.pressSequentially('chest pain');
  const [contact] = (await (await fetch(`${hospitalAddress()}/api/contact`)).json()).data;
  const call = page.getByRole('main').getByRole('link', { name: `Call ${contact.ambulancePhone}` });
  await call.first().waitFor({ state: 'visible' });
  await field.press('Enter');
  await page.waitForURL(/\/search\?q=chest/);
  await page.getByRole('region', { name: 'Emergency advice' }).waitFor();
  expect(await call.first().getAttribute('href')).toBe(`tel:${contact.ambulancePhone}`);
});

test('without script one searches from any page, narrows by type, turns the page and opens what was found', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/pricing');
  await page.getByRole('banner').locator('[data-search-toggle] > summary').click();
  await page.getByRole('banner').getByRole('combobox').fill('heart');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=heart$/);
  const results = page.getByRole('main').getByRole('article');
  expect(await results.first().getByRole('link').textContent()).toBe('Cardiology');
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  expect(await results.count()).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Packages/ })
    .click();
  await page.waitForURL(/type=package/);
  await results.getByRole('link', { name: 'Heart check', exact: true }).click();
  await page.waitForURL(/\/packages\/heart-check$/);
});

test('where nothing is found there are ways on, and a page past the last says so', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/search?q=zzzzqq');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Nothing found for “zzzzqq”' }).waitFor();
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['/doctors', '/contact', '/departments/cardiology']));
  expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
  await page.goto('/search?q=heart&page=99');
  await main.getByRole('link', { name: 'See all results' }).click();
  await main.getByRole('article').first().waitFor();
  expectQuiet(visit);
});

test('the doctor finder understands the same words', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  await page.goto('/doctors?q=kids+docter');
  const names = await page.getByRole('main').getByRole('article').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.join(' ')).toMatch(/Adeyinka/);
  expect(names.join(' ')).not.toMatch(/Hensley/);
});

test('words about one of the hospital’s own pages or parts of one lead there first, while typing and without script', async () => {
  const visit = await browser.open({ viewport: phone });
  await visit.page.goto('/search');
  await visit.page
    .getByRole('main')
    .getByRole('combobox')
    .or(visit.page.getByRole('main').getByRole('searchbox'))
    .first()
    .click();
  await visit.page.keyboard.type('opening hours');
  const first = visit.page.getByRole('option').first();
  await first.filter({ hasText: /^Opening hours/ }).waitFor();
  await first.click();
  await visit.page.waitForURL(/\/contact#hours$/);
  expectQuiet(visit);

  const { page } = await browser.open({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/search?q=where+are+you');
  await page
    .getByRole('list', { name: 'Pages that may help' })
    .getByRole('link', { name: 'How to get here' })
    .click();
  await page.waitForURL(/\/contact#getting-here$/);
  expect(await page.evaluate(() => document.querySelector(':target')?.tagName)).toBe('H2');
});
