/**
 * Visits every kind of public page on the narrowest phone and at a desk, in English and in a right-to-left
 * pseudo-language with longer words. What pages say and where they lead is tested without a browser.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, narrow, phone, startBrowser } from './browser.ts';
import { expectAccessible, expectAccessibleAtBothWidths, violations } from './expect-accessible.ts';
import { api, send } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { misfits } from './misfits.ts';
import { notTooQuick } from './not-too-quick.ts';
import { startPseudoHospital, withPseudoWords } from './pseudo-hospital.ts';
import { pages } from './public-pages.ts';

const browser = startBrowser();
startPseudoHospital();
afterEach(() => browser.close());

const sizes = [desk, narrow];

/** The link of a new appointment, far enough ahead to be moved. */
async function manageLink() {
  const [slot] = await api(`/appointment/slots?doctor=clara-hensley&from=${inDays(20)}&to=${inDays(40)}`);
  const { doctorId, startsAt } = slot;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'crawl@example.org' };
  return new URL((await send('POST', '/appointment', booking)).manageUrl).pathname;
}

/** The step of booking that asks who comes. */
async function detailsStep() {
  const [slot] = await api('/appointment/soonest?doctor=karim-belhadi');
  return `/appointment?doctor=karim-belhadi&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`;
}

/** Sets the text size of the browser itself, which also scales widths in `em`. */
async function setLetters(page: Page, session: CDPSession, size: number) {
  const fontSizes = { standard: size, fixed: Math.round(size * 0.8125) };
  await session.send('Page.setFontSizes', { fontSizes });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

/** Findings on each page, two pages at a time, so that one computes while the other waits. */
async function crawl(
  paths: string[],
  look: (page: Page, path: string) => Promise<string[]>,
  isPseudo = false,
) {
  const found: string[] = [];
  const rest = [...paths];
  async function lane() {
    const { page, context, complaints } = await browser.open();
    if (isPseudo) await withPseudoWords(context);
    for (let path = rest.shift(); path; path = rest.shift()) {
      await page.setViewportSize(desk);
      await page.goto(path, { waitUntil: 'load' });
      // Free times arrive after the page.
      if (/\/doctors\/./.test(path)) await page.locator('a[data-time]').first().waitFor();
      const ofPage = await look(page, path);
      // The browser logs the status of a missing page.
      ofPage.push(...complaints.splice(0).filter((one) => !/404 .*no-such-page/.test(one)));
      found.push(...ofPage.map((one) => `${path}: ${one}`));
    }
  }
  await Promise.all([lane(), lane()]);
  return found;
}

test('from 320 to 1440 px nothing runs off the side or is cut, axe finds nothing, only booking is coral, and the browser has no complaint', async () => {
  const manage = await manageLink();
  const all = [...pages, await detailsStep(), manage, `${manage}?move`, `${manage}?cancel`, '/admin'];
  const found = await crawl(all, async (page) => {
    const ofPage = await coralElsewhere(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const one of [...(await misfits(page)), ...(await violations(page))])
        ofPage.push(`at ${size.width} px ${one}`);
    }
    return ofPage;
  });
  expect(found).toEqual([]);
});

test('from right to left, with words two fifths longer, nothing runs off the side or is cut', async () => {
  const kinds = pages
    .filter((path) => !path.includes('?') || /compare|q=zzzz|picture=2|doctor=clara|answer=no/.test(path))
    .map((path) => `/de${path === '/' ? '' : path}`);
  /** A long word of an entry may break in a narrow column; a word of the program, in other letters, may not. */
  const ofContent = /^breaks “\(?[a-zäöüß]+\)?”/i;
  const look = async (page: Page) => {
    const ofPage: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const one of await misfits(page, { direction: 'rtl' }))
        if (!ofContent.test(one)) ofPage.push(`at ${size.width} px ${one}`);
    }
    return ofPage;
  };
  expect(await crawl(kinds, look, true)).toEqual([]);
});

test('with text twice as large nothing is lost on a phone, and its menu and search open below the header in full', async () => {
  const found = await crawl(pages, async (page) => {
    await page.setViewportSize(phone);
    const session = await page.context().newCDPSession(page);
    await setLetters(page, session, 32);
    const ofPage = await misfits(page);
    await setLetters(page, session, 16);
    await session.detach();
    return ofPage;
  });
  expect(found).toEqual([]);
  const { page, context } = await browser.open({ viewport: phone });
  await page.goto('/about', { waitUntil: 'load' });
  await setLetters(page, await context.newCDPSession(page), 32);
  for (const toggle of ['.menu-toggle', '.search-toggle']) {
    await page.locator(`${toggle} summary`).click();
    expect((await misfits(page)).map((one) => `${toggle} open ${one}`)).toEqual([]);
    await page.locator(`${toggle} summary`).click();
  }
});

