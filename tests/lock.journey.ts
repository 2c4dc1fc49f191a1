import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import {
  addPasskey,
  password as colleaguePassword,
  dialog,
  newColleague,
  press,
  turnOnTwoFactor,
  withAuthenticator,
} from './colleague.ts';
import { hospitalAddress, startOwnHospital } from './hospital.ts';
import { api } from './hospital-api.ts';
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
async function signInOver(page: Page, { email, password }: typeof account) {
  await press(page, 'Sign in as someone else');
  await dialog(page).getByLabel(/email/i).fill(email);
  await dialog(page)
    .getByLabel(/^password/i)
    .fill(password);
  await press(page, 'Sign in');
}
/** Nothing behind the lock can be read, heard or printed. */
async function expectNothingBehind(page: Page) {
  expect(await page.locator('.desk-page').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/Hensley|Summary|Dashboard/);
  expect(await page.title()).toBe('Locked · Staff');
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Hensley|Summary|Dashboard/);
}

test('a locked screen shows nothing, not even to the keyboard or the server, and opens again as it was', async () => {
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
  // Keys of the page open nothing either.
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

test('all tabs of a browser lock and unlock together, and a reloaded one stays locked', async () => {
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

test('a colleague signs in over it: the page stays, without anything the first user had typed', async () => {
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
  await signInOver(page, { email, password: colleaguePassword });
  await page.getByRole('button', { name: 'Maya Lindqvist, your account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/doctors/3');
  expect(await summary(page).inputValue()).toBe(stored);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(words);
  const headers = { Authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await fetch(`${hospitalAddress()}/api/admin/me`, { headers })).status)
    .toBe(401);

  // The first user is offered their own work again.
  await lockByMenu(page);
  await signInOver(page, account);
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
  await withAuthenticator(visit);
  await addPasskey(page, 'Laptop');
  await page.getByText('Second factor set up.').waitFor();
  await press(page, 'Continue');
  await summary(page).waitFor();
});
