import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from '../browser.ts';
import { signInByForm } from '../staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('wrong credentials are refused in words, the right ones sign in, and a changed summary is on the doctor’s public page at the next load', async () => {
  const staff = await browser.open();
  const { page } = staff;
  await page.goto('/admin');
  await page.getByLabel(/email/i).fill('desk@openward.example');
  await page.getByLabel(/^password/i).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The email address or password is wrong. Check both and try again.').waitFor();
  // The browser logs the refusal.
  expect(staff.complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await signInByForm(staff);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/);
  await page.waitForURL(/\/admin\/dashboard$/);

  await page.getByRole('navigation').first().getByRole('link', { name: 'Doctors', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Clara Hensley/ })
    .first()
    .click();
  const words = `She listens first. ${Date.now()}`;
  await page.getByLabel(/^Summary/).fill(words);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  expectQuiet(staff);

  const visitor = await browser.open({ javaScriptEnabled: false });
  await visitor.page.goto('/doctors/clara-hensley');
  await visitor.page.getByText(words).first().waitFor();
});
