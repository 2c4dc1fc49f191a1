/** A colleague with an account of their own, invited by staff, and the codes on their phone. */
import type { Page } from 'playwright-core';
import { codeAt, stepAt } from '../src/server/identity/one-time-code.ts';
import { expectQuiet, type startBrowser, type Visit } from './browser.ts';
import { forget } from './hospital-api.ts';
import { signIn } from './staff.ts';

export const password = 'four green lamps sing';
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const signedIn = (page: Page) =>
  page.locator('a[href="/admin/dashboard"]').first().waitFor({ state: 'attached' });

/** Enters the password in the dialog that asks for it. */
async function showPassword(page: Page) {
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
}

/** Chromium's virtual device with a finger that is always recognised. */
export async function withAuthenticator({ page, context }: Visit) {
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

export async function addPasskey(page: Page, name: string) {
  await press(page, 'Add a passkey');
  const named = page.getByRole('dialog', { name: 'Add a passkey' });
  await named.getByLabel('Name').fill(name);
  await named.getByRole('button', { name: 'Continue' }).click();
  await showPassword(page);
}

/** Invites a colleague and accepts in a separate browser, which is then signed in. */
export async function newColleague(browser: ReturnType<typeof startBrowser>, email: string, options = {}) {
  await forget(email);
  const staff = await browser.open();
  await signIn(staff, '/admin/settings/staff');
  await press(staff.page, 'Invite');
  await dialog(staff.page).getByLabel('Email').fill(email);
  await dialog(staff.page).getByRole('button', { name: 'Invite' }).click();
  // The journeys' hospital has no mail server, so the page shows the link.
  const link = await staff.page.getByLabel('Invitation link').inputValue();
  expectQuiet(staff);

  const visit = await browser.open(options);
  await visit.page.goto(link);
  await visit.page.getByLabel('Your name').fill('Maya Lindqvist');
  await visit.page.getByLabel('Choose a password').fill(password);
  await press(visit.page, 'Set up my account');
  await visit.page.waitForURL(/\/admin\/dashboard$/);
  await signedIn(visit.page);
  return visit;
}

/**
 * Turns two-factor on. Returns a function for the next code of the phone, one step ahead each time, since a code signs
 * in once.
 */
export async function turnOnTwoFactor({ page }: Visit) {
  await page.goto('/admin/settings/security');
  await press(page, 'Set up');
  await showPassword(page);
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await page.getByText('Enter a key manually instead').click();
  const key = (await page.locator('.secret-key').textContent())!.replaceAll(' ', '');
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
  let last = stepAt(Date.now()) - 2;
  const code = () => {
    // The step before is still accepted, unless this one ends while the code is on its way.
    last = Math.max(last + 1, stepAt(Date.now() + 8000) - 1);
    return codeAt(bytes, last);
  };
  await page.getByLabel('The six digits that the app shows').fill(code());
  await press(page, 'Turn on');
  await dialog(page).getByText('Each code signs you in once').waitFor();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  await press(page, 'I have saved them');
  return { code, codes };
}
