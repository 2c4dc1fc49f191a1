/**
 * A hospital that speaks German and Arabic besides English: booking, moving and cancelling by the mail's link, an
 * inquiry, the waiting list, search, the switch, and every kind of page. Names are looked up in the catalogues, so
 * that a better word breaks nothing.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogues } from '../src/words/catalogues.ts';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress, startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { misfits } from './misfits.ts';
import { notTooQuick } from './not-too-quick.ts';
import { pages } from './public-pages.ts';
import { weighScripts } from './script-weight.ts';

startMailingHospital();
const browser = startBrowser();
afterEach(() => browser.close());
const shots = process.env.SHOTS;

const others = ['de', 'ar'] as const;
type Other = (typeof others)[number];

beforeAll(async () => {
  const { version } = await api('/settings');
  await send(
    'PUT',
    '/settings/1',
    { languages: others },
    { ...(await staffHeaders()), 'If-Match': `"${version}"` },
  );
});

/** A message of the program in a language; whoever rephrases the English one has to look here too. */
function say(language: Other, message: string) {
  const found = (catalogues[language] as Record<string, unknown>)[message];
  expect([message, typeof found]).toEqual([message, 'string']);
  return found as string;
}

async function freeTimes(doctor: string) {
  return api(`/appointment/slots?doctor=${doctor}&from=${inDays(20)}&to=${inDays(45)}`);
}

async function book(visit: Visit, language: Other, doctor: string, email: string, hasScript: boolean) {
  const { page } = visit;
  const slot = (await freeTimes(doctor))[4];
  await page.goto(
    `/${language}/appointment?doctor=${doctor}&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`,
  );
  // With script a time is held as soon as the page is open, which then comes anew.
  if (hasScript) await page.waitForURL(/hold=/);
  const main = page.getByRole('main');
  await main.getByLabel(say(language, 'Your full name')).fill('Ann Example');
  await main.getByLabel(say(language, 'Email')).first().fill(email);
  await notTooQuick(page);
  await main.getByRole('button', { name: say(language, 'Check your answers') }).click();
  const last = main.getByRole('button', { name: say(language, 'Book this appointment') });
  await last.waitFor();
  await notTooQuick(page);
  await last.click();
  await page.getByRole('heading', { level: 1, name: say(language, 'Your appointment is booked') }).waitFor();
  return slot;
}

