/** The specified layout and menus, measured on the rendered page: each width, delay and position once. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from '../browser.ts';
import { api } from '../hospital-api.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const white = 'rgb(255, 255, 255)';
const dark = 'rgb(10, 37, 64)';
const header = (page: Page) => page.getByRole('banner');
const label = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const panelOf = (page: Page, base: string) =>
  header(page)
    .locator('[data-menu-panel]')
    .filter({ has: page.locator(`a[href^="${base}/"]`) });

/** The page at one width after the other. */
async function* atWidths(path: string, widths: number[]) {
  const { page } = await browser.open();
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    yield { page, width };
  }
}

describe('header', () => {
  test('its menu is in order; over the home page it is clear with white words until the page scrolls, elsewhere white with dark words', async () => {
    const { page } = await browser.open();
    const links = header(page).locator('.menu-items > li > a');
    const look = () =>
      header(page).evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        ...new Set(
          [...element.querySelectorAll('.menu-items > li > a')].map((link) => getComputedStyle(link).color),
        ),
      ]);
    await page.goto('/');
    expect(await look()).toEqual(['rgba(0, 0, 0, 0)', white]);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(look).toEqual([white, dark]);
    for (const path of ['/about', '/appointment', '/no-such-page']) {
      await page.goto(path);
      expect([path, ...(await look())]).toEqual([path, white, dark]);
    }
    expect((await links.allTextContents()).map((words) => words.trim()).join(', ')).toBe(
      'Home, About, Services, Packages, Departments, Gallery, Contact',
    );
  });

  test('below 1024 px the menu is a toggle, from there up a bar; a panel is 550 px wide at least, from 1280 px up 650', async () => {
    for await (const { page, width } of atWidths('/about', [320, 1023, 1024, 1279, 1280])) {
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
        const least = width < 1280 ? 550 : 650;
        const box = (await panel.boundingBox())!;
        expect([width, box.width >= least]).toEqual([width, true]);
        expect(await panel.evaluate((one) => getComputedStyle(one).minWidth)).toBe(`${least}px`);
        // All of it is inside the window, above the page and its side bar.
        expect([width, box.x >= 0 && box.x + box.width <= width]).toEqual([width, true]);
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

  test('a drop-down lists every entry by its title, opens on hover and closes 200 ms after the pointer left; a choice closes it at once', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await page.goto('/about');
    const data: { slug: string; name: string }[] = await api('/department?limit=100');
    const panel = panelOf(page, '/departments');
    const entries = panel.locator('a[href^="/departments/"]');
    const listed = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.toSorted()).toEqual(data.map(({ slug }) => `/departments/${slug}`).toSorted());
    const titles = (await entries.allTextContents()).join();
    expect(data.filter(({ name }) => !titles.includes(name))).toEqual([]);
    expect(await label(page, 'Departments').getAttribute('href')).toBe('/departments');

    await label(page, 'Departments').hover();
    await panel.waitFor({ state: 'visible' });
    // From the moment the pointer leaves until the panel is hidden, by the page's clock.
    const closing = await panel.evaluateHandle((element) => ({
      closed: new Promise<number>((resolve) => {
        let left = 0;
        const menu = element.closest('[data-menu]')!;
        menu.addEventListener('pointerleave', () => (left = performance.now()), { once: true });
        const look = () => {
          const { visibility, display, opacity } = getComputedStyle(element);
          const isGone = visibility === 'hidden' || display === 'none' || opacity === '0';
          if (left && isGone) resolve(performance.now() - left);
          else requestAnimationFrame(look);
        };
        look();
      }),
    }));
    await page.mouse.move(720, 880);
    const milliseconds = await closing.evaluate(({ closed }) => closed);
    // Closing takes time as well, and a busy machine draws late.
    expect(milliseconds).toBeGreaterThan(195);
    expect(milliseconds).toBeLessThan(700);

    await label(page, 'Departments').hover();
    await panel.waitFor({ state: 'visible' });
    await entries.first().click();
    await page.waitForURL(/\/departments\/./);
    await page.mouse.move(720, 880);
    await panel.waitFor({ state: 'hidden' });
    expectQuiet(visit);
  });

  test('a drop-down opens by keyboard and the arrows move in it; Escape or a click outside closes it, and Escape gives the focus back', async () => {
    const { page } = await browser.open();
    await page.goto('/about');
    const toggle = header(page).locator('summary').filter({ visible: true }).first();
    const panel = panelOf(page, '/services');
    const focused = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(() => {
        const { left, top } = document.activeElement!.getBoundingClientRect();
        return { words: document.activeElement!.textContent!.trim(), left, top };
      });
    };
    await toggle.focus();
    const first = await focused('ArrowDown');
    const second = await focused('ArrowDown');
    expect([second.left, second.top > first.top]).toEqual([first.left, true]);
    expect((await focused('ArrowRight')).left).toBeGreaterThan(second.left);
    expect((await focused('ArrowLeft')).left).toBe(first.left);
    expect((await focused('End')).words).toBe('All services');
    await focused('Home');
    expect((await focused('ArrowUp')).words).toBe('List of services');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'visible' });
    await page.mouse.click(700, 850);
    await panel.waitFor({ state: 'hidden' });
  });

  test.each([true, false])(
    'below lg the menu is a list behind a toggle and leads on (script: %s)',
    async (javaScriptEnabled) => {
      const { page } = await browser.open({ viewport: phone, javaScriptEnabled });
      await page.goto('/about');
      const link = header(page).getByRole('link', { name: 'Contact', exact: true }).filter({ visible: true });
      expect(await link.count()).toBe(0);
      await header(page).locator('.menu-toggle > summary').click();
      await link.first().click();
      await page.waitForURL(/\/contact$/);
      expect(await link.count()).toBe(0);
    },
  );
});

