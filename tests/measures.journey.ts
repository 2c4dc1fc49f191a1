/**
 * The specification's figures, measured on the rendered page: widths at each breakpoint and one below it, colours,
 * delays.
 */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const white = 'rgb(255, 255, 255)';
const clear = 'rgba(0, 0, 0, 0)';
const header = (page: Page) => page.getByRole('banner');
const label = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const panelOf = (page: Page, base: string) =>
  header(page)
    .locator('[data-menu-panel]')
    .filter({ has: page.locator(`a[href^="${base}/"]`) });

/** The page at several widths one after the other. */
async function* atWidths(path: string, widths: number[]) {
  const { page } = await browser.open();
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    yield { page, width };
  }
}

describe('header', () => {
  test('below 1024 px the menu is a toggle, from there up a bar; a panel is 550 px wide at least, from 1280 px up 650', async () => {
    for await (const { page, width } of atWidths('/about', [320, 1023, 1024, 1025, 1279, 1280, 1281])) {
      const toggle = header(page).locator('.menu-toggle > summary');
      expect([width, await toggle.isVisible()]).toEqual([width, width < 1024]);
      expect([width, await label(page, 'Departments').count()]).toEqual([width, width < 1024 ? 0 : 1]);
      if (width < 1024) continue;
      for (const [name, base] of [
        ['Services', '/services'],
        ['Departments', '/departments'],
      ] as const) {
        await label(page, name).hover();
        const panel = panelOf(page, base);
        await panel.waitFor({ state: 'visible' });
        const box = (await panel.boundingBox())!;
        expect([width, box.width >= (width < 1280 ? 550 : 650)]).toEqual([width, true]);
        expect([width, await panel.evaluate((element) => getComputedStyle(element).minWidth)]).toEqual([
          width,
          width < 1280 ? '550px' : '650px',
        ]);
        // All of it is inside the window, above the page and its side bar.
        expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
        const isOnTop = await panel.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const lowest = Math.min(bottom, innerHeight) - 20;
          return [left + 20, (left + right) / 2, right - 20].every((x) =>
            [top + 20, lowest].every((y) => element.contains(document.elementFromPoint(x, y))),
          );
        });
        expect([width, name, isOnTop]).toEqual([width, name, true]);
        await page.mouse.move(5, 890);
        await panel.waitFor({ state: 'hidden' });
      }
    }
  });

  test('a drop-down lists every entry by its title, is open 200 ms after the pointer left and closes then; a choice closes it at once', async () => {
    const visit = await browser.open({ viewport: { width: 1440, height: 900 } });
    const { page } = visit;
    await page.goto('/about');
    const { data } = await (await page.request.get('/api/department?limit=100')).json();
    const entries = panelOf(page, '/departments').locator('a[href^="/departments/"]');
    const listed = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.toSorted()).toEqual(
      data.map(({ slug }: { slug: string }) => `/departments/${slug}`).toSorted(),
    );
    const titles = (await entries.allTextContents()).join();
    for (const { name } of data) expect(titles).toContain(name);

    await label(page, 'Departments').hover();
    const panel = panelOf(page, '/departments');
    await panel.waitFor({ state: 'visible' });
    // By the page's clock: from the pointer's leaving until the panel is hidden.
    const closing = await panel.evaluateHandle((element) => ({
      closed: new Promise<{ left: number; hidden: number }>((resolve) => {
        let left = 0;
        const menu = element.closest('[data-menu]')!;
        menu.addEventListener('pointerleave', () => (left = performance.now()), { once: true });
        const look = () => {
          const { visibility, display, opacity } = getComputedStyle(element);
          const isGone = visibility === 'hidden' || display === 'none' || opacity === '0';
          if (left && isGone) resolve({ left, hidden: performance.now() });
          else requestAnimationFrame(look);
        };
        look();
      }),
    }));
    await page.mouse.move(720, 880);
    const { left, hidden } = await closing.evaluate(({ closed }) => closed);
    // Closing takes time as well, and a busy machine draws late.
    expect(hidden - left).toBeGreaterThan(195);
    expect(hidden - left).toBeLessThan(700);

    await label(page, 'Departments').hover();
    await panel.waitFor({ state: 'visible' });
    await entries.first().click();
    await page.waitForURL(/\/departments\/./);
    await page.mouse.move(720, 880);
    await panel.waitFor({ state: 'hidden' });
    expectQuiet(visit);
  });

  test('over the home page it is clear with white words until one scrolls, elsewhere white with dark words', async () => {
    const { page } = await browser.open();
    const look = () =>
      header(page).evaluate((element) => ({
        ground: getComputedStyle(element).backgroundColor,
        words: [...element.querySelectorAll('.menu-items > li > a')].map(
          (link) => getComputedStyle(link).color,
        ),
      }));
    const dark = 'rgb(10, 37, 64)';
    await page.goto('/');
    const over = await look();
    expect([over.ground, new Set(over.words)]).toEqual([clear, new Set([white])]);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(look).toEqual({ ground: white, words: over.words.map(() => dark) });
    for (const path of ['/about', '/departments/cardiology', '/appointment', '/no-such-page']) {
      await page.goto(path);
      expect([path, await look()]).toEqual([path, { ground: white, words: over.words.map(() => dark) }]);
    }
  });
});

test('the side bar floats from 768 px up, over the page and beside what can be pressed, and stays where it is', async () => {
  for await (const { page, width } of atWidths('/departments/cardiology', [390, 767, 768, 769, 1440])) {
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    expect([width, await bar.isVisible()]).toEqual([width, width >= 768]);
    if (width < 768) continue;
    const before = await bar.boundingBox();
    await page.evaluate(() => scrollTo(0, 900));
    expect(await bar.boundingBox()).toEqual(before);
    const { position } = await bar.evaluate((element) => getComputedStyle(element));
    expect(position).toBe('fixed');
    const links = bar.getByRole('link');
    expect(await links.allTextContents()).toEqual(['Find a Doctor', 'Appointment', 'Emergency']);
    for (const link of await links.all()) {
      const isOnTop = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect([width, isOnTop]).toEqual([width, true]);
    }
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the footer folds on a phone and is open from 768 px up; its first phone, first email and address are links', async () => {
  for await (const { page, width } of atWidths('/about', [390, 767, 768, 1440])) {
    const footer = page.getByRole('contentinfo');
    for (const name of ['Doctors', /^\+\d/] as const) {
      const link = footer.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
      expect([width, String(name), await link.first().isVisible()]).toEqual([
        width,
        String(name),
        width >= 768,
      ]);
    }
    expect([width, await footer.locator('summary').first().isVisible()]).toEqual([width, width < 768]);
    const address = footer.locator('a[href*="map"]').first();
    expect(await address.getAttribute('href')).toMatch(/^https:/);
    expect(await footer.innerText()).toMatch(/© 2025/);
  }
});

test('a new page begins at its top, by a link of any kind', async () => {
  const { page } = await browser.open({ viewport: phone });
  for (const [from, to] of [
    ['/departments', '/departments/cardiology'],
    ['/packages', '/packages/heart-check'],
    ['/doctors', '/appointment'],
  ] as const) {
    await page.goto(from);
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${to}`);
    expect([to, await page.evaluate(() => scrollY)]).toEqual([to, 0]);
  }
});
