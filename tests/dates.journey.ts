/** Dates and times as the hospital writes them: typed, chosen by keyboard from a calendar, with and without script. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { addDays, addMonths } from '../src/web/dates/month.ts';
import { writeDate } from '../src/web/dates/typed/date-text.ts';
import { longDate } from '../src/web/dates/words.ts';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// Its language changes.
startOwnHospital();
afterEach(() => browser.close());

async function speak(locale: string) {
  await send('PUT', '/settings/1', { locale }, await staffHeaders());
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
const today = new Date().toISOString().slice(0, 10);

test('a visitor chooses a day by keyboard alone, and the calendar keeps to the days that can be chosen', async () => {
  await speak('en-GB');
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/doctors');
  await box(page, 'Free on').focus();
  // The calendar is ready when the field has come to life.
  await page.locator('[data-hydrated] .date-control').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Free on: choose/);
  await page.keyboard.press('Enter');
  await calendar(page).waitFor();
  await expect.poll(() => focused(page)).toBe(today);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe(today);
  const steps = [
    ['ArrowDown', addDays(today, 7)],
    ['ArrowRight', addDays(today, 8)],
    ['ArrowUp', addDays(today, 1)],
    ['PageDown', nextMonth(addDays(today, 1), 1)],
    ['Shift+PageDown', nextMonth(nextMonth(addDays(today, 1), 1), 12)],
  ] as const;
  for (const [key, day] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), { message: key }).toBe(day);
  }
  await expectAccessible(page, 'the calendar at a desk');
  const before = (await focused(page))!;
  await page.keyboard.press('Home');
  const monday = (await focused(page))!;
  expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe(addDays(monday, 6));
  expect(before >= monday).toBe(true);
  await page.keyboard.press('Enter');
  await calendar(page).waitFor({ state: 'hidden' });
  expect(await box(page, 'Free on').inputValue()).toBe(writeDate(addDays(monday, 6), 'en-GB'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Free on: choose/);

  // Escape leaves all as it is, and opening it again begins at the day that was chosen.
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(addDays(monday, 6));
  expect(await calendar(page).locator('[aria-selected=true]').innerText()).toBe(
    String(Number(addDays(monday, 6).slice(8))),
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await calendar(page).waitFor({ state: 'hidden' });
  expect(await box(page, 'Free on').inputValue()).toBe(writeDate(addDays(monday, 6), 'en-GB'));
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await page.waitForURL(/available=/);
  expect(await box(page, 'Free on').inputValue()).toBe(writeDate(addDays(monday, 6), 'en-GB'));
  expectQuiet(visit);
});

/** The same day of a later month, or the last that it has. */
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

test('what is typed is put in order when the field is left, or told what to enter', async () => {
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

test('without script a date is typed as the hospital writes it, and one that is wrong stays to be mended', async () => {
  for (const [locale, wrong] of [
    ['en-GB', '12/31/2099'],
    ['en-US', '31/12/2099'],
  ] as const) {
    await speak(locale);
    const example = writeDate(`${today.slice(0, 4)}-03-27`, locale);
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto('/doctors');
    await page.getByText(`For example ${example}`).waitFor();
    expect(await page.locator('.date-button').first().isVisible()).toBe(false);
    const day = addDays(today, 9);
    await box(page, 'Free on').fill(writeDate(day, locale));
    await page.getByRole('button', { name: 'Apply' }).click();
    await page
      .getByRole('link', { name: /Free on/ })
      .first()
      .waitFor();
    expect(await box(page, 'Free on').inputValue()).toBe(writeDate(day, locale));
    await page.goto(`/doctors?available=${day}`);
    expect(await box(page, 'Free on').inputValue()).toBe(writeDate(day, locale));
    await box(page, 'Free on').fill(wrong);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText(`Enter a date such as ${example}.`).waitFor();
    expect(await box(page, 'Free on').inputValue()).toBe(wrong);

    await page.goto('/appointment/waitlist?doctor=clara-hensley');
    await box(page, 'First day').fill(wrong);
    await box(page, 'Last day').fill(writeDate(day, locale));
    await page.getByLabel('Your name').fill('Ann Example');
    await page.getByRole('main').getByLabel('Email').fill('ann@example.org');
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await page.getByRole('link', { name: `First day: Enter a date such as ${example}.` }).waitFor();
    expect(await box(page, 'First day').inputValue()).toBe(wrong);
    expect(await box(page, 'Last day').inputValue()).toBe(writeDate(day, locale));
    await browser.close();
  }
});

test('another time is looked for from a date in the hospital’s form, without script', async () => {
  await speak('en-US');
  const soonest = await api('/appointment/soonest');
  // Late enough to be moved.
  const { doctorId, startsAt } = soonest.at(-1);
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann.dates@example.org' };
  const booked = await send('POST', '/appointment', booking);
  const path = new URL(booked.manageUrl).pathname;
  const { page } = await browser.open({ javaScriptEnabled: false });
  const day = addDays(today, 20);
  await page.goto(`${path}?move`);
  await box(page, 'Show times from').fill(writeDate(day, 'en-US'));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => box(page, 'Show times from').inputValue()).toBe(writeDate(day, 'en-US'));
  await box(page, 'Show times from').fill('soon');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText(/^Enter a date such as 3\/27\//).waitFor();
  expect(await box(page, 'Show times from').inputValue()).toBe('soon');
});

test('staff of an American hospital enter days and times in its form, and the contract is given ISO', async () => {
  await speak('en-US');
  const visit = await browser.open({ viewport: desk });
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
  // The calendar changes the day and leaves the time.
  await page.getByRole('button', { name: /^From: choose/ }).press('Enter');
  await expect.poll(() => focused(page)).toBe(`${year}-12-24`);
  await expectAccessible(page, 'the calendar in the staff area');
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

  await page.goto('/admin/doctors/1/hours');
  const from = page.getByRole('textbox', { name: /^Monday, from/ }).first();
  expect(await from.inputValue()).toMatch(/^\d{1,2}:\d\d [ap]m$/);
  await from.fill('8');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a time such as 9:30 am.').first().waitFor();
  await from.fill('8am');
  await page.keyboard.press('Tab');
  await expect.poll(() => from.inputValue()).toBe('8:00 am');
  expectQuiet(visit);
});

test('the day of the appointments is typed or chosen, and changes when it is whole', async () => {
  await speak('en-GB');
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/appointments');
  const day = addDays(today, 5);
  await box(page, 'Day').fill(writeDate(day, 'en-GB'));
  expect(page.url()).not.toContain('day=');
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('day') === day);
  await box(page, 'Day').fill('never');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^Enter a date such as/)
    .waitFor();
  await page.getByRole('button', { name: /^Day: choose/ }).press('Enter');
  await calendar(page).waitFor();
  await page.getByRole('button', { name: 'Today', exact: true }).last().press('Enter');
  await page.waitForURL((address) => address.searchParams.get('day') !== day);
  // The address changes a moment before the page does.
  await expect.poll(() => box(page, 'Day').inputValue()).toBe(writeDate(today, 'en-GB'));
  expectQuiet(visit);
});

