import { afterEach, describe, expect, test } from 'vitest';
import { desk, expectQuiet, listening, phone, startBrowser, type Visit } from './browser.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { api } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { isInView } from './is-in-view.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A free time of a doctor whom no other journey books on such a day. */
async function freeTime(doctor: string) {
  const free = await api(`/appointment/slots?doctor=${doctor}&from=${inDays(51)}&to=${inDays(59)}`);
  return free.at(-1) as { localDate: string; startsAt: string };
}

/** Opens the details of a booking, as a link to a time does. */
async function openDetails({ page }: Visit, doctor: string, hasScript: boolean) {
  const { localDate, startsAt } = await freeTime(doctor);
  const month = localDate.slice(0, 7);
  await page.goto(`/appointment?doctor=${doctor}&month=${month}&day=${localDate}&start=${startsAt}`);
  if (hasScript) await page.waitForURL(/hold=/);
  await page.getByLabel('Your full name').fill('Nia Needs');
  await page.getByLabel(/^Email/).fill(`nia-${hasScript}@example.org`);
  await notTooQuick(page);
  return localDate;
}
const fold = ({ page }: Visit) => page.locator('details.fold');
const isOpen = (visit: Visit) => fold(visit).evaluate((one: HTMLDetailsElement) => one.open);
const goOn = ({ page }: Visit) => page.getByRole('button', { name: 'Check your answers' }).click();

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }, 'callum-strachan'],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }, 'camila-duarte'],
] as const)('%s', (_, options, doctor) => {
  const hasScript = options.javaScriptEnabled;

  test('a visitor says what the visit needs, is asked for the language, changes it, and staff read it', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    const day = await openDetails(visit, doctor, hasScript);
    expect(await isOpen(visit)).toBe(false);
    await fold(visit).locator('summary').click();
    const language = page.getByLabel('Language');
    expect(await language.isVisible()).toBe(false);
    await page.getByLabel('Interpreter', { exact: true }).check();
    await page.getByLabel('Help with hearing').check();
    if (hasScript) await expectAccessibleAtBothWidths(page, 'the open fold');

    await fold(visit).locator('summary').click();
    await goOn(visit);
    const summary = page.locator('.error-summary');
    const wrong = summary.getByRole('link', { name: 'Language: Enter the language for the interpreter.' });
    await wrong.waitFor();
    await expect.poll(() => isOpen(visit)).toBe(true);
    await fold(visit).locator('summary').click();
    await wrong.press('Enter');
    await expect.poll(() => language.evaluate((one) => one === document.activeElement)).toBe(true);
    if (hasScript) await expectAccessible(page, 'the refused language');
    await language.fill('Cornish');
    await notTooQuick(page);
    await goOn(visit);

    const check = page.locator('#check');
    await check.getByText('Interpreter (Cornish)').waitFor();
    await check.getByText('Help with hearing').waitFor();
    await page.getByRole('button', { name: 'Change needs' }).click();
    await page.getByRole('button', { name: 'Check your answers' }).waitFor();
    expect([await isOpen(visit), await language.inputValue()]).toEqual([true, 'Cornish']);
    if (hasScript) await listening(page);
    await page.getByLabel('Help with hearing').uncheck();
    if (hasScript) {
      await page.reload();
      await expect.poll(() => language.inputValue()).toBe('Cornish');
      expect([await isOpen(visit), await page.getByLabel('Help with hearing').isChecked()]).toEqual([
        true,
        false,
      ]);
    }
    await notTooQuick(page);
    await goOn(visit);
    await page.getByRole('button', { name: 'Book this appointment' }).click();
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    await page.getByText('Noted, as you told us').waitFor();
    expect(await page.content()).not.toContain('Cornish');
    const reference = await page.locator('[data-reference]').textContent();
    expectQuiet(visit);

    const staff = await browser.open();
    await signIn(staff, `/admin/appointments?view=list&day=${day}`);
    const row = staff.page.locator('.visit').filter({ hasText: reference! });
    await row.getByText('Needs: Interpreter (Cornish)', { exact: true }).waitFor();
    expectQuiet(staff);
  });
});

