/**
 * What people come for, on a phone with a slow network and processor: each journey begins on the home page and ends
 * with its goal on the screen, without more scrolling than people would do.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, listening, phone, startBrowser } from './browser.ts';
import { api } from './hospital-api.ts';
import { notTooQuick } from './not-too-quick.ts';

const browser = startBrowser();
afterEach(() => browser.close());

async function openSlowPhone() {
  const visit = await browser.open({ viewport: phone, hasTouch: true, isMobile: true } as object);
  const session = await visit.context.newCDPSession(visit.page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await visit.page.goto('/', { waitUntil: 'load' });
  return visit;
}

/** Whether it is visible without scrolling, below the fixed header. */
async function isInView(page: Page, what: Locator) {
  const box = (await what.boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  return box.y >= header.height - 1 && box.y + box.height <= phone.height;
}

test('a free skin doctor is found and booked', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  const main = page.getByRole('main');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).filter({ visible: true }).first().tap();
  await page.keyboard.type('skin');
  await page.getByRole('option', { name: /Dr Ingrid Halvorsen/ }).tap();
  const book = main.getByRole('link', { name: 'See free times and book' });
  await book.waitFor();
  expect(await isInView(page, book)).toBe(true);
  await book.tap();
  await page.waitForURL(/\/appointment/);
  await listening(page);

  const times = main.getByRole('button', { name: /Dr Ingrid Halvorsen$/ });
  const wanted = (await times.last().getAttribute('aria-label'))!;
  await times.last().tap();
  await page.waitForURL(/hold=/);
  const step = main.getByRole('heading', { name: 'Your details' });
  await expect.poll(() => isInView(page, step)).toBe(true);

  // Back at the times, the held one is not shown as taken, and the visitor can continue with it.
  await page.goBack();
  await main.getByText(/We are still holding/).waitFor();
  await main.getByRole('link', { name: 'Continue with this time' }).tap();
  await main.getByRole('textbox', { name: 'Your full name' }).fill('Petra Lindt');
  await main.getByRole('textbox', { name: /^Email/ }).fill('petra.lindt@example,org');
  await main.getByRole('textbox', { name: /^Phone/ }).fill('020 7946 0958');
  await notTooQuick(page);
  await main.getByRole('button', { name: 'Check your answers' }).last().tap();
  const wrong = page.locator('[aria-invalid=true]');
  await wrong.waitFor();
  expect(await wrong.getAttribute('name')).toBe('email');
  await expect.poll(() => isInView(page, main.getByText(/^Enter an email address/))).toBe(true);
  await expect.poll(() => isInView(page, main.locator('label', { hasText: /^Email/ }))).toBe(true);
  await wrong.fill('petra.lindt@example.org');
  await main.getByRole('button', { name: 'Check your answers' }).last().tap();
  const confirm = main.getByRole('button', { name: 'Book this appointment' });
  await confirm.waitFor();

  // From the check, going back leads to the details.
  await page.goBack();
  await main.getByRole('button', { name: 'Check your answers' }).last().waitFor();
  expect(await main.getByRole('textbox', { name: 'Your full name' }).inputValue()).toBe('Petra Lindt');
  await notTooQuick(page);
  await main.getByRole('button', { name: 'Check your answers' }).last().tap();
  await notTooQuick(page);
  await confirm.tap();
  await page.waitForURL(/\/appointment\/manage\//);
  await expect.poll(() => main.innerText()).toContain(wanted.split(', ').at(-2));
  expectQuiet(visit);
});

test('the heart check is found with its price and free times', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  const main = page.getByRole('main');
  await page.getByRole('combobox').filter({ visible: true }).first().tap();
  await page.keyboard.type('heart check');
  await page.getByRole('option', { name: /^Heart check/ }).tap();
  await page.waitForURL(/\/packages\/heart-check/);
  const price = main
    .getByText(/^£\d+$/)
    .filter({ visible: true })
    .first();
  expect(await isInView(page, price)).toBe(true);
  await main.getByRole('link', { name: 'Book an appointment' }).first().tap();
  await page.waitForURL(/\/appointment/);
  await main.getByRole('link', { name: /^Any doctor/ }).tap();
  await main
    .getByRole('button', { name: /Dr .+$/ })
    .first()
    .waitFor();
  await main.getByText('Heart check').first().waitFor();
  expectQuiet(visit);
});

test('a visitor with a fever at night first reads when to call, and then where to go', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  const main = page.getByRole('main');
  const call = page
    .getByRole('banner')
    .getByRole('link', { name: /Emergency/ })
    .filter({ visible: true });
  expect(await call.getAttribute('href')).toMatch(/^tel:/);
  await page.getByRole('combobox').filter({ visible: true }).first().tap();
  await page.keyboard.type('fever at night');
  await page.getByRole('option', { name: /^Fever in children/ }).tap();
  await page.waitForURL(/\/conditions\/fever-in-children/);
  expect(await isInView(page, main.getByRole('heading', { name: 'Call 999 now if' }))).toBe(true);
  expect(await main.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999');
  await main.getByRole('link', { name: 'the Emergency department' }).tap();
  await page.waitForURL(/\/departments\/emergency/);
  await page.getByRole('heading', { name: 'Emergency', level: 1 }).waitFor();
  expectQuiet(visit);
});

test('“where do I park” leads in two taps to the price of parking, and the number is there to tap', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  await page.getByRole('combobox').filter({ visible: true }).first().tap();
  await page.keyboard.type('where do i park');
  await page
    .getByRole('option', { name: /^Parking/ })
    .first()
    .tap();
  await page.waitForURL(/\/patients-and-visitors\/parking$/);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What it costs' })
    .tap();
  await page.waitForURL(/#part-what-it-costs$/);
  const place = main.getByRole('heading', { name: 'What it costs' });
  await expect.poll(async () => (await place.boundingBox())!.y).toBeLessThan(phone.height / 3);
  expect((await place.boundingBox())!.y).toBeGreaterThan(0);
  const [{ phone_number }] = await api('/contact');
  const number = phone_number.split(',')[0];
  expect(await main.getByRole('link', { name: `Call ${number}` }).getAttribute('href')).toBe(
    `tel:${number.replaceAll(' ', '')}`,
  );
  expectQuiet(visit);
});
