import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, phone, startBrowser, type Visit } from './browser.ts';
import {
  password as colleaguePassword,
  dialog,
  newColleague,
  press,
  showPassword,
  turnOnTwoFactor,
} from './colleague.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress, startOwnHospital } from './hospital.ts';
import { api, staffHeaders } from './hospital-api.ts';
import { account } from './server.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const lock = (page: Page) => page.getByRole('dialog', { name: 'This screen is locked' });
const summary = (page: Page) => page.getByLabel(/^Summary/);
const meStatus = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    return (await fetch('/api/admin/me', { headers })).status;
  });

async function lockByMenu(page: Page) {
  // A message may cover it for five seconds.
  await page.getByRole('button', { name: /your account/ }).press('Enter');
  await press(page, 'Lock');
  await lock(page).waitFor();
}
async function unlock(page: Page, password = account.password) {
  await lock(page).getByLabel('Your password').fill(password);
  await lock(page).getByRole('button', { name: 'Unlock' }).click();
}
/** Nothing behind it can be read, heard or printed. */
async function expectNothingBehind(page: Page) {
  expect(await page.locator('.desk-page').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/Hensley|Summary|Dashboard/);
  expect(await page.title()).toBe('Locked · Staff');
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Hensley|Summary|Dashboard/);
}

test('a locked screen shows nothing, also to the keyboard and the server, and opens again as it was', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/doctors/1');
  await summary(page).fill('Words that nobody has saved.');
  await lockByMenu(page);
  await expectNothingBehind(page);
  const field = lock(page).getByLabel('Your password');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  // The focus stays within, in both directions.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('.desk-page') === null)).toBe(true);
  }
  // Nor does a key of the page open anything.
  for (const key of ['Control+k', 'Control+s', '?']) await page.keyboard.press(key);
  await expectNothingBehind(page);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await lock(page).getByText('Administrator is signed in here.').waitFor();
  expect(await meStatus(page)).toBe(423);
  await unlock(page, 'not the password');
  await page.getByText('This is not your current password.').waitFor();
  await expectNothingBehind(page);

  await unlock(page);
  await lock(page).waitFor({ state: 'hidden' });
  expect(await summary(page).inputValue()).toBe('Words that nobody has saved.');
  expect(await page.title()).toContain('Hensley');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
});

test('all tabs of a browser lock and unlock together, and one that is loaded anew stays locked', async () => {
  const visit = await browser.open();
  const one = visit.page;
  await signIn(visit, '/admin/doctors/1');
  const two = await visit.context.newPage();
  await two.goto('/admin/doctors/2');
  await summary(two).waitFor();
  await lockByMenu(one);
  await lock(two).waitFor();
  await expectNothingBehind(two);
  await two.reload();
  await lock(two).waitFor();
  expect(await two.locator('.desk-page').count()).toBe(0);
  await unlock(two);
  for (const page of [one, two]) {
    await lock(page).waitFor({ state: 'hidden' });
    await summary(page).waitFor();
  }
});

test('a dialog over the page is hidden with it and there again', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings/staff');
  await press(page, 'Invite');
  await dialog(page).getByLabel('Email').fill('half@openward.example');
  await page.evaluate(() => {
    localStorage.setItem('deskLocked', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'deskLocked' }));
  });
  await lock(page).waitFor();
  await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false);
  await unlock(page);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('half@openward.example');
});

