import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('by keyboard alone the search of the header opens, moves, says how many results there are, and leads on', async () => {
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

test('Escape closes the search of the header and gives the focus back, and a click elsewhere closes it too', async () => {
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
  // Without the icons of its panels, which load when a visitor turns to it.
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

test('a search for an emergency shows the number to call, while typing and above the results', async () => {
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
