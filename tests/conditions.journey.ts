/** Conditions and symptoms A to Z: what to do first, who treats it here, and how staff write one. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Counts what a visitor taps, from the home page on. */
async function tapping() {
  const visit = await browser.open({ viewport: phone, hasTouch: true, isMobile: true } as object);
  await visit.page.goto('/');
  let taps = 0;
  const tap = async (what: Locator) => {
    taps++;
    await what.tap();
  };
  const search = async (words: string) => {
    await tap(visit.page.getByRole('combobox').filter({ visible: true }).first());
    await visit.page.keyboard.type(words);
  };
  return { visit, page: visit.page, tap, search, taps: () => taps };
}

/** A time is chosen, and the form for the details asks who comes. */
async function heldTime(page: Page) {
  await page.waitForURL(/hold=/);
  await page.getByRole('main').getByRole('heading', { name: 'Your details' }).waitFor();
}

describe('on a phone, what people come for takes at most four taps', () => {
  test('“skin doctor this week”: a time with a skin doctor', async () => {
    const { visit, page, tap, search, taps } = await tapping();
    await search('skin doctor this week');
    await tap(page.getByRole('option', { name: /^Dermatology/ }));
    await page.waitForURL(/\/departments\/dermatology/);
    await tap(page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first());
    await page.waitForURL(/\/appointment/);
    await tap(
      page
        .getByRole('main')
        .getByRole('button', { name: /Dr Ingrid Halvorsen$/ })
        .last(),
    );
    await heldTime(page);
    expect(taps()).toBeLessThanOrEqual(4);
    expectQuiet(visit);
  });

  test('“fever at night”: when to call, without scrolling, and where to go', async () => {
    const { visit, page, tap, search, taps } = await tapping();
    await search('fever at night');
    await tap(page.getByRole('option', { name: /^Fever in children/ }));
    await page.waitForURL(/\/conditions\/fever-in-children/);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: 'Call 999 now if' });
    const box = (await heading.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(phone.height);
    expect(await main.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999');
    await tap(main.getByRole('link', { name: 'the Emergency department' }));
    await page.waitForURL(/\/departments\/emergency/);
    expect(taps()).toBeLessThanOrEqual(4);
    expectQuiet(visit);
  });

  test('“heart check”: its price, and the free times for it', async () => {
    const { visit, page, tap, search, taps } = await tapping();
    await search('heart check');
    await tap(page.getByRole('option', { name: /^Heart check/ }));
    await page.waitForURL(/\/packages\/heart-check/);
    const main = page.getByRole('main');
    await main
      .getByText(/^£\d+$/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await tap(main.getByRole('link', { name: 'Book an appointment' }).first());
    await page.waitForURL(/\/appointment/);
    await tap(main.getByRole('link', { name: /^Any doctor/ }));
    await main
      .getByRole('button', { name: /Dr .+$/ })
      .first()
      .waitFor();
    await main.getByText('Heart check').first().waitFor();
    expect(taps()).toBeLessThanOrEqual(4);
    expectQuiet(visit);
  });
});

test('without script a condition is found by letter and by words, and leads to doctors and their times', async () => {
  const visit = await browser.open({ javaScriptEnabled: false, viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/conditions');
  await main.getByRole('link', { name: 'M', exact: true }).click();
  expect(new URL(page.url()).hash).toBe('#letter-m');
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('hypertension');
  await main.getByRole('button', { name: 'Search' }).click();
  await main.getByRole('heading', { name: '1 condition for “hypertension”' }).waitFor();
  await main.getByRole('link', { name: 'High blood pressure' }).click();
  await main.getByRole('heading', { name: 'Be seen today if' }).waitFor();
  await main.getByText(/^Last reviewed on 2 February 2026, next review by 2 February 2028\.$/).waitFor();
  await main.getByRole('link', { name: 'See free times', exact: true }).click();
  await page.waitForURL(/\/appointment\?department=cardiology/);
  expectQuiet(visit);
});

test('a level without signs has no card, and a condition without a department has neither doctors nor times', async () => {
  const made = await send(
    'POST',
    '/conditions',
    { title: 'Hiccups', atHome: 'They pass within a day.\n\n  Drink a glass of water.  ' },
    await staffHeaders(),
  );
  const visit = await browser.open();
  const main = visit.page.getByRole('main');
  await visit.page.goto(`/conditions/${made.slug}`);
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Look after it at home if',
  ]);
  expect(await main.locator('section li').allTextContents()).toEqual([
    'They pass within a day.',
    'Drink a glass of water.',
  ]);
  expectQuiet(visit);
});

test('staff write a condition in the form, and the site shows it, its department leads to it, and the search finds it', async () => {
  const visit = await browser.open();
  await signIn(visit, '/admin/conditions/new');
  const { page } = visit;
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Frozen shoulder');
  await page.getByLabel(/^Also called/).fill('Capsulitis');
  await page.getByLabel(/^Summary/).fill('A shoulder that hurts, then stiffens, then loosens again.');
  await page.getByLabel(/^Be seen today if/).fill('It followed a fall.\nThe arm is numb.');
  await page.getByRole('textbox', { name: /^Last review/ }).fill('20/11/2026');
  await page.getByRole('textbox', { name: /^Next review/ }).fill('20/11/2025');
  const treatedBy = page.getByRole('combobox', { name: /^Treated by/ });
  await treatedBy.selectOption({ label: 'Orthopaedics' });
  const status = page.getByLabel(/^Status/);
  await status.selectOption('published');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Enter a date after the last review.').first().waitFor();
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await page.getByRole('textbox', { name: /^Next review/ }).fill('20/11/2028');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('alert').getByText('Saved.').first().waitFor();

  await page.goto('/departments/orthopaedics');
  await page.getByRole('main').getByRole('link', { name: 'Frozen shoulder' }).click();
  await page.getByRole('heading', { name: 'Frozen shoulder', level: 1 }).waitFor();
  expect(await page.getByRole('region', { name: 'Be seen today if' }).getByRole('listitem').count()).toBe(2);
  const [first] = await api('/search?q=capsulitis');
  expect(first).toMatchObject({ type: 'condition', slug: 'frozen-shoulder' });
  expectQuiet(visit);
});