test('the side bar floats from 768 px up, over the page, stays where it is and leads to doctors, booking and emergency', async () => {
  for await (const { page, width } of atWidths('/departments/cardiology', [767, 768, 1440])) {
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    expect([width, await bar.isVisible()]).toEqual([width, width >= 768]);
    if (width < 768) continue;
    const before = await bar.boundingBox();
    await page.evaluate(() => scrollTo(0, 900));
    expect(await bar.boundingBox()).toEqual(before);
    const links = await bar.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const isOnTop = link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return [link.textContent, link.getAttribute('href'), isOnTop];
      }),
    );
    expect([width, links]).toEqual([
      width,
      [
        ['Find a Doctor', '/doctors', true],
        ['Appointment', '/appointment', true],
        ['Emergency', '/contact', true],
      ],
    ]);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the footer holds the tagline, the contact record, the links, the newsletter field and the year', async () => {
  const { page } = await browser.open();
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const [contact] = await api('/contact');
  await footer.getByRole('link', { name: contact.phone_number.split(',')[0] }).waitFor();
  await footer.getByRole('link', { name: contact.email.split(',')[0] }).waitFor();
  expect(await footer.locator('a[href*="map"]').first().getAttribute('href')).toMatch(/^https:/);
  for (const [name, href] of [
    ['Appointment', '/appointment'],
    ['Doctors', '/doctors'],
    ['Services', '/services'],
    ['About Us', '/about'],
  ] as const) {
    expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  }
  expect(await footer.getByPlaceholder('Enter your email').getAttribute('type')).toBe('email');
  expect(await footer.innerText()).toMatch(/Leading the Way in Medical Excellence, Trusted Care/);
  expect(await footer.innerText()).toMatch(/© 2025/);
  for (const name of [/facebook/i, /instagram/i, /linkedin/i]) {
    expect(await footer.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  }
});

test.each([true, false])(
  'below 768 px each section of the footer opens and closes on its own (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await browser.open({ viewport: { width: 767, height: 900 }, javaScriptEnabled });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const [links, contact] = [footer.locator('summary').nth(0), footer.locator('summary').nth(1)];
    const shown = () =>
      Promise.all(
        [footer.getByRole('link', { name: 'Doctors', exact: true }), footer.locator('a[href*="map"]')].map(
          (link) => link.isVisible(),
        ),
      );
    expect(await shown()).toEqual([false, false]);
    await links.click();
    expect(await shown()).toEqual([true, false]);
    await contact.click();
    expect(await shown()).toEqual([true, true]);
    await links.click();
    expect(await shown()).toEqual([false, true]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect([await links.isVisible(), ...(await shown())]).toEqual([false, true, true]);
  },
);

test('a new page begins at its top, by a link of any kind', async () => {
  const { page } = await browser.open({ viewport: phone });
  for (const [from, to] of [
    ['/departments', '/departments/cardiology'],
    ['/doctors', '/appointment'],
  ] as const) {
    await page.goto(from);
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${to}`);
    expect([to, await page.evaluate(() => scrollY)]).toEqual([to, 0]);
  }
});

test('the icon of the hospital is under /assets/', async () => {
  const { page } = await browser.open();
  await page.goto('/about');
  const address = await page.locator('link[rel="icon"]').first().getAttribute('href');
  expect(address).toMatch(/^\/assets\//);
  expect((await page.request.get(address!)).headers()['content-type']).toContain('image/svg');
});
