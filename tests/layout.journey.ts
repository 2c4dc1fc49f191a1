import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const routes = [
  '/',
  '/about',
  '/pricing',
  '/packages',
  '/news',
  '/contact',
  '/services',
  '/departments',
  '/doctors',
  '/gallery',
  '/search',
  '/appointment',
  '/appointment/mine',
];

test('on a phone on its side the header scrolls away, and a link to a part of the page leads to it', async () => {
  const visit = await browser.open({ viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await page.goto('/contact');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())!.y).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Opening hours/ })
    .first()
    .click();
  await expect.poll(async () => (await header.boundingBox())!.y).toBeLessThan(-100);
  const heading = page.locator(new URL(page.url()).hash);
  const { y } = (await heading.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(80);
  expectQuiet(visit);
});

test.each(['/about', '/appointment'])(
  'a phone that is turned while a slow one still reads the page after %s leaves no error',
  async (path) => {
    for (const wait of [75, 100, 125, 150]) {
      const visit = await browser.open({ reducedMotion: 'no-preference' });
      const { page, context } = visit;
      await page.goto(path);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/packages' });
        document.body.append(link);
        link.click();
      });
      await page.waitForTimeout(wait);
      await page.setViewportSize({ width: 1300, height: 900 });
      await page.waitForURL('**/packages');
      await page.waitForTimeout(500);
      expectQuiet(visit);
    }
  },
);

test.each(['/about', '/appointment'])(
  'two links pressed one after the other, while %s still fades into the next page, leave no error',
  async (path) => {
    for (const wait of [0, 4, 8, 12]) {
      const visit = await browser.open({ reducedMotion: 'no-preference' });
      const { page } = visit;
      await page.goto(path);
      await page
        .evaluate((milliseconds) => {
          const press = (href: string) => {
            const link = Object.assign(document.createElement('a'), { href });
            document.body.append(link);
            link.click();
          };
          press('/packages');
          setTimeout(press, milliseconds, '/contact');
        }, wait)
        // The page may be gone before it answers.
        .catch(() => {});
      await page.waitForURL(/\/(packages|contact)$/);
      await page.waitForTimeout(300);
      expectQuiet(visit);
    }
  },
);

test('every public route exists and shows one main heading', async () => {
  const visit = await browser.open();
  const details = [
    '/services/echocardiogram',
    '/departments/cardiology',
    '/ClinicalDepartment/cardiology',
    '/doctors/clara-hensley',
    '/packages/heart-check',
    '/news/flu-vaccination-2026',
    '/gallery/inside-our-hospital',
  ];
  const [service] = (await (await fetch(`${hospitalAddress()}/api/services?limit=1`)).json()).data;
  details[0] = `/services/${service.slug}`;
  for (const route of [...routes, ...details]) {
    const answer = await visit.page.goto(route);
    expect([route, answer?.status()]).toEqual([route, 200]);
    expect([route, await visit.page.locator('h1').count()]).toEqual([route, 1]);
  }
  expectQuiet(visit);
  for (const route of [
    '/no-such-page',
    '/departments/none',
    '/services/none',
    '/doctors/none',
    '/packages/none',
    '/news/none',
    '/news/999999',
    '/gallery/none',
    '/gallery/999999',
  ]) {
    expect([route, (await visit.page.goto(route))?.status()]).toEqual([route, 404]);
  }
});