describe.each(others)('in %s', (language) => {
  test.each([
    ['with script at a desk', 'clara-hensley', { viewport: desk, javaScriptEnabled: true }],
    ['without script on a phone', 'karim-belhadi', { viewport: phone, javaScriptEnabled: false }],
  ] as const)(
    'a patient books, moves and cancels by the link in the mail, %s',
    async (how, doctor, options) => {
      const visit = await browser.open(options);
      const { page } = visit;
      const email = `${language}-${how.length}@example.org`;
      await book(visit, language, doctor, email, options.javaScriptEnabled);
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/appointment/manage/`));
      if (shots)
        await page.screenshot({ path: `${shots}/booked-${language}-${how.length}.png`, fullPage: true });

      const staff = await staffHeaders();
      const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
      const mail = await api(`/admin/mail/${id}`, staff);
      const links = JSON.stringify(mail).match(/\/[a-z/]*appointment\/manage\/[\w-]{43}/g)!;
      expect([...new Set(links.map((link) => link.split('/')[1]))]).toEqual([language]);

      await page.goto(links[0]!);
      await page.getByRole('link', { name: say(language, 'Move to another time') }).click();
      await page.getByRole('heading', { level: 1, name: say(language, 'Move your appointment') }).waitFor();
      // The first may be too soon to be cancelled online.
      await page
        .locator('main')
        .getByRole('button', { name: /\d\d:\d\d/ })
        .or(page.locator('main a[href*="start="]'))
        .last()
        .click();
      await page.getByRole('button', { name: say(language, 'Move my appointment') }).click();
      await page
        .getByRole('heading', { level: 1, name: say(language, 'Your appointment has been moved') })
        .waitFor();

      await page.getByRole('link', { name: say(language, 'Cancel this appointment') }).click();
      await page.getByRole('button', { name: say(language, 'Cancel my appointment') }).click();
      await page
        .getByRole('heading', { level: 1, name: say(language, 'This appointment is cancelled') })
        .waitFor();
      expectQuiet(visit);
    },
  );

  test('without script a patient finds a doctor, asks a question and joins the waiting list', async () => {
    const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
    const { page } = visit;
    const main = page.getByRole('main');
    const isIn = () => expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/`));
    await page.goto(`/${language}/search?q=${asked[language]}`);
    await main.locator('a[href*="/departments/"]').first().click();
    isIn();

    await page.goto(`/${language}/doctors`);
    await main.locator('summary', { hasText: say(language, 'Filters') }).click();
    const [slug, name] = heart[language];
    await main.getByLabel(say(language, 'Department|label'), { exact: true }).selectOption({ label: name });
    await main.getByRole('button', { name: say(language, 'Apply') }).click();
    await page.waitForURL(new RegExp(`department=${slug}`));
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await main.getByRole('heading', { level: 1 }).waitFor();
    isIn();
    await main.locator(`a[href^="/${language}/appointment?doctor="]`).first().click();
    await main.getByRole('heading', { level: 1, name: say(language, 'Book an appointment') }).waitFor();

    const email = `asks-${language}@example.org`;
    await page.goto(`/${language}/contact`);
    await main.getByLabel(say(language, 'Your name')).fill('Ann Example');
    await main.getByLabel(say(language, 'Email')).first().fill(email);
    await main.getByLabel(say(language, 'Your message')).fill('?');
    await notTooQuick(page);
    await main.getByRole('button', { name: say(language, 'Send your message') }).click();
    await page.getByRole('heading', { level: 1, name: say(language, 'We have your message') }).waitFor();
    isIn();

    // Nobody works then, so no time is free.
    const sunday = new Date(Date.now() + (14 - new Date().getUTCDay()) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    await page.goto(`/${language}/appointment/waitlist?doctor=clara-hensley`);
    for (const name of ['First day', 'Last day'])
      await main.getByRole('textbox', { name: say(language, name) }).fill(sunday);
    await main.getByLabel(say(language, 'Your name')).fill('Ann Example');
    await main.getByLabel(say(language, 'Email')).first().fill(email);
    await notTooQuick(page);
    await main.getByRole('button', { name: say(language, 'Join the waiting list') }).click();
    await page.getByRole('heading', { level: 1, name: say(language, 'We have emailed you') }).waitFor();
    isIn();
    const staff = await staffHeaders();
    const mails: { subject: string }[] = await api(`/admin/mail?q=${email}`, staff);
    const begins = ['You are on the waiting list', 'Your message to {hospital} ({reference})'].map(
      (subject) => say(language, subject).split('{')[0]!,
    );
    expect(begins.filter((begin) => !mails.some(({ subject }) => subject.startsWith(begin)))).toEqual([]);
    expectQuiet(visit);
  });

  test('every kind of page speaks it, keeps to its addresses, fits at every width and can be used by everybody', async () => {
    const { page } = await browser.open();
    const found: string[] = [];
    for (const path of pages) {
      const address = path === '/' ? `/${language}` : `/${language}${path}`;
      await page.setViewportSize(desk);
      await page.goto(address, { waitUntil: 'load' });
      const frame = await page.evaluate(() => [
        document.documentElement.lang,
        getComputedStyle(document.body).direction,
      ]);
      expect([address, ...frame]).toEqual([address, `${language}-GB`, language === 'ar' ? 'rtl' : 'ltr']);
      found.push(...(await strayLinks(page, language)).map((href) => `${address} leads to ${href}`));
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await misfits(page)).map((one) => `${address} at ${width} px ${one}`));
        if (width === 390) found.push(...(await violations(page)).map((one) => `${address}: ${one}`));
        if (shots && width !== 320)
          await page.screenshot({
            path: `${shots}/${address.replaceAll(/\W+/g, '-')}-${width}.png`,
            fullPage: width === 390,
          });
      }
    }
    expect(found).toEqual([]);
  });

  test('an island says the same once it is awake, in a document and in an application, and before anything is touched booking loads 2 KB of words at most', async () => {
    const names: unknown[] = [];
    for (const path of ['', '/doctors', '/appointment']) {
      const visit = await browser.open();
      const answers = new Map<string, Promise<Buffer | null>>();
      visit.page.on('response', (response) => {
        const [, kind] = /\/words-([a-z-]+)-(?:de|ar)-/.exec(response.url()) ?? [];
        // Of what a page still loads while it is left there is no body.
        if (kind)
          answers.set(
            kind,
            response.body().catch(() => null),
          );
      });
      const weigh = weighScripts(visit.page);
      await visit.page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
      expect([path, [...answers.keys()]]).toEqual([path, path === '/appointment' ? ['application'] : []]);
      const { total } = await weigh();
      expect([path, total, total <= (path === '/appointment' ? 120 : 10) * 1024]).toEqual([
        path,
        total,
        true,
      ]);
      const sizes = { application: 2048, later: 3072, 'search-box': 1024, 'date-field': 1024 };
      const woken = await wake(visit.page);
      expect([path, woken.after]).toEqual([path, woken.before]);
      names.push(...woken.names);
      for (const [kind, answer] of answers) {
        const body = await answer;
        const size = body ? brotliCompressSync(body).length : 0;
        expect([kind, size, size <= sizes[kind as keyof typeof sizes]]).toEqual([kind, size, true]);
      }
      expectQuiet(visit);
    }
    expect(new Set(names)).toEqual(new Set(['search-box', 'date-field']));
  });

  test('the next step of a booking waits for its words, and is asked of the server where they do not come', async () => {
    const department = say(language, 'Which department do you need?');
    const answer = await fetch(`${hospitalAddress()}/${language}/api/department/slug/cardiology`);
    const { slug } = (await answer.json()).data;
    const next = `main a[href*="department=${slug}"]`;
    const heading = ({ page }: Visit) => page.locator('main h2[data-step]');
    const openFirst = async (answer: (route: Route) => Promise<void>) => {
      const visit = await browser.open();
      await visit.page.route(/words-later-/, answer);
      await visit.page.goto(`/${language}/appointment`, { waitUntil: 'networkidle' });
      await visit.page.evaluate(() => Object.assign(window, { isSame: true }));
      expect(await heading(visit).textContent()).toBe(department);
      return visit;
    };
    const { promise: late, resolve: send } = Promise.withResolvers<void>();
    const visit = await openFirst(async (route) => {
      await late;
      await route.continue();
    });
    await visit.page.locator(next).click();
    await visit.page.waitForURL(/department=/);
    expect(await heading(visit).textContent()).toBe(department);
    send();
    const question = say(language, 'Who would you like to see in {department}?');
    const asked = new RegExp(question.replace('?', '\\?').replace('{department}', '.+'));
    await visit.page.getByRole('heading', { level: 2, name: asked }).waitFor();
    expect(await visit.page.evaluate(() => 'isSame' in window)).toBe(true);
    expectQuiet(visit);

    const cut = await openFirst((route) => route.abort());
    await cut.page.locator(next).click();
    await cut.page.getByRole('heading', { level: 2, name: asked }).waitFor();
  });

  test('what is typed into the search of the booking page is answered in its language', async () => {
    const visit = await browser.open();
    await visit.page.goto(`/${language}/appointment`);
    await visit.page.locator('[data-search-toggle] summary').click();
    const field = visit.page.getByRole('combobox', {
      name: say(language, 'Search for a doctor, a department or a service'),
    });
    await field.pressSequentially('Hensley');
    const words = language === 'ar' ? '\u2068Hensley\u2069' : 'Hensley';
    const all = say(language, 'All results for “{words}”').replace('{words}', words);
    await visit.page.getByRole('option', { name: all }).waitFor();
    expectQuiet(visit);
  });

  test('a browser that prefers it is offered it once, by keyboard, until the offer is refused', async () => {
    const visit = await browser.open({ locale: `${language}-EG`, viewport: phone });
    const { page } = visit;
    await page.goto('/departments');
    const line = page.locator('.language-offer:visible');
    await line.waitFor();
    expect(await line.getAttribute('lang')).toBe(language);
    expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(
      `/${language}/departments`,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${language}/departments`);
    expect(await line.count()).toBe(0);
    expect(await visit.context.cookies()).toEqual([]);

    // An application keeps its frame, and what it offers.
    await page.goto('/appointment');
    await line.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await line.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await line.getByRole('button').press('Enter');
    expect(await line.count()).toBe(0);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(await line.count()).toBe(0);
    expectQuiet(visit);
  });

  test('the switch leads to the same page in another language and back', async () => {
    const { page } = await browser.open();
    await page.goto('/departments/cardiology');
    const own = new Intl.DisplayNames(language, { type: 'language' }).of(language)!;
    await page.getByRole('banner').getByRole('link', { name: own, exact: true }).click();
    // At its own address in German; in Arabic, at that of the main language.
    const slug = language === 'de' ? 'kardiologie' : 'cardiology';
    await page.waitForURL(`**/${language}/departments/${slug}`);
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL('**/departments/cardiology');
    expect(new URL(page.url()).pathname).toBe('/departments/cardiology');
  });
});

/** Texts and names in the islands of a page, before they wake and after. */
async function wake(page: Visit['page']) {
  return page.evaluate(async () => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    const texts = () =>
      islands.flatMap((island) => [
        island.textContent,
        ...['placeholder', 'aria-label'].flatMap((name) =>
          [...island.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
        ),
      ]);
    const before = texts();
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const isAwake = (island: HTMLElement) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer'));
    while (!islands.every(isAwake)) await new Promise((done) => setTimeout(done, 20));
    await new Promise((done) => setTimeout(done, 200));
    return { before, after: texts(), names: islands.map(({ dataset }) => dataset.island) };
  });
}

/** What a patient types for the heart, and its department: its address and its name. */
const asked = { de: 'herz', ar: 'القلب' } as const;
const heart = { de: ['kardiologie', 'Kardiologie'], ar: ['cardiology', 'أمراض القلب'] } as const;

test('in Arabic a patient searches and books by keyboard alone, and arrows go where they point', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const tabTo = async (what: Locator) => {
    await what.waitFor();
    for (let tabs = 0; tabs < 150; tabs++) {
      if (await what.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${what}.`);
  };
  await page.goto('/ar/about');
  await tabTo(page.getByRole('banner').locator('[data-search-toggle] > summary'));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'header-search');
  await page.keyboard.type(asked.ar, { delay: 20 });
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ar\/departments\/cardiology$/);

  const { localDate, startsAt } = (await freeTimes('margaret-lindqvist'))[4];
  await page.goto(
    `/ar/appointment?doctor=margaret-lindqvist&month=${localDate.slice(0, 7)}&day=${localDate}`,
  );
  const main = page.getByRole('main');
  const day = main
    .locator(`[data-day="${localDate}"], button[value="${localDate}"], a[href*="day=${localDate}"]`)
    .first();
  expect([startsAt, await day.count()]).toEqual([startsAt, 1]);
  const time = main.getByRole('button', { name: /[\d٠-٩]{2}:[\d٠-٩]{2}/ }).first();
  await tabTo(time);
  await page.keyboard.press('Enter');
  await page.waitForURL(/hold=/);
  await tabTo(main.getByLabel(say('ar', 'Your full name')));
  await page.keyboard.type('ليلى حسون');
  await tabTo(main.getByLabel(say('ar', 'Email')).first());
  await page.keyboard.type('layla@example.org');
  await notTooQuick(page);
  await page.keyboard.press('Enter');
  const last = main.getByRole('button', { name: say('ar', 'Book this appointment') });
  await tabTo(last);
  await notTooQuick(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: say('ar', 'Your appointment is booked') }).waitFor();
  expectQuiet(visit);
});

/** Links and forms that leave the language, besides the switch. */
function strayLinks(page: Visit['page'], language: string) {
  return page.evaluate((prefix) => {
    const inNone = /^\/(admin|api|media|assets|social|theme)(\/|$)|\.(csv|ics|xml)$/;
    return [...document.querySelectorAll<HTMLElement>('a[href], form[action]')]
      .filter((element) => !element.closest('.languages, .language-offer'))
      .map(
        (element) => new URL(element.getAttribute(element.matches('a') ? 'href' : 'action')!, location.href),
      )
      .filter(({ origin, pathname }) => origin === location.origin && !inNone.test(pathname))
      .filter(({ pathname }) => pathname !== prefix && !pathname.startsWith(`${prefix}/`))
      .map(({ pathname, search }) => pathname + search);
  }, `/${language}`);
}