test('weeks begin on the day of the hospital’s country, in the month of the booking and at the desk', async () => {
  const visit = await browser.open();
  const { page } = visit;
  for (const [locale, first, sunday] of [
    ['en-US', 'Sunday', 0],
    ['en-GB', 'Monday', 6],
  ] as const) {
    await speak(locale);
    await page.goto('/appointment?doctor=clara-hensley');
    const table = page.getByRole('table');
    expect(await table.getByRole('columnheader').first().getAttribute('abbr')).toBe(first);
    const free = table.getByRole('link').first();
    const place = await free.evaluate((link) => link.closest('td')!.cellIndex);
    const day = new URL((await free.getAttribute('href'))!, page.url()).searchParams.get('day')!;
    expect((place + 7 - sunday) % 7).toBe(new Date(day).getUTCDay());

    await signIn(visit, `/admin/appointments?doctor=clara-hensley&view=week&day=${day}`);
    const columns = page.locator('.calendar-column');
    await expect.poll(() => columns.count()).toBe(7);
    expect(await columns.first().getAttribute('aria-label')).toContain(`, ${first.slice(0, 3)}`);
  }
  expectQuiet(visit);
});

test('an American hospital reads its times in twelve hours, on every page that shows one', async () => {
  await speak('en-US');
  const staff = await staffHeaders();
  const soonest = await api('/appointment/soonest');
  const { doctorId, startsAt, localDate } = soonest.at(-1);
  const doctor = await api(`/doctor/${doctorId}`);
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann.hours@example.org' };
  const booked = await send('POST', '/appointment', booking);
  const { id } = await api('/doctor/slug/clara-hensley');
  const leave = { kind: 'leave', from: `${addDays(today, 60)}T13:00`, to: `${addDays(today, 61)}T17:00` };
  await send('POST', `/doctor/${id}/timeoff`, leave, staff);
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/dashboard');
  const places = [
    '/doctors?sort=soonest',
    '/doctors/clara-hensley',
    '/appointment?department=cardiology',
    new URL(booked.manageUrl).pathname,
    `${new URL(booked.manageUrl).pathname}?move`,
    '/admin/dashboard',
    `/admin/appointments?day=${localDate}`,
    `/admin/appointments?day=${localDate}&view=week&doctor=${doctor.slug}`,
    `/admin/appointments?day=${localDate}&view=list`,
    `/admin/doctors/${id}/leave`,
    '/admin/settings/activity',
  ];
  const twelve = /\b\d{1,2}:\d{2} [ap]m\b/;
  const found: string[] = [];
  for (const place of places) {
    await page.goto(place);
    await page
      .getByText(twelve)
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => found.push(`${place} shows no time`));
    const text = await page.getByRole('main').innerText();
    for (const [time] of text.matchAll(/\b\d{1,2}:\d{2}\b(?!:| [ap]m)/g)) found.push(`${place}: ${time}`);
  }
  expect(found).toEqual([]);
});
