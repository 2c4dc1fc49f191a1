import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { slotsOf } from './book.ts';
import { expectQuiet, startBrowser, type Visit } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A doctor whose next two clinics no other journey books. */
const doctor = 'rohan-deshmukh';

/** Books the first free time of the doctor's next clinic. Returns its day. */
async function call(name: string, phone: string) {
  const [slot] = await slotsOf(doctor, inDays(20), inDays(50));
  const { doctorId, visitTypeId, startsAt, localDate } = slot!;
  const booking = { source: 'phone', doctorId, visitTypeId, startsAt, name, phone };
  await send('POST', '/appointment/desk', booking, await staffHeaders());
  return localDate;
}

const block = (page: Page, name: string) => page.locator('.visit-block').filter({ hasText: name });
const timeOf = async (page: Page, name: string) =>
  (await block(page, name).locator('.figures').textContent())!.trim();
const freeTimes = (page: Page) => page.locator('.calendar-free');
const noDialog = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' });

async function openDay(visit: Visit, day: string) {
  await signIn(visit, `/admin/appointments?day=${day}&doctor=${doctor}`);
  await freeTimes(visit.page).first().waitFor();
}

test('a caller is found by their number, an entry is not discarded unasked, and signing out leaves no name behind', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDay(visit, await call('Paula Phone', '020 7946 0711'));
  await page.keyboard.press('n');
  await page.getByRole('searchbox', { name: /Returning patient/ }).pressSequentially('7946-0711');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Paula Phone/ })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Full name');
  expect(await name.inputValue()).toMatch(/^Paula Phone/);
  expect(await page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('+442079460711');
  await expectAccessible(page, 'booking');
  // An entry is not discarded unasked.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).press('Enter');
  expect(await name.inputValue()).toMatch(/^Paula Phone/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await noDialog(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /a patient or an action/ }).fill('sign out');
  await page.getByRole('option', { selected: true }).filter({ hasText: 'Sign out' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^password/i).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
  await page.getByText('Paula Phone').waitFor({ state: 'detached', timeout: 2000 });
  expectQuiet(visit);
});

test('dragging an appointment asks with the old and new time, and another desk sees the move within two seconds', async () => {
  const name = 'Dora Drag';
  const day = await call(name, '020 7946 0722');
  const [one, other] = [await browser.open(), await browser.open()];
  await openDay(one, day);
  await openDay(other, day);
  await block(other.page, name).waitFor();
  const old = await timeOf(one.page, name);

  const target = freeTimes(one.page).last();
  await target.scrollIntoViewIfNeeded();
  const label = (await target.textContent())!.trim();
  const [from, to] = [(await block(one.page, name).boundingBox())!, (await target.boundingBox())!];
  const { mouse } = one.page;
  await mouse.move(from.x + 40, from.y + 5);
  await mouse.down();
  await mouse.move(from.x + 44, from.y + 30, { steps: 3 });
  await mouse.move(to.x + 40, to.y + 6, { steps: 8 });
  await expect
    .poll(async () => {
      await mouse.move(to.x + 41, to.y + 6);
      await mouse.move(to.x + 40, to.y + 6);
      return one.page.locator('.calendar-target').count();
    })
    .toBe(1);
  await mouse.up();
  const dialog = one.page.getByRole('dialog', { name: `Move ${name}` });
  expect(await dialog.locator('.visit-facts').textContent()).toMatch(new RegExp(`${old}.*${label}`));
  // Nothing moves before it is confirmed.
  expect(await timeOf(other.page, name)).toBe(old);
  await dialog.getByRole('button', { name: 'Move the appointment' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => timeOf(other.page, name), { timeout: 2_000, interval: 50 }).toBe(label);
  for (const visit of [one, other]) expectQuiet(visit);
});

test('the day sheet prints on A4, a page for each doctor with all patients', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDay(visit, await call('Sheila Sheet', '020 7946 0744'));
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
