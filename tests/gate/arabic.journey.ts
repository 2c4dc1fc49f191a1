/**
 * A visit in a right-to-left language. Names are looked up in the catalogue, so that a better translation breaks
 * nothing.
 */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues } from '../../src/words/catalogues.ts';
import { expectQuiet, startBrowser } from '../browser.ts';
import { violations } from '../expect-accessible.ts';
import { api, send, staffHeaders } from '../hospital-api.ts';
import { inDays } from '../in-days.ts';
import { notTooQuick } from '../not-too-quick.ts';

const browser = startBrowser();
afterAll(() => browser.close());

async function speak(languages: string[]) {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages }, headers);
}
beforeAll(() => speak(['ar']));
afterAll(() => speak([]));

function say(message: string) {
  const found = (catalogues.ar as Record<string, unknown>)[message];
  expect([message, typeof found]).toEqual([message, 'string']);
  return found as string;
}

test('in Arabic a patient searches and books by keyboard alone, and arrows point the right way', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const main = page.getByRole('main');
  const tabTo = async (what: Locator) => {
    await what.waitFor();
    for (let tabs = 0; tabs < 150; tabs++) {
      if (await what.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${what}.`);
  };
  const leftOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left);
  const focused = page.locator(':focus');

  await page.goto('/ar/about');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await leftOf(page.locator('.side-bar'))).toBeLessThan(100);
  await page.getByRole('banner').locator('summary').filter({ visible: true }).first().focus();
  await page.keyboard.press('ArrowDown');
  const first = await leftOf(focused);
  await page.keyboard.press('ArrowLeft');
  expect(await leftOf(focused)).toBeLessThan(first);
  await page.keyboard.press('Escape');

  await tabTo(page.getByRole('banner').locator('[data-search-toggle] > summary'));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'header-search');
  await page.keyboard.type('القلب', { delay: 20 });
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ar\/departments\/cardiology$/);
  // An arrow drawn from left to right is mirrored.
  const crumb = main.getByRole('navigation').locator('svg').first();
  expect(await crumb.evaluate((arrow) => getComputedStyle(arrow).scale)).toBe('-1 1');
  expect(await violations(page)).toEqual([]);

  const doctor = 'margaret-lindqvist';
  const slots = await api(`/appointment/slots?doctor=${doctor}&from=${inDays(20)}&to=${inDays(45)}`);
  const { localDate } = slots[4];
  await page.goto(`/ar/appointment?doctor=${doctor}&month=${localDate.slice(0, 7)}&day=${localDate}`);
  await tabTo(main.getByRole('button', { name: /[\d٠-٩]{2}:[\d٠-٩]{2}/ }).first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/hold=/);
  await tabTo(main.getByLabel(say('Your full name')));
  await page.keyboard.type('ليلى حسون');
  await tabTo(main.getByLabel(say('Email')).first());
  await page.keyboard.type('layla@example.org');
  await notTooQuick(page);
  await page.keyboard.press('Enter');
  await tabTo(main.getByRole('button', { name: say('Book this appointment') }));
  await notTooQuick(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: say('Your appointment is booked') }).waitFor();
  expectQuiet(visit);
});