test('words are readable, also hovered or focused; in forced colours controls have edges, on paper a page is its content, and with less motion nothing moves', async () => {
  const kinds = pages.filter((path) => !path.includes('?') || /compare|picture|department=card/.test(path));
  const found = await crawl(kinds, async (page) => {
    const ofPage = [...(await moving(page)), ...(await unreadable(page)), ...(await vanished(page))];
    await page.emulateMedia({ forcedColors: 'active' });
    ofPage.push(...(await unseen(page)));
    // A4 without its margins, in CSS pixels.
    await page.setViewportSize({ width: 672, height: 986 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    ofPage.push(...(await misprinted(page)));
    await page.emulateMedia({ media: 'screen' });
    return ofPage;
  });
  expect(found).toEqual([]);
});

test.each([
  ['at a desk', desk],
  ['on a phone', phone],
])(
  'axe finds nothing in the menus, the search, the filters and the sections that open, %s',
  async (_, viewport) => {
    const { page } = await browser.open({ viewport });
    const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
    for (const path of ['/', '/departments/cardiology', '/doctors', '/news', '/packages/heart-check']) {
      await page.goto(path);
      const frame = path === '/' ? page.locator('summary') : page.getByRole('main').locator('summary');
      for (const [place, opener] of (await frame.filter({ visible: true }).all()).entries()) {
        await opener.press('Enter');
        await expectAccessible(page, `${path}, section ${place + 1}`);
        await page.keyboard.press('Escape');
        if (await opener.evaluate((one) => one.closest('details')?.open)) await page.keyboard.press('Enter');
        expect([path, place, await hasFocus(opener)]).toEqual([path, place, true]);
      }
    }
    await page.getByRole('banner').locator('[data-search-toggle] > summary').press('Enter');
    await page.getByRole('banner').getByRole('combobox').fill('heart');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'a suggestion chosen');
  },
);

test('axe finds nothing on a refused inquiry and its receipt', async () => {
  const { page } = await browser.open();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send your message' }).click();
  await page.locator('.error-summary').waitFor();
  await expectAccessibleAtBothWidths(page, 'refused');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Axe Example');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('axe@example.org');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is this readable?');
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Send your message' }).click();
  await page.locator('[data-reference]').waitFor();
  await expectAccessibleAtBothWidths(page, 'receipt');
});

/** What is coral and books nothing. */
function coralElsewhere(page: Page) {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    const corals = ['coral', 'coral-bright', 'coral-deep'].map((name) => {
      probe.style.color = root.getPropertyValue(`--color-${name}`);
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const coral = [...document.body.querySelectorAll('*')].filter((one) => {
      const { backgroundColor, color } = getComputedStyle(one);
      const isCoral = corals.includes(backgroundColor) || corals.includes(color);
      return isCoral && !one.closest('svg') && one.checkVisibility({ visibilityProperty: true });
    });
    if (location.pathname === '/' && coral.length === 0) return ['nothing is coral'];
    return coral
      .filter((one) => !one.closest('a[href*="/appointment"], .booking-number'))
      .filter((one) => !/^(Book|Send the request)/.test(one.textContent))
      .map((one) => `coral: ${one.outerHTML.slice(0, 120)}`);
  });
}

/** What moves on its own or takes its time. */
function moving(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
          const isAnimated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return /[1-9]/.test(transitionDuration) || isAnimated;
        }),
      )
      .map((element) => `moves: ${element.outerHTML.slice(0, 120)}`),
  );
}

/** Colours are checked by name in src/web/contrast.test.ts; here, that each is on a ground meant for it. */
const unreadable = (page: Page) => violations(page, undefined, ['color-contrast']);

/** What axe cannot read while everything that can be pressed is hovered and focused. */
async function vanished(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const selector = ':is(a, button, summary, label):not([hidden])';
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ['hover', 'focus', 'focus-visible'];
  await Promise.all(
    nodeIds.map((nodeId) => protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  const found = await unreadable(page);
  await protocol.detach();
  return found.map((one) => `under a pointer ${one}`);
}

/** Controls without an edge, and focus that does not show. */
async function unseen(page: Page) {
  const found = await page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
      return (/[1-9]/.test(borderWidth) && borderStyle !== 'none') || outlineStyle !== 'none';
    };
    // The browser draws these itself, and a field may share a frame with its button.
    const isDrawn = (one: Element) => one.matches('[type=checkbox], [type=radio], [type=range], .sr-only *');
    const framesOf = (one: Element) => [one.parentElement, one.closest('form'), one.closest('.search-box')];
    const isFramed = (one: Element) =>
      one.matches('input') && framesOf(one).some((frame) => frame && hasEdge(frame));
    return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !isDrawn(one) && !isFramed(one) && !hasEdge(one))
      .map((one) => `has no edge: ${one.outerHTML.slice(0, 140)}`);
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isShown = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isShown ? found : [...found, 'the focus does not show'];
}

function misprinted(page: Page) {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('.site-header, .side-bar, .site-footer, nav')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => `${one.className || one.getAttribute('aria-label')} is printed`);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`${over} px beside the sheet`);
    if (!document.querySelector('h1')?.checkVisibility()) found.push('has no title on paper');
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd)')) {
      const channels = getComputedStyle(one).color.match(/[\d.]+/g)!;
      const isPale = Math.min(...channels.slice(0, 3).map(Number)) > 140;
      if (isPale && one.checkVisibility() && one.textContent.trim())
        found.push(`pale: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}
