import { afterEach, expect, test } from 'vitest';
import { bookButton, checkAnswers, isBooked, isHeld, openSlot, slotsOf } from './book.ts';
import { desk, expectQuiet, listening, phone, startBrowser, type Visit } from './browser.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { inDays } from './in-days.ts';
import { isInView } from './is-in-view.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Opens the details of a booking that no other journey makes, like a link to a time. Returns its day. */
async function openDetails({ page }: Visit) {
  const slot = (await slotsOf('callum-strachan', inDays(51), inDays(59))).at(-1)!;
  await openSlot(page, 'callum-strachan', slot);
  await isHeld(page);
  await page.getByLabel('Your full name').fill('Nia Needs');
  await page.getByLabel(/^Email/).fill('nia@example.org');
  await notTooQuick(page);
  return slot.localDate;
}
const fold = ({ page }: Visit) => page.locator('details.fold');
const isOpen = (visit: Visit) => fold(visit).evaluate((one: HTMLDetailsElement) => one.open);

test('a visitor says what the visit needs, is asked for the language, changes it, and staff read it', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const day = await openDetails(visit);
  expect(await isOpen(visit)).toBe(false);
  await fold(visit).locator('summary').click();
  const language = page.getByLabel('Language');
  const hearing = page.getByLabel('Help with hearing');
  expect(await language.isVisible()).toBe(false);
  await page.getByLabel('Interpreter', { exact: true }).check();
  await hearing.check();
  await expectAccessibleAtBothWidths(page, 'the open fold');
  await page.setViewportSize(desk);

  await fold(visit).locator('summary').click();
  await checkAnswers(page);
  const summary = page.locator('.error-summary');
  const wrong = summary.getByRole('link', { name: 'Language: Enter the language for the interpreter.' });
  await wrong.waitFor();
  await expect.poll(() => isOpen(visit)).toBe(true);
  await fold(visit).locator('summary').click();
  await wrong.press('Enter');
  await expect.poll(() => language.evaluate((one) => one === document.activeElement)).toBe(true);
  await expectAccessible(page, 'the refused language');
  await language.fill('Cornish');
  await checkAnswers(page);

  const check = page.locator('#check');
  await check.getByText('Interpreter (Cornish)').waitFor();
  await check.getByText('Help with hearing').waitFor();
  await page.getByRole('button', { name: 'Change needs' }).click();
  await page.getByRole('button', { name: 'Check your answers' }).waitFor();
  expect([await isOpen(visit), await language.inputValue()]).toEqual([true, 'Cornish']);
  await listening(page);
  await hearing.uncheck();
  await page.reload();
  await expect.poll(() => language.inputValue()).toBe('Cornish');
  expect([await isOpen(visit), await hearing.isChecked()]).toEqual([true, false]);
  await checkAnswers(page);
  await bookButton(page).click();
  await isBooked(page);
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

test('on a slow network an answer takes nothing away from a visitor who goes on before it arrives', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await openDetails(visit);
  await fold(visit).locator('summary').click();
  await page.getByLabel('Interpreter', { exact: true }).check();
  await page.getByLabel('Help with hearing').check();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/appointment.data*', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') await promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Check your answers' }).click();
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