test('a colleague signs in over it: the page stays, and nothing of what the first had typed is theirs', async () => {
  const email = 'second@openward.example';
  await newColleague(browser, email);
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/doctors/3');
  const stored = (await api('/doctor/3')).summary;
  const words = 'Words of the first.';
  await summary(page).fill(words);
  await lockByMenu(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken')!);
  await press(page, 'Sign in as someone else');
  await dialog(page).getByLabel(/email/i).fill(email);
  await dialog(page)
    .getByLabel(/^password/i)
    .fill('not the password');
  await press(page, 'Sign in');
  await page.getByText('The email address or password is wrong. Check both and try again.').waitFor();
  await expectNothingBehind(page);
  await dialog(page)
    .getByLabel(/^password/i)
    .fill(colleaguePassword);
  await press(page, 'Sign in');
  await page.getByRole('button', { name: 'Maya Lindqvist, your account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/doctors/3');
  expect(await summary(page).inputValue()).toBe(stored);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(words);
  // The first user's session is over, and what the colleague saves is the colleague's.
  const headers = { Authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await fetch(`${hospitalAddress()}/api/admin/me`, { headers })).status)
    .toBe(401);
  await summary(page).fill(`Words of the second, ${Date.now()}.`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  const trail = await api('/admin/activity?limit=10', await staffHeaders());
  const saved = trail.find(({ action }: { action: string }) => action === 'update');
  expect(saved.actorName).toBe('Maya Lindqvist');

  // The first user is offered their own work again.
  await lockByMenu(page);
  await press(page, 'Sign in as someone else');
  await dialog(page).getByLabel(/email/i).fill(account.email);
  await dialog(page)
    .getByLabel(/^password/i)
    .fill(account.password);
  await press(page, 'Sign in');
  await page
    .getByText(/unsaved/i)
    .first()
    .waitFor();
});

test('an idle screen locks after the time in Settings, and a user who works is left alone', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings/security');
  await page.getByLabel('Lock an idle screen').selectOption('After 5 minutes');
  const panel = page.getByRole('region', { name: 'For all staff' });
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  const idle = (minutes: number) =>
    page.evaluate(
      (since) => localStorage.setItem('deskTouchedAt', String(Date.now() - since)),
      minutes * 60_000,
    );
  await idle(4.9);
  // Activity is recorded once a second.
  await expect
    .poll(async () => {
      await page.mouse.move(Math.random() * 400, 300);
      return page.evaluate(() => Date.now() - Number(localStorage.getItem('deskTouchedAt')));
    })
    .toBeLessThan(60_000);
  await idle(5);
  await lock(page).waitFor();
  await expectNothingBehind(page);
  await expect.poll(() => meStatus(page)).toBe(423);
  await unlock(page);
  await lock(page).waitFor({ state: 'hidden' });
});

test('where a second factor is required, a user without one sees how to set it up and nothing else', async () => {
  const first = await newColleague(browser, 'factor@openward.example');
  await turnOnTwoFactor(first);
  await first.page.goto('/admin/settings/security');
  const panel = first.page.getByRole('region', { name: 'For all staff' });
  await panel.getByLabel('Everyone needs a second factor').check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await first.page.getByText('Saved.', { exact: true }).first().waitFor();

  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/admin/doctors/1');
  await page.getByLabel(/email/i).fill('second@openward.example');
  await page.getByLabel(/^password/i).fill(colleaguePassword);
  await press(page, 'Sign in');
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
  expect(await page.locator('.desk-page').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await screenshots(visit, 'second-factor');
  await setUp(page);
  await press(page, 'Continue');
  await summary(page).waitFor();

  await panel.getByLabel('Everyone needs a second factor').uncheck();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await api('/sign-in-policy', await staffHeaders()))?.needsSecondFactor)
    .toBe(false);
});

test.each(['light', 'dark'] as const)('the lock is accessible, %s', async (colorScheme) => {
  const visit = await browser.open({ colorScheme } as object);
  const { page } = visit;
  await signIn(visit, '/admin/settings/security');
  await page.getByText('For all staff').waitFor();
  expect(await violations(page)).toEqual([]);
  await screenshots(visit, `security-${colorScheme}`);
  await lockByMenu(page);
  expect(await violations(page)).toEqual([]);
  await screenshots(visit, `lock-${colorScheme}`);
  await press(page, 'Sign in as someone else');
  expect(await violations(page)).toEqual([]);
  await screenshots(visit, `switch-${colorScheme}`);
});

async function setUp(page: Page) {
  const session = await page.context().newCDPSession(page);
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
  await press(page, 'Add a passkey');
  const name = page.getByRole('dialog', { name: 'Add a passkey' });
  await name.getByLabel('Name').fill('Laptop');
  await name.getByRole('button', { name: 'Continue' }).click();
  await showPassword(page);
  await page.getByText('Second factor set up.').waitFor();
}

/** SCREENSHOTS names a folder for pictures to look at. */
async function screenshots({ page }: Visit, name: string) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png` });
  }
}