test.each([
  ['/about/', '/about'],
  ['/about//?a=1', '/about?a=1'],
  ['/departments/cardiology/', '/departments/cardiology'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/%2f%2felsewhere.example/', '/%2f%2felsewhere.example'],
])('a page has one address, without a slash at its end, on this site: %s', async (asked, leads) => {
  const { status, headers } = await fetch(hospitalAddress() + asked, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([301, leads]);
});

describe('header', () => {
  test('is transparent with white text over the home page only, and its menu is in order', async () => {
    const { page } = await browser.open();
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('navigation').first();
    const colour = () =>
      menu.getByRole('link', { name: 'About' }).evaluate((link) => getComputedStyle(link).color);
    expect(await colour()).toBe('rgb(255, 255, 255)');
    await page.goto('/about');
    expect(await colour()).not.toBe('rgb(255, 255, 255)');
    const labels = await menu
      .locator(':scope > ul > li')
      .evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent?.trim()));
    expect(labels).toEqual(['Home', 'About', 'Services', 'Packages', 'Departments', 'Gallery', 'Contact']);
  });

  test.each([
    ['/', 'Home', 'page'],
    ['/about', 'About', 'page'],
    ['/services/mri-scan', 'Services', 'true'],
    ['/departments?q=heart', 'Departments', 'page'],
    ['/departments/cardiology', 'Departments', 'true'],
    ['/contact', 'Contact', 'page'],
    ['/doctors', null, null],
    ['/appointment', null, null],
    ['/departments/none', null, null],
  ])('marks in its menu where one is, on every kind of page: %s', async (path, label, kind) => {
    const page = await (await fetch(hospitalAddress() + path)).text();
    const marked = [
      ...page.matchAll(/<a href="[^"]*" class="menu-label"(?: aria-current="(\w+)")?>(\w+)<\/a>/g),
    ];
    expect(marked).toHaveLength(7);
    expect(marked.filter(([, current]) => current).map(([, current, word]) => [word, current])).toEqual(
      label ? [[label, kind]] : [],
    );
  });

  test.each([
    ['Services', '/services', 1100, 550],
    ['Departments', '/departments', 1440, 650],
  ])(
    '%s opens on hover, is wide enough, closes 200 ms after the pointer left',
    async (label, base, width, least) => {
      const { page } = await browser.open({ viewport: { width, height: 900 } });
      await page.goto('/about');
      const link = page.getByRole('banner').getByRole('link', { name: label, exact: true }).first();
      expect(await link.getAttribute('href')).toBe(base);
      const entry = page.getByRole('banner').locator(`a[href^="${base}/"]`).first();
      expect(await entry.isVisible()).toBe(false);
      await link.hover();
      await entry.waitFor({ state: 'visible' });
      const panel = await entry.evaluate((element) => {
        let found = element as HTMLElement;
        while (
          found.parentElement &&
          getComputedStyle(found).position !== 'absolute' &&
          getComputedStyle(found).position !== 'fixed'
        )
          found = found.parentElement;
        return found.getBoundingClientRect().width;
      });
      expect(panel).toBeGreaterThanOrEqual(least);
      await page.mouse.move(10, 880);
      await page.waitForTimeout(90);
      expect(await entry.isVisible()).toBe(true);
      await entry.waitFor({ state: 'hidden', timeout: 1000 });
    },
  );

  test('a drop-down opens by keyboard, closes on a click outside and on Escape, which gives the focus back', async () => {
    const { page } = await browser.open();
    await page.goto('/about');
    const toggle = page.getByRole('banner').locator('summary').filter({ visible: true }).first();
    const entry = page.getByRole('banner').locator('a[href^="/services/"]').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await entry.waitFor({ state: 'visible' });
    await page.mouse.click(700, 850);
    await entry.waitFor({ state: 'hidden' });
  });

  test('in the panel of services arrows go down a column, to the one beside it, and to its end', async () => {
    const { page } = await browser.open();
    await page.goto('/about');
    const focused = () =>
      page.evaluate(() => {
        const { left, top } = document.activeElement!.getBoundingClientRect();
        return { words: document.activeElement!.textContent!.trim(), left, top };
      });
    await page.getByRole('banner').locator('summary').filter({ visible: true }).first().focus();
    await page.keyboard.press('ArrowDown');
    const first = await focused();
    await page.keyboard.press('ArrowDown');
    const second = await focused();
    expect([second.left, second.top > first.top]).toEqual([first.left, true]);
    await page.keyboard.press('ArrowRight');
    const beside = await focused();
    expect(beside.left).toBeGreaterThan(second.left);
    await page.keyboard.press('ArrowLeft');
    expect((await focused()).left).toBe(first.left);
    await page.keyboard.press('End');
    expect((await focused()).words).toBe('All services');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect((await focused()).words).toBe('List of services');
  });

  test.each([true, false])(
    'below lg the menu is a list behind a toggle and leads on (script: %s)',
    async (javaScriptEnabled) => {
      const { page } = await browser.open({ viewport: phone, javaScriptEnabled });
      await page.goto('/about');
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: 'Contact', exact: true })
        .filter({ visible: true });
      expect(await link.count()).toBe(0);
      await page
        .getByRole('banner')
        .locator('summary, button, label')
        .filter({ hasText: /menu/i, visible: true })
        .first()
        .click();
      await link.first().click();
      await page.waitForURL(/\/contact$/);
      expect(await link.count()).toBe(0);
    },
  );
});

