/**
 * A hospital that speaks German and Arabic besides English: booking, moving and cancelling by the mail's link, islands
 * in the browser, the offer and the switch. Names are looked up in the catalogues, so that a better translation breaks
 * nothing.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Route } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { catalogues } from '../src/words/catalogues.ts';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress, startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { misfits } from './misfits.ts';
import { notTooQuick } from './not-too-quick.ts';
import { weighScripts } from './script-weight.ts';
import { wordsAt } from './words-at.ts';

startMailingHospital();
const browser = startBrowser();
afterEach(() => browser.close());

type Other = 'de' | 'ar';

beforeAll(async () => {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages: ['de', 'ar'] }, headers);
});

/** The translation of a message; a message that is reworded changes here too. */
function say(language: Other, message: string) {
  const found = (catalogues[language] as Record<string, unknown>)[message];
  expect([message, typeof found]).toEqual([message, 'string']);
  return found as string;
}

async function book(visit: Visit, language: Other, doctor: string, email: string, hasScript: boolean) {
  const { page } = visit;
  const slot = (await api(`/appointment/slots?doctor=${doctor}&from=${inDays(20)}&to=${inDays(45)}`))[4];
  await page.goto(
    `/${language}/appointment?doctor=${doctor}&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`,
  );
  // With script, opening the page holds a time and reloads it.
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

test.each([
  ['de', 'with script at a desk', 'clara-hensley', { viewport: desk, javaScriptEnabled: true }],
  ['ar', 'without script on a phone', 'karim-belhadi', { viewport: phone, javaScriptEnabled: false }],
] as const)(
  'in %s a patient books, moves and cancels by the link in the mail, %s',
  async (language, _, doctor, options) => {
    const visit = await browser.open(options);
    const { page } = visit;
    const email = `${language}@example.org`;
    await book(visit, language, doctor, email, options.javaScriptEnabled);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/appointment/manage/`));

    const staff = await staffHeaders();
    const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
    const mail = await api(`/admin/mail/${id}`, staff);
    const links = JSON.stringify(mail).match(/\/[a-z/]*appointment\/manage\/[\w-]{43}/g)!;
    expect([...new Set(links.map((link) => link.split('/')[1]))]).toEqual([language]);

    await page.goto(links[0]!);
    await page.getByRole('link', { name: say(language, 'Move to another time') }).click();
    await page.getByRole('heading', { level: 1, name: say(language, 'Move your appointment') }).waitFor();
    // The first one may be too soon to be cancelled online.
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

test.each(['de', 'ar'])(
  'in %s an island says the same before and after it hydrates, in a document and in an application, and booking loads at most 2 KB of words before it is touched',
  async (language) => {
    const names: unknown[] = [];
    for (const path of ['', '/doctors', '/appointment']) {
      const visit = await browser.open();
      const answers = new Map<string, Promise<Buffer | null>>();
      visit.page.on('response', (response) => {
        const kind = wordsAt(new URL(response.url()), language);
        // An answer that is still loading when the page is left has no body.
        if (kind)
          answers.set(
            kind,
            response.body().catch(() => null),
          );
      });
      const weigh = weighScripts(visit.page);
      await visit.page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
      expect([path, [...answers.keys()].sort()]).toEqual([path, path === '/appointment' ? ['booking'] : []]);
      const { total } = await weigh();
      expect([path, total, total <= (path === '/appointment' ? 120 : 10) * 1024]).toEqual([
        path,
        total,
        true,
      ]);
      const sizes = { booking: 2048, islands: 2048, steps: 4096 };
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
  },
);

test('the next step of a booking waits for its words, and is requested from the server if they do not come', async () => {
  const language = 'de';
  const department = say(language, 'Which department do you need?');
  const answer = await fetch(`${hospitalAddress()}/${language}/api/department/slug/cardiology`);
  const { slug } = (await answer.json()).data;
  const next = `main a[href*="department=${slug}"]`;
  const heading = ({ page }: Visit) => page.locator('main h2[data-step]');
  const openFirst = async (answer: (route: Route) => Promise<void>) => {
    const visit = await browser.open();
    await visit.page.route((url) => wordsAt(url, language) === 'steps', answer);
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

test('a browser that prefers another language is offered it once, by keyboard, until the offer is refused', async () => {
  const language = 'ar';
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

  // An application keeps its frame, and the offer in it.
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
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await page.waitForURL('**/de/departments/kardiologie');
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL('**/departments/cardiology');
});

/** Texts and names in the islands of a page, before and after hydration. */
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