test('on a slow network an answer takes nothing away from who goes on before it comes', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await openDetails(visit, 'callum-strachan', true);
  await fold(visit).locator('summary').click();
  await page.getByLabel('Interpreter', { exact: true }).check();
  await page.getByLabel('Help with hearing').check();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/appointment.data*', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') await promise;
    await route.fulfill({ response });
  });
  await goOn(visit);
  const language = page.getByLabel('Language');
  await language.fill('Welsh');
  await page.getByLabel('Help with hearing').uncheck();
  await language.focus();
  resolve();
  await page.getByText('Language: Enter the language for the interpreter.').waitFor();
  expect(await language.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await language.evaluate(isInView)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect.poll(() => language.inputValue()).toBe('Welsh');
  expect(await page.getByLabel('Help with hearing').isChecked()).toBe(false);
  expectQuiet(visit);
});

test('the fold is opened, ticked and filled in with the keyboard alone', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openDetails(visit, 'kofi-amponsah', true);
  const reached = async (name: string) => {
    const wanted = fold(visit).locator(name);
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}.`);
  };
  await reached('summary');
  await page.keyboard.press('Enter');
  await reached('[name="needsInterpreter"]');
  await page.keyboard.press('Space');
  await reached('[name="interpreterLanguage"]');
  await page.keyboard.type('Breton');
  await reached('[name="needsChaperone"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('#check').getByText('Interpreter (Breton)\nChaperone in the room').waitFor();
  expectQuiet(visit);
});

test('at the desk needs are booked, seen on the sheet, changed on another screen, and refused where someone was faster', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const doctor = 'thandeka-nkosana';
  const { localDate } = await freeTime(doctor);
  const address = `/admin/appointments?day=${localDate}&doctor=${doctor}`;
  await signIn(visit, address);
  await page.locator('.calendar-free').first().click();
  await page.getByLabel('Full name').fill('Noor Needs');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('020 7946 0755');
  await page.locator('summary', { hasText: 'Needs for the visit' }).click();
  await page.getByLabel('Interpreter').check();
  const book = page.getByRole('button', { name: /^Book \d\d:\d\d on/ });
  await book.click();
  await page.getByRole('alert').getByText('Enter the language for the interpreter.').waitFor();
  visit.complaints.splice(0);
  await expectAccessibleAtBothWidths(page, 'the booking with its needs');
  await page.setViewportSize(desk);
  await page.getByLabel('Language').fill('Manx');
  await book.click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  const other = await browser.open();
  await signIn(other, address);
  for (const one of [page, other.page]) {
    await one.locator('.visit-block').filter({ hasText: 'Noor Needs' }).click();
    await one.getByText('Interpreter (Manx)', { exact: true }).waitFor();
    await one.getByRole('button', { name: 'More for Noor Needs' }).click();
    await one.getByRole('button', { name: 'Needs …' }).click();
    await one.getByLabel('Help with sight').check();
  }
  await expectAccessibleAtBothWidths(page, 'the needs of a visit');
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Save needs' }).click();
  await page.getByText('Interpreter (Manx), help with sight', { exact: true }).first().waitFor();
  // The other desk has it in the visit behind its dialog, and may not overwrite it unseen.
  await other.page.getByText('Interpreter (Manx), help with sight', { exact: true }).first().waitFor();
  await other.page.getByLabel('Interpreter').uncheck();
  await other.page.getByRole('button', { name: 'Save needs' }).click();
  await other.page.getByText('Someone else changed this appointment first.').waitFor();

  await page.locator('summary', { hasText: 'History' }).click();
  await page.getByText('changed the needs').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.day-sheet').innerText()).toContain(
    'Needs: Interpreter (Manx), help with sight',
  );
  expectQuiet(visit);
});
