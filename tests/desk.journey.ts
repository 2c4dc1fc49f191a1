import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { api } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A day with this doctor's clinic that no other journey books. */
const doctor = { slug: 'rohan-deshmukh', name: 'Rohan Deshmukh' };
let day: string;
beforeAll(async () => {
  const from = inDays(20);
  const to = inDays(50);
  const [slot] = await api(`/appointment/slots?doctor=${doctor.slug}&from=${from}&to=${to}`);
  day = slot.localDate;
});

const block = (page: Page, name: string) => page.locator('.visit-block').filter({ hasText: name });
const timeOf = async (page: Page, name: string) =>
  (await block(page, name).locator('.figures').textContent())!.trim();
const freeTimes = (page: Page) => page.locator('.calendar-free');

async function openDay(visit: Visit, more = '') {
  await signIn(visit, `/admin/appointments?day=${day}&doctor=${doctor.slug}${more}`);
  await freeTimes(visit.page).first().waitFor();
}

/** Books the n-th free time of the calendar, as for a caller. */
async function bookOnThePhone({ page }: Visit, name: string, number: string, place: number) {
  await freeTimes(page).nth(place).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('textbox', { name: /^Phone/ }).fill(number);
  await page.getByRole('button', { name: /^Book \d\d:\d\d on/ }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await block(page, name).waitFor();
}

test('a caller is booked from a free time, found again by their number, and moved by keyboard alone', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDay(visit);
  await bookOnThePhone(visit, 'Paula Phone', '020 7946 0711', 0);

  await page.keyboard.press('n');
  await page.getByRole('searchbox', { name: /Returning patient/ }).pressSequentially('7946-0711');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Paula Phone/ })
    .waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Paula Phone');
  expect(await page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('+442079460711');
  await expectAccessible(page, 'booking');
  // What was entered is not dropped unasked.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).press('Enter');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Paula Phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  const before = await timeOf(page, 'Paula Phone');
  await block(page, 'Paula Phone').focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('calendar-free');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText('On the phone').waitFor();
  await expectAccessible(page, 'detail');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  const times = page.getByRole('dialog').getByRole('radio');
  await times.nth(2).focus();
  await page.keyboard.press('Space');
  await page.getByText('so we cannot send a message').waitFor();
  await page.getByRole('button', { name: 'Move the appointment' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => timeOf(page, 'Paula Phone')).not.toBe(before);
  expectQuiet(visit);
});

test('a caller is booked before the kinds of visit to choose from have come', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDay(visit);
  const slow = Promise.withResolvers<void>();
  await page.route(/\/api\/visit-type/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await bookOnThePhone(visit, 'Hester Haste', '020 7946 0755', 0);
  slow.resolve();
  expectQuiet(visit);
});

test('a block that is dragged asks with old and new time, and another desk sees it move within two seconds', async () => {
  const [one, other] = [await browser.open(), await browser.open()];
  await openDay(one);
  await bookOnThePhone(one, 'Dora Drag', '020 7946 0722', 0);
  await openDay(other);
  await block(other.page, 'Dora Drag').waitFor();
  const old = await timeOf(one.page, 'Dora Drag');

  const target = freeTimes(one.page).last();
  await target.scrollIntoViewIfNeeded();
  const label = (await target.textContent())!.trim();
  const [from, to] = [(await block(one.page, 'Dora Drag').boundingBox())!, (await target.boundingBox())!];
  await one.page.mouse.move(from.x + 40, from.y + 5);
  await one.page.mouse.down();
  await one.page.mouse.move(from.x + 44, from.y + 30, { steps: 3 });
  await one.page.mouse.move(to.x + 40, to.y + 6, { steps: 8 });
  await expect
    .poll(async () => {
      await one.page.mouse.move(to.x + 41, to.y + 6);
      await one.page.mouse.move(to.x + 40, to.y + 6);
      return one.page.locator('.calendar-target').count();
    })
    .toBe(1);
  await one.page.mouse.up();
  const dialog = one.page.getByRole('dialog', { name: 'Move Dora Drag' });
  expect(await dialog.locator('.visit-facts').textContent()).toMatch(new RegExp(`${old}.*${label}`));
  // Nothing moves before it is confirmed.
  expect(await timeOf(other.page, 'Dora Drag')).toBe(old);
  await dialog.getByRole('button', { name: 'Move the appointment' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => timeOf(other.page, 'Dora Drag'), { timeout: 2_000, interval: 50 }).toBe(label);

  // So does what a patient does on the website.
  const [slot] = await api(`/appointment/slots?doctor=${doctor.slug}&from=${day}&to=${day}`);
  const patient = await browser.open({ viewport: phone });
  await patient.page.goto(
    `/appointment?doctor=${doctor.slug}&month=${day.slice(0, 7)}&day=${day}&start=${slot.startsAt}`,
  );
  await patient.page.getByText(/^We are holding this time for you until/).waitFor();
  await patient.page.getByLabel('Your full name').fill('Wanda Web');
  await patient.page.getByLabel(/^Phone/).fill('020 7946 0733');
  await notTooQuick(patient.page);
  await patient.page.getByRole('button', { name: 'Check your answers' }).click();
  await patient.page.getByRole('button', { name: 'Book this appointment' }).click();
  await patient.page.locator('[data-reference]').waitFor();
  await block(other.page, 'Wanda Web').waitFor({ timeout: 2_000 });
  expectQuiet(one);
  expectQuiet(other);
});

test('the day sheet is printed on A4, a page for each doctor with all patients', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDay(visit);
  await bookOnThePhone(visit, 'Sheila Sheet', '020 7946 0744', 1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.day-sheet');
  expect(await sheet.count()).toBe(1);
  expect(await sheet.innerText()).toMatch(/Rohan Deshmukh[\s\S]*Sheila Sheet[\s\S]*\+44 20 7946 0744/);
  expect(await page.locator('.calendar').isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
  // A4 in points.
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  expectQuiet(visit);
});

test('on a phone one doctor fills the screen, nothing runs off it, and axe finds nothing at either width', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await signIn(visit, `/admin/appointments?day=${day}`);
  await freeTimes(page).first().waitFor();
  const widths = await page
    .locator('.calendar-column')
    .evaluateAll((columns) => columns.map((column) => column.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(280);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await expectAccessible(page, 'calendar on a phone');
  await page.setViewportSize(desk);
  await expectAccessible(page, 'calendar at a desk');
  await page.goto(`/admin/appointments?day=${day}&doctor=${doctor.slug}&view=week`);
  await freeTimes(page).first().waitFor();
  expect(await page.locator('.calendar-column').count()).toBe(7);
  await expectAccessible(page, 'week');
  expectQuiet(visit);
});
