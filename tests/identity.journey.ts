import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { phone, startBrowser, type Visit } from './browser.ts';
import {
  dialog,
  newColleague,
  password,
  press,
  showPassword,
  signedIn,
  turnOnTwoFactor,
} from './colleague.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress } from './hospital.ts';
import { saveAfterTheSession, signIn, signInByForm } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

async function enter(page: Page, email: string) {
  await page.getByLabel(/email/i).last().fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await press(page, 'Sign in');
}

/** Chromium's virtual device with a finger that is always recognised. */
async function withAuthenticator({ page, context }: Visit) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
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

  // A session that ends during work: the form over the page asks for the code as well.
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
  await press(page, 'Add a passkey');
  await dialog(page).getByLabel('Name').fill('My phone');
  await press(page, 'Continue');
  await showPassword(page);
  await page.getByText('not used yet').waitFor();
  // A refusal until the password is confirmed is not a fault.
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

test('a sensitive action asks for the password over the page, then continues', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/admin/settings/security');
  await signInByForm(visit);
  await press(page, 'Set up');
  await dialog(page).getByLabel('Your password').fill('not the password');
  await press(page, 'Continue');
  await page.getByText('This is not your current password.').waitFor();
  await dialog(page).getByLabel('Your password').fill('correct horse battery');
  await press(page, 'Continue');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
});

test('an expired link says so, and asking for another does not reveal whether there is an account', async () => {
  const { page } = await browser.open({ viewport: phone });
  await page.goto(`/admin/reset/${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  await page.goto(`/admin/invitation/${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill('nobody@openward.example');
  await press(page, 'Send me a link');
  await page.getByText(/^If there is an account with this address/).waitFor();
});

test.each(['light', 'dark'] as const)(
  'sign-in, reset, staff and security are accessible, %s',
  async (scheme) => {
    const visit = await browser.open({ colorScheme: scheme } as object);
    const { page } = visit;
    const check = async () => expect(await violations(page)).toEqual([]);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await check();
    await page.goto('/admin/reset');
    await page.getByLabel('Email').waitFor();
    await check();
    await signIn(visit, '/admin/settings/staff');
    await page.getByText('(you)').waitFor();
    await check();
    await press(page, 'Invite');
    await dialog(page).waitFor();
    await check();
    await page.goto('/admin/settings/security');
    await page.getByText('This device', { exact: true }).waitFor();
    await press(page, 'Set up');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await check();
    expect(page.url()).toContain(hospitalAddress());
  },
);
