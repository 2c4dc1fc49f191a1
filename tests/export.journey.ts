import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { send } from './hospital-api.ts';
import { account } from './server.ts';
import { signInByForm } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('exporting patients takes a reason and the password, loses nothing that was typed, and is in the log', async () => {
  await send('POST', '/inquiries', { name: 'Ann Example', email: 'ann@example.org', message: 'Hello' });
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/admin/inquiries');
  await signInByForm(visit);
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Download this list' });
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.press('Enter');
  const reason = asked.getByLabel('Reason');
  await reason.pressSequentially('why');
  await reason.press('Enter');
  expect(await reason.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  await reason.fill('       ');
  await reason.press('Enter');
  const password = page.getByRole('dialog', { name: 'Enter your password' });
  await password.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await page.keyboard.press('Enter');
  await password.getByText('This is not your current password.').waitFor();
  await page.keyboard.press('Escape');
  await password.waitFor({ state: 'detached' });
  const words = 'Letters about the new address';
  await reason.fill(words);
  await reason.press('Enter');
  await password.waitFor();
  await page.keyboard.press('Escape');
  await password.waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe(words);

  const download = page.waitForEvent('download');
  await reason.press('Enter');
  await password.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.keyboard.press('Enter');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Ann Example');
  await asked.waitFor({ state: 'detached' });

  await page.goto('/admin/settings/activity?action=read&entity=inquiry');
  const row = page.getByRole('row').filter({ hasText: 'downloaded' }).first();
  await row.waitFor();
  await row.getByRole('link').first().press('Enter');
  await page.getByRole('dialog').getByText(`For: ${words}`).waitFor();
  // The browser logs both refusals.
  expectQuiet({ ...visit, complaints: visit.complaints.filter((one) => !/status of (403|422)/.test(one)) });
});
