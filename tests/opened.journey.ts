/** What opens on public pages, under axe. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { desk, phone, startBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';

const browser = startBrowser();
afterAll(() => browser.close());

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

async function pressEach(openers: Locator[], key: string) {
  for (const opener of openers) {
    await opener.press(key);
    expect(await hasFocus(opener)).toBe(true);
  }
}

/** Opens each part of the header and the footer, checks it with axe, and closes it again by keyboard. */
async function lookIntoEach(page: Page, openers: Locator[], what: string) {
  for (const [place, opener] of openers.entries()) {
    await opener.press('Enter');
    await expectAccessible(page, `${what} ${place + 1} of ${openers.length}`);
    await page.keyboard.press('Escape');
    if (await opener.evaluate((one) => one.closest('details')?.open)) await page.keyboard.press('Enter');
    expect([what, await hasFocus(opener)]).toEqual([what, true]);
  }
}

test.each([
  ['at a desk', desk, 3],
  ['on a phone', phone, 4],
] as const)(
  'axe finds nothing in the menus, the search, the filters and the sections that open, %s',
  async (_, viewport, least) => {
    const { page } = await browser.open({ viewport });
    await page.goto('/');
    const frame = await page.locator('summary').filter({ visible: true }).all();
    await lookIntoEach(page, frame, 'the frame, section');

    let opened = frame.length;
    for (const path of ['/departments/cardiology', '/doctors', '/news', '/packages/heart-check']) {
      await page.goto(path);
      const sections = await page.getByRole('main').locator('summary').filter({ visible: true }).all();
      if (sections.length === 0) continue;
      await pressEach(sections, 'Enter');
      await expectAccessible(page, `${path}, all sections`);
      await pressEach(sections, 'Enter');
      opened += sections.length;
    }
    expect(opened).toBeGreaterThan(least);

    await page.goto('/about');
    await page.getByRole('banner').locator('[data-search-toggle] > summary').press('Enter');
    await page.getByRole('banner').getByRole('combobox').fill('heart');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'a suggestion chosen');
  },
);
