/** Dates and times in the hospital's format: typed, or chosen from a calendar by keyboard or touch. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { addDays, addMonths } from '../src/web/dates/month.ts';
import { writeDate } from '../src/web/dates/typed/date-text.ts';
import { longDate } from '../src/web/dates/words.ts';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// Its own, as the language changes.
startOwnHospital();
afterEach(() => browser.close());

async function speak(locale: string) {
  await send('PUT', '/settings/1', { locale }, await staffHeaders());
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
const today = new Date().toISOString().slice(0, 10);

test('a visitor chooses a day by keyboard alone, and the calendar offers only days that can be chosen', async () => {
  await speak('en-GB');
  const visit = await browser.open();
  const { page } = visit;
  const isAtItsButton = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Free on: choose/);
  await page.goto('/doctors');
  await box(page, 'Free on').focus();
  // The calendar works once the field is hydrated.
  await page.locator('[data-hydrated] .date-control').waitFor();
  await page.keyboard.press('Tab');
  await isAtItsButton();
  await page.keyboard.press('Enter');
  await calendar(page).waitFor();
  await expect.poll(() => focused(page)).toBe(today);
  const far = nextMonth(nextMonth(addDays(today, 1), 1), 12);
  const monday = addDays(far, -((new Date(far).getUTCDay() + 6) % 7));
  for (const [key, day] of [
    ['ArrowLeft', today],
    ['ArrowDown', addDays(today, 7)],
    ['ArrowRight', addDays(today, 8)],
    ['ArrowUp', addDays(today, 1)],
    ['PageDown', nextMonth(addDays(today, 1), 1)],
    ['Shift+PageDown', far],
    ['Home', monday],
    ['End', addDays(monday, 6)],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), { message: key }).toBe(day);
  }
  const chosen = writeDate(addDays(monday, 6), 'en-GB');
  await expectAccessible(page, 'the calendar at a desk');
  await page.keyboard.press('Enter');
  await calendar(page).waitFor({ state: 'hidden' });
  expect(await box(page, 'Free on').inputValue()).toBe(chosen);
  await isAtItsButton();

  // Escape changes nothing, and opening it again starts at the chosen day.
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(addDays(monday, 6));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await calendar(page).waitFor({ state: 'hidden' });
  expect(await box(page, 'Free on').inputValue()).toBe(chosen);
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await page.waitForURL(/available=/);
  expect(await box(page, 'Free on').inputValue()).toBe(chosen);
  expectQuiet(visit);
});

/** The same day of a later month, or the month's last day. */
function nextMonth(day: string, months: number) {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return `${month}-${day.slice(8)}` < last ? `${month}-${day.slice(8)}` : last;
}

test('on a phone the calendar opens at the first touch and is accessible', async () => {
  await speak('en-GB');
  const visit = await browser.open({ viewport: phone, hasTouch: true });
  const { page } = visit;
  await page.goto('/appointment/waitlist?doctor=clara-hensley');
  await page.getByRole('button', { name: /^Last day: choose/ }).tap();
  await calendar(page).waitFor();
  await expectAccessible(page, 'the calendar on a phone');
  const day = addDays(today, 3);
  const dayButton = calendar(page).getByRole('button', { name: longDate(day, 'en-GB') });
  if (!(await dayButton.isVisible())) await calendar(page).getByRole('button', { name: 'Month after' }).tap();
  await dayButton.tap();
  expect(await box(page, 'Last day').inputValue()).toBe(writeDate(day, 'en-GB'));
  expectQuiet(visit);
});

test('typed dates are formatted when the field is left, or told what to enter', async () => {
  await speak('en-GB');
  const visit = await browser.open();
  const { page } = visit;
  const year = Number(today.slice(0, 4)) + 1;
  await page.goto('/doctors');
  await box(page, 'Free on').pressSequentially(`1.3.${year - 2000}`);
  await page.locator('[data-hydrated] .date-control').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => box(page, 'Free on').inputValue()).toBe(`01/03/${year}`);
  await box(page, 'Free on').fill('31/2');
  await page.keyboard.press('Tab');
  await page.getByText(`Enter a date such as 27/03/${year - 1}.`).waitFor();
  expect(await box(page, 'Free on').inputValue()).toBe('31/2');
  await expectAccessibleAtBothWidths(page, 'a date that is none');
  expectQuiet(visit);
});

test('staff of an American hospital enter days and times in its format, the API gets ISO, and weeks begin on Sunday', async () => {
  await speak('en-US');
  const visit = await browser.open();
  const { page } = visit;
  const year = Number(today.slice(0, 4)) + 1;
  await signIn(visit, '/admin/settings/closures/new');
  await box(page, 'From').fill(`12/24/${year} 9:30 pm`);
  await box(page, 'Until').fill(`1/2/${year + 1} 7`);
  await page.keyboard.press('Tab');
  await page.getByText(/^Enter date and time such as 3\/27\/\d{4} 9:30 am\.$/).waitFor();
  await box(page, 'Until').fill(`1/2/${year + 1} 7am`);
  await page.keyboard.press('Tab');
  await expect.poll(() => box(page, 'Until').inputValue()).toBe(`1/2/${year + 1} 7:00 am`);
  // The calendar changes the day and keeps the time.
  await page.getByRole('button', { name: /^From: choose/ }).press('Enter');
  await expect.poll(() => focused(page)).toBe(`${year}-12-24`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => box(page, 'From').inputValue()).toBe(`12/23/${year} 9:30 pm`);
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/closure'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  expect((await saved).postDataJSON()).toMatchObject({
    from: `${year}-12-23T21:30`,
    to: `${year + 1}-01-02T07:00`,
  });
  await page.getByText(/^Version 1/).waitFor();

  await page.goto('/admin/appointments?view=week&doctor=clara-hensley');
  await expect
    .poll(() => page.locator('.calendar-column').first().getAttribute('aria-label'))
    .toContain(', Sun');
  await page.goto('/appointment?doctor=clara-hensley');
  const first = page.getByRole('table').getByRole('columnheader').first();
  expect(await first.getAttribute('abbr')).toBe('Sunday');
  expectQuiet(visit);
});