test('the footer holds the contact record, the links, the newsletter field and the year', async () => {
  const { page } = await browser.open();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const [contact] = (await (await fetch(`${hospitalAddress()}/api/contact`)).json()).data;
  await footer.getByRole('link', { name: contact.phone_number.split(',')[0] }).waitFor();
  await footer.getByRole('link', { name: contact.email.split(',')[0] }).waitFor();
  for (const [name, href] of [
    ['Appointment', '/appointment'],
    ['Doctors', '/doctors'],
    ['Services', '/services'],
    ['About Us', '/about'],
  ] as const) {
    expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  }
  expect(await footer.getByPlaceholder('Enter your email').getAttribute('type')).toBe('email');
  expect(await footer.textContent()).toContain('2025');
  for (const name of [/facebook/i, /instagram/i, /linkedin/i]) {
    expect(await footer.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  }
});

test.each([true, false])(
  'on a phone each section of the footer opens and closes by itself (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await browser.open({ viewport: phone, javaScriptEnabled });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const [links, contact] = [footer.locator('summary').nth(0), footer.locator('summary').nth(1)];
    const doctors = footer.getByRole('link', { name: 'Doctors', exact: true });
    const map = footer.locator('a[href*="map"]');
    expect([await doctors.isVisible(), await map.isVisible()]).toEqual([false, false]);
    await links.click();
    expect([await doctors.isVisible(), await map.isVisible()]).toEqual([true, false]);
    await contact.click();
    expect([await doctors.isVisible(), await map.isVisible()]).toEqual([true, true]);
    await links.click();
    expect([await doctors.isVisible(), await map.isVisible()]).toEqual([false, true]);
  },
);

test('the icon of the hospital is under /assets/', async () => {
  const { page } = await browser.open();
  await page.goto('/about');
  const address = await page.locator('link[rel="icon"]').first().getAttribute('href');
  expect(address).toMatch(/^\/assets\//);
  expect((await fetch(hospitalAddress() + address)).headers.get('Content-Type')).toContain('image/svg');
});

test('the side bar is there from md up and leads to doctors, booking and emergency', async () => {
  const wide = await browser.open({ viewport: { width: 768, height: 900 } });
  await wide.page.goto('/about');
  const bar = wide.page
    .locator('aside')
    .or(wide.page.getByRole('navigation', { name: /shortcut/i }))
    .first();
  expect(await bar.isVisible()).toBe(true);
  expect(
    await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/doctors', '/appointment', '/contact']);
  const narrow = await browser.open({ viewport: { width: 767, height: 900 } });
  await narrow.page.goto('/about');
  expect(
    await narrow.page
      .locator('aside')
      .or(narrow.page.getByRole('navigation', { name: /shortcut/i }))
      .first()
      .isVisible(),
  ).toBe(false);
});
