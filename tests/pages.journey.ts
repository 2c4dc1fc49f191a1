/**
 * Every kind of public page, opened once and looked at in every way: at each width, with large text, under axe, with the
 * visitor's settings, under a pointer and on paper.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, phone, startBrowser } from './browser.ts';
import { inaccessibleAtBothWidths } from './expect-accessible.ts';
import { api, send } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { misfits } from './misfits.ts';
import {
  leadingNowhere,
  misprinted,
  moving,
  unmarked,
  unseen,
  untappable,
  vanished,
} from './pages/adapted.ts';
import { wrongShapes } from './pages/shapes.ts';
import { pages as listed } from './public-pages.ts';

const browser = startBrowser();
afterAll(() => browser.close());

/** Under axe; a page that is like another is left out. */
const underAxe = [
  '/',
  '/departments',
  '/departments/cardiology',
  '/services',
  '/services?department=cardiology',
  '/doctors',
  '/doctors?q=zzzz',
  '/doctors?free=week',
  '/doctors/clara-hensley',
  '/contact',
  '/contact?department=cardiology',
  '/patients-and-visitors',
  '/patients-and-visitors/parking',
  '/newsletter',
  '/search',
  '/search?q=my+child+has+a+fever',
  '/search?q=zzzz',
  '/newsletter/sent',
  `/newsletter/confirm/${'x'.repeat(43)}`,
  `/newsletter/unsubscribe/${'x'.repeat(43)}`,
  '/about',
  '/privacy',
  '/packages',
  '/packages?audience=men&compare=heart-check,complete-health-check,mens-health-check',
  '/packages/heart-check',
  '/pricing',
  '/news',
  '/news?tag=Children',
  '/news?q=zzzz',
  '/news/flu-vaccination-2026',
  '/gallery',
  '/gallery/inside-our-hospital',
  '/gallery/inside-our-hospital?picture=2',
  '/appointment',
  '/appointment?department=cardiology',
  '/appointment?doctor=clara-hensley',
  '/appointment/waitlist?doctor=clara-hensley',
  '/no-such-page',
  '/admin',
];

const faults = {
  widths: [] as string[],
  large: [] as string[],
  axe: [] as string[],
  phone: {} as Record<string, string[]>,
  desk: {} as Record<string, string[]>,
  motion: [] as string[],
  links: [] as string[],
  numbers: [] as string[],
  targets: [] as string[],
  pointed: [] as string[],
  colours: [] as string[],
  paper: [] as string[],
};

/** An appointment of its own, far enough ahead to be moved, for the pages by which a patient changes it. */
async function manageLink() {
  const [slot] = await api(`/appointment/slots?doctor=clara-hensley&from=${inDays(20)}&to=${inDays(40)}`);
  const { doctorId, startsAt } = slot;
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const booked = await send('POST', '/appointment', { doctorId, startsAt, name: 'Ann Example', email });
  return new URL(booked.manageUrl).pathname;
}

/** The step of a booking that asks who comes. */
async function detailsStep() {
  const [slot] = await api('/appointment/soonest?doctor=karim-belhadi');
  return `/appointment?doctor=karim-belhadi&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`;
}

/** What does not fit, in words that say where. */
async function misfitsAt(page: Page, path: string, widths: number[]) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misfits(page)).map((one) => `${path} at ${width} px ${one}`));
  }
  return found;
}

