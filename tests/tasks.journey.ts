import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { isInView } from './is-in-view.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A visitor with a phone who searches from the home page, and counts taps from then on. */
async function searching(words: string) {
  const visit = await browser.open({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = visit;
  const main = page.getByRole('main');
  let taps = 0;
  await page.goto('/');
  const field = main.getByRole('combobox', { name: /search/i }).first();
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  async function tap(what: Locator) {
    taps++;
    await what.first().tap();
  }
  return { visit, page, main, tap, taps: () => taps };
}

async function expectInView(what: Locator) {
  await what.first().waitFor();
  await expect
    .poll(() => what.first().evaluate(isInView), { message: await what.first().innerText() })
    .toBe(true);
}

test('“skin doctor this week”: a time with the dermatologist is held within four taps', async () => {
  const { visit, page, main, tap, taps } = await searching('skin doctor this week');
  const thisWeek = main.getByRole('link', { name: 'Which of these doctors are free this week?' });
  await expectInView(thisWeek);
  await tap(thisWeek);
  await page.waitForURL(/\/doctors\?.*free=week/);
  await main.getByRole('heading', { name: 'Dr Ingrid Halvorsen' }).waitFor();
  await tap(main.getByRole('link', { name: /^Next free: .*Halvorsen/ }));
  await page.waitForURL(/\/appointment\?/);
  // If the link leads to the times, the first of them takes one more tap.
  const time = main.getByRole('button', { name: /, \d\d:\d\d, Dr Ingrid Halvorsen$/ });
  const held = main.getByText(/We are holding this time for you until \d\d:\d\d/);
  await time.or(held).first().waitFor();
  if (await time.first().isVisible()) await tap(time);
  await expectInView(held);
  await expectInView(main.getByText('Dr Ingrid Halvorsen').first());
  expect(taps()).toBeLessThanOrEqual(4);
  expectQuiet(visit);
});

test('“my child has a fever at night”: when to call 999 is in view within four taps', async () => {
  const { visit, page, main, tap, taps } = await searching('my child has a fever at night');
  // Before any tap the search itself says what cannot wait, with the number to press.
  await expectInView(main.getByRole('link', { name: /999/ }));
  await tap(main.getByRole('link', { name: 'Fever in children' }));
  await page.waitForURL(/\/conditions\/fever-in-children$/);
  await expectInView(main.getByText(/^Call 999 now if/));
  expect(taps()).toBeLessThanOrEqual(4);
  expectQuiet(visit);
});

test('“heart check”: its price and its own free times are in view within four taps', async () => {
  const { visit, page, main, tap, taps } = await searching('heart check');
  const result = main.getByRole('link', { name: 'Heart check', exact: true });
  await expectInView(result);
  await tap(result);
  await page.waitForURL(/\/packages\/heart-check$/);
  await expectInView(main.getByText('£560'));
  await tap(main.getByRole('link', { name: 'Book an appointment' }));
  await page.waitForURL(/\/appointment\?/);
  await tap(main.getByRole('link', { name: /^Any doctor, the first free time/ }));
  await page.waitForURL(/doctor=any/);
  const summary = page.getByRole('region', { name: 'Your appointment' });
  await expectInView(summary.getByText('2 hours 30 minutes, £560'));
  await expectInView(main.getByRole('button', { name: /, \d\d:\d\d, Dr / }));
  expect(taps()).toBeLessThanOrEqual(4);
  expectQuiet(visit);
});

test('on a phone the first screen of booking shows three departments', async () => {
  const { page } = await browser.open({ viewport: phone });
  await page.goto('/appointment');
  const third = await page.locator('main .book-step').getByRole('listitem').nth(2).boundingBox();
  expect(third!.y + third!.height).toBeLessThanOrEqual(phone.height);
});

test('the choice stays beside the steps while they scroll, and can be changed there', async () => {
  const { page } = await browser.open({ viewport: { width: 1440, height: 700 } });
  await page.goto('/appointment?doctor=any');
  const summary = page.getByRole('region', { name: 'Your appointment' });
  await summary.getByText('Anyone, soonest available').waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /, \d\d:\d\d, Dr / })
    .last()
    .scrollIntoViewIfNeeded();
  const { y, height } = (await summary.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(700);
  await summary.getByRole('link', { name: 'Change doctor' }).click();
  await page.getByRole('heading', { name: 'Which department do you need?' }).waitFor();
});
