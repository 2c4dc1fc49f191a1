/**
 * What people come for, on a phone with a slow network and processor: each journey begins on the home page and ends
 * with its goal on the screen, without scrolling further than people would.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, listening, phone, startBrowser } from './browser.ts';
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

test('a skin doctor who is free is found and booked', async () => {
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

  // Back to the times: the held one is not shown as taken, and the visitor can continue with it.
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

  // From the check, back leads to the details.
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

test('the skin doctors who are free this week are found, with a time one press away', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  const main = page.getByRole('main');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).filter({ visible: true }).first().tap();
  await page.keyboard.type('skin doctor');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  await main.getByRole('link', { name: /free this week/ }).tap();
  await page.waitForURL(/\/doctors\?.*free=week/);
  const doctor = main.getByRole('article').filter({ hasText: 'Dr Ingrid Halvorsen' });
  const next = doctor.getByRole('link', { name: /^Next free: / });
  await next.waitFor();
  expect(await isInView(page, next)).toBe(true);
  await next.tap();
  await page.waitForURL(/\/appointment\?doctor=ingrid-halvorsen/);
  await main
    .getByRole('button', { name: /Dr Ingrid Halvorsen$/ })
    .first()
    .waitFor();
  expectQuiet(visit);
});

test('what the heart check costs and what is in it is found', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  await page.getByRole('banner').locator('summary').filter({ hasText: /menu/i, visible: true }).first().tap();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Packages', exact: true })
    .filter({ visible: true })
    .tap();
  await page.getByRole('link', { name: 'Heart check', exact: true }).tap();
  await page.getByRole('heading', { name: 'Heart check', level: 1 }).waitFor();
  const price = page
    .getByRole('main')
    .getByText(/^£\d+$/)
    .filter({ visible: true })
    .first();
  expect(await isInView(page, price)).toBe(true);
  await page.getByRole('heading', { name: 'What is included' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').getByText('Heart tracing (ECG)').waitFor();
  await page.goBack();
  expect(await isInView(page, page.getByRole('link', { name: 'Heart check', exact: true }))).toBe(true);
  expectQuiet(visit);
});

test('where to go at night with a sick child is said before anything else', async () => {
  const visit = await openSlowPhone();
  const { page } = visit;
  const call = page
    .getByRole('banner')
    .getByRole('link', { name: /Emergency/ })
    .filter({ visible: true });
  expect(await call.getAttribute('href')).toMatch(/^tel:/);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).filter({ visible: true }).first().tap();
  await page.keyboard.type('my baby is sick');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  expect(await isInView(page, page.getByRole('main').getByRole('link', { name: /^Call/ }))).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Paediatrics', exact: true }).tap();
  await page.getByRole('heading', { name: 'Paediatrics', level: 1 }).waitFor();
  await page.getByText(/^At other times, if it cannot wait/).scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('link', { name: 'Where to come' }).tap();
  const band = page.getByRole('region', { name: 'Is it an emergency?' });
  await expect.poll(() => isInView(page, band.getByRole('heading'))).toBe(true);
  expect(await band.innerText()).toMatch(/day and night, every day: .*floor/i);
  expectQuiet(visit);
});