/** The setting of the browser itself, by which widths in letters are measured too. */
async function setLetters(page: Page, session: CDPSession, size: number) {
  const fontSizes = { standard: size, fixed: Math.round(size * 0.8125) };
  await session.send('Page.setFontSizes', { fontSizes });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

beforeAll(async () => {
  const manage = await manageLink();
  const fitting = new Set([...listed, '/api/docs', manage, `${manage}?move`, `${manage}?cancel`]);
  const shaped = new Set([
    ...listed,
    '/doctors?free=week&gender=female&sort=soonest',
    '/services?by=department',
    await detailsStep(),
  ]);
  const accessible = new Set(underAxe);
  const adapted = new Set(listed);

  const { page, context } = await browser.open();
  const session = await context.newCDPSession(page);
  for (const path of fitting.union(shaped).union(accessible)) {
    const note = (found: string[]) => found.map((one) => `${path}: ${one}`);
    const noteShapes = async (on: 'phone' | 'desk') => {
      if (!shaped.has(path)) return;
      const wrong = await wrongShapes(page, path);
      if (wrong.length > 0) faults[on][path] = wrong;
    };
    await page.setViewportSize(desk);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'load' });
    // Free times arrive after the page.
    if (path.startsWith('/doctors/')) await page.locator('a[data-time]').first().waitFor();
    await noteShapes('desk');
    if (adapted.has(path)) {
      faults.motion.push(...note(await moving(page)));
      faults.links.push(...note(await unmarked(page)));
      // Much of it is on every page.
      faults.targets.push(...note(await leadingNowhere(page)));
      faults.numbers.push(...note(await untappable(page)));
    }
    if (accessible.has(path)) faults.axe.push(...note(await inaccessibleAtBothWidths(page)));
    await page.setViewportSize(phone);
    await noteShapes('phone');
    if (fitting.has(path)) {
      // From a whole screen to the narrowest in one go, then up again.
      await page.setViewportSize({ width: 1440, height: 900 });
      faults.widths.push(...(await misfitsAt(page, path, [320, 390, 768, 1024, 1440, 1920])));
      await setLetters(page, session, 32);
      faults.large.push(...(await misfitsAt(page, path, [390, 640, 1280])));
      await setLetters(page, session, 16);
    }
    if (adapted.has(path)) {
      await page.setViewportSize(desk);
      faults.pointed.push(...(await vanished(page)));
      await page.emulateMedia({ forcedColors: 'active' });
      faults.colours.push(...note(await unseen(page)));
      // A4 without the margins, in CSS pixels.
      await page.setViewportSize({ width: 672, height: 986 });
      await page.emulateMedia({ media: 'print', forcedColors: 'none' });
      faults.paper.push(...note(await misprinted(page)));
    }
  }
});

test('from 320 to 1920 px nothing runs off the side, no word is cut, and every target is 24 px large', () => {
  expect(faults.widths).toEqual([]);
});

test('with text twice as large nothing is lost either, on a phone, in half a window and in a whole one', () => {
  expect(faults.large).toEqual([]);
});

test('axe finds nothing on the public pages, and nothing runs off the side', () => {
  expect(faults.axe).toEqual([]);
});

test.each(['phone', 'desk'] as const)(
  'on a %s only what acts has round ends, and only booking is coral, on every public page',
  (on) => {
    expect(faults[on]).toEqual({});
  },
);

test('where less motion is wanted nothing moves by itself or takes its time', () => {
  expect(faults.motion).toEqual([]);
});

test('a link within a sentence is underlined', () => {
  expect(faults.links).toEqual([]);
});

test('a link to a part of its page has that part', () => {
  expect(faults.targets).toEqual([]);
});

test('every number that one can call is a link that calls it', () => {
  expect(faults.numbers).toEqual([]);
});

test('under a pointer or the focus no word and no icon takes the colour of its ground', () => {
  expect([...new Set(faults.pointed)]).toEqual([]);
});

test('in forced colours every control has an edge, and the focus shows', () => {
  expect(faults.colours).toEqual([]);
});

test('on paper a page is its content: in dark ink, without what can only be pressed, and no wider than the sheet', () => {
  expect(faults.paper).toEqual([]);
});

test('with text twice as large the menu and the search of a phone open below the header, whole', async () => {
  const { page, context } = await browser.open({ viewport: { width: 390, height: 844 } });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/about', { waitUntil: 'load' });
  for (const toggle of ['.menu-toggle', '.search-toggle']) {
    await page.locator(`${toggle} summary`).click();
    expect((await misfits(page)).map((one) => `${toggle} open ${one}`)).toEqual([]);
    await page.locator(`${toggle} summary`).click();
  }
  await page.locator('.menu-toggle summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
});
