/** What works offline: visited pages, phone numbers, and one's own appointment. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { api, send } from './hospital-api.ts';
import { inDays } from './in-days.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A visitor whose service worker has filled its first cache. */
async function visitor() {
  const visit = await browser.open({ viewport: phone, serviceWorkers: 'allow' } as never);
  await visit.page.goto('/');
  await expect
    .poll(() => kept(visit.page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/', '/offline']));
  return visit;
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const offline = (context: BrowserContext, is: boolean) => context.setOffline(is);

async function bookOne() {
  const [slot] = await api(`/appointment/slots?doctor=clara-hensley&from=${inDays(20)}&to=${inDays(40)}`);
  const { doctorId, startsAt } = slot;
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const booked = await send('POST', '/appointment', { doctorId, startsAt, name: 'Ann Example', email });
  return { path: new URL(booked.manageUrl).pathname, reference: booked.reference as string };
}

test('visited pages open without a network and say so, any other address shows the phone numbers, and back online all is current', async () => {
  const visit = await visitor();
  const { page, context } = visit;
  await page.goto('/departments/cardiology');
  await expect.poll(() => kept(page)).toContain('/departments/cardiology');
  const now = page.getByText(/^(Open|Closed) (now|today)$/).first();
  expect(await now.isVisible()).toBe(true);
  await offline(context, true);
  await page.goto('/departments/cardiology');
  await page.getByRole('heading', { level: 1, name: 'Cardiology' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
  // What was so then is not shown as current.
  expect(await now.isVisible()).toBe(false);
  // It looks as before: the stylesheet and the typeface are cached too.
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)).toContain(
    'Figtree',
  );
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);

  await page.goto('/departments/neurology');
  await page.getByRole('heading', { level: 1, name: 'You are offline.' }).waitFor();
  const main = page.getByRole('main');
  const [{ emergencyPhone, location, phone_number, openingHours }] = await api('/contact');
  for (const text of [
    emergencyPhone,
    location.split('\n')[0],
    phone_number.split(',')[0].trim(),
    `${openingHours[0].from} to ${openingHours[0].to}`,
  ])
    await main.getByText(text).first().waitFor();
  expect(await main.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  visit.complaints.splice(0);
  await offline(context, false);
  // The requested page loads without a press.
  await page.getByRole('heading', { level: 1, name: 'Neurology' }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'You are offline' }).isVisible()).toBe(false);
  expectQuiet(visit);
});

test('a step of booking without a network is the offline page, and continues where the press led once the network is back', async () => {
  const visit = await visitor();
  const { page, context } = visit;
  await page.goto('/appointment?doctor=clara-hensley');
  const day = page.getByRole('link', { name: /free times?$/ }).last();
  const [words] = (await day.getAttribute('aria-label'))!.split(/, \d+ free/);
  await offline(context, true);
  await day.click();
  await page.getByRole('heading', { level: 1, name: 'You are offline.' }).waitFor();
  visit.complaints.splice(0);
  await offline(context, false);
  await page.getByRole('heading', { name: words!, exact: true }).waitFor();
  expectQuiet(visit);
});

test('nothing personal is cached: no booking, no search, no staff area, no API call, no address with a query', async () => {
  const { page } = await visitor();
  const { path } = await bookOne();
  for (const one of [
    '/search?q=pregnancy',
    '/doctors?q=knee',
    '/appointment',
    `${path}?booked`,
    '/admin',
    '/newsletter',
  ])
    await page.goto(one);
  await page.goto('/about');
  await expect.poll(() => kept(page)).toContain('/about');
  expect((await kept(page)).filter((one) => !['/', '/about', '/offline'].includes(one))).toEqual([]);
  const files = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url);
  });
  expect(files.filter((url) => /\/api\/|\.data|token|manage|admin/.test(url))).toEqual([]);
});

test('a visitor’s own appointment opens without a network, until it is removed from the device or cancelled', async () => {
  const visit = await visitor();
  const { page, context } = visit;
  const { path, reference } = await bookOne();
  const shown = page.getByRole('region', { name: 'On this device' });
  /** Opens an unvisited address: back online it loads without a press, and is cached from then on. */
  const withoutNetwork = async (address: string) => {
    await offline(context, true);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'You are offline.' }).waitFor();
  };
  await page.goto(`${path}?booked`);
  const notice = page.getByRole('region', { name: 'When you are offline' });
  await notice.getByText('saved on this device until').waitFor();
  await withoutNetwork('/gallery');
  await shown.getByText(reference).waitFor();
  await shown.getByText('Clara Hensley').waitFor();
  // Other users of this device can read it, but not move or cancel it.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    path.split('/').at(-1),
  );
  await shown.getByRole('button', { name: 'Remove from this device' }).click();
  await shown.waitFor({ state: 'hidden' });

  await offline(context, false);
  await page.getByRole('heading', { level: 1, name: 'You are offline.' }).waitFor({ state: 'hidden' });
  await page.waitForLoadState();
  await page.goto(path);
  await notice.getByText('Nothing about this appointment is saved').waitFor();
  await notice.getByRole('button', { name: 'Save it on this device' }).click();
  await notice.getByText('saved on this device until').waitFor();
  await page.goto(`${path}?cancel`);
  await page.getByRole('button', { name: 'Cancel my appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await withoutNetwork('/packages');
  await shown.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
