/** Every kind of public page at every width: nothing runs off the side, no word is cut, whatever is pressed can be hit. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { api, send } from './hospital-api.ts';
import { misfits } from './misfits.ts';
import { pages as listed } from './public-pages.ts';

const browser = startBrowser();
afterAll(() => browser.close());

const pages = [...listed, '/api/docs'];

/** An appointment of its own, far enough ahead to be moved, for the pages by which a patient changes it. */
beforeAll(async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [slot] = await api(`/appointment/slots?doctor=clara-hensley&from=${day(20)}&to=${day(40)}`);
  const { doctorId, startsAt } = slot;
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const booked = await send('POST', '/appointment', { doctorId, startsAt, name: 'Ann Example', email });
  const { pathname } = new URL(booked.manageUrl);
  pages.push(pathname, `${pathname}?move`, `${pathname}?cancel`);
});

/** What does not fit, in words that say where. */
async function misfitsAt(page: Page, path: string) {
  const { width } = page.viewportSize()!;
  return (await misfits(page)).map((one) => `${path} at ${width} px ${one}`);
}

test('from 320 to 1920 px nothing runs off the side, no word is cut, and every target is 24 px large', async () => {
  const { page } = await browser.open();
  const found: string[] = [];
  for (const path of pages) {
    // From a whole screen to the narrowest in one go, then up again.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await misfitsAt(page, path)));
    }
  }
  expect(found).toEqual([]);
}, 240_000);

test('with text twice as large nothing is lost either, on a phone, in half a window and in a whole one', async () => {
  const { page, context } = await browser.open();
  const session = await context.newCDPSession(page);
  // The setting of the browser itself, by which widths in letters are measured too.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await misfitsAt(page, path)));
    }
  }
  expect(found).toEqual([]);
}, 240_000);

test('with text twice as large the menu and the search of a phone open below the header, whole', async () => {
  const { page, context } = await browser.open({ viewport: { width: 390, height: 844 } });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/about', { waitUntil: 'load' });
  for (const toggle of ['.menu-toggle', '.search-toggle']) {
    await page.locator(`${toggle} summary`).click();
    expect(await misfitsAt(page, `${toggle} open`)).toEqual([]);
    await page.locator(`${toggle} summary`).click();
  }
  await page.locator('.menu-toggle summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
});
