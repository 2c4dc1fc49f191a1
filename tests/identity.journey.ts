import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { phone, startBrowser } from './browser.ts';
import {
  addPasskey,
  dialog,
  newColleague,
  password,
  press,
  signedIn,
  turnOnTwoFactor,
  withAuthenticator,
} from './colleague.ts';
import { saveAfterTheSession } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

async function enter(page: Page, email: string) {
  await page.getByLabel(/email/i).last().fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await press(page, 'Sign in');
}

test('a colleague is invited, sets up an account, turns two-factor on and signs in with a code', async () => {
  const email = 'maya@openward.example';
  const visit = await newColleague(browser, email);
  const { page } = visit;
  const { code, codes } = await turnOnTwoFactor(visit);
  expect(codes).toHaveLength(10);
  await page.getByText('10 of 10 recovery codes left.').waitFor();

  await page.getByRole('button', { name: /your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await enter(page, email);
  const field = page.getByLabel('Code');
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('000000');
  await press(page, 'Sign in');
  await page.getByText('This code is wrong or has already been used. Enter a new one.').waitFor();
  await field.fill(code());
  await press(page, 'Sign in');
  await signedIn(page);

  // When a session ends during work, the form over the page asks for the code as well.
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/admin/doctors/4');
  const words = `Unsaved words ${Date.now()}.`;
  await page.getByLabel(/^Summary/).fill(words);
  await saveAfterTheSession(page);
  await enter(page, email);
  await page.getByLabel('Code').fill(codes[0]!);
  await press(page, 'Sign in');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(warnings).toContain('Unauthorized. Redirecting...');
  expect(await page.getByLabel(/^Summary/).inputValue()).toBe(words);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
});

test('a passkey is added and signs in, at the form and over unsaved work', async () => {
  const visit = await newColleague(browser, 'noor@openward.example', { viewport: phone });
  const { page } = visit;
  await withAuthenticator(visit);
  await page.goto('/admin/settings/security');
  await addPasskey(page, 'My phone');
  await page.getByText('not used yet').waitFor();
  // The refusal before the password is confirmed is no fault.
  visit.complaints.splice(0);

  await page.goto('/admin/doctors/5');
  const words = `Kept words ${Date.now()}.`;
  await page.getByLabel(/^Summary/).fill(words);
  await saveAfterTheSession(page);
  await press(page, 'Use a passkey');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.getByLabel(/^Summary/).inputValue()).toBe(words);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/admin/settings/security');
  await press(page, 'Use a passkey');
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
});
