import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { expectQuiet, startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('a colour without enough contrast is explained and corrected by one press, and the website then uses it', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings');
  await page.getByRole('link', { name: /^Hospital/ }).click();
  const primary = page.getByLabel('Primary', { exact: true });
  await primary.fill('#ffcc00');
  await page.getByText(/Too hard to read: 1\.\d : 1/).waitFor();
  await page.getByRole('button', { name: /Take the nearest that works/ }).click();
  const chosen = await primary.inputValue();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();

  const visitor = await browser.open();
  await visitor.page.goto('/about');
  const shown = () =>
    visitor.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    );
  expect(await shown()).toBe(chosen);
  await page.getByRole('button', { name: 'Standard' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Version \d+, saved/).waitFor();
  await visitor.page.reload();
  expect(await shown()).toBe('#0b5563');
  expectQuiet(visit);
  expectQuiet(visitor);
});

test('everything is exported to a file that holds it, and a filled hospital says that it takes none in', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings/data');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  await page.getByLabel('Reason').fill('Move to a new server');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^hospital-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await fromBufferPromise(await readFile(await download.path()), { lazyEntries: true });
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'tables/doctor.jsonl']));
  expect(names.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(20);

  await page.getByLabel('File').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText(/This hospital is not empty \(.*doctor: 20/)
    .waitFor();
  expectQuiet(visit);
});

test('the text of a message is previewed, refused where a placeholder would stay unfilled, and restored', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings/mail-texts');
  await page.getByRole('link', { name: /Appointment booked/ }).click();
  const opening = page.getByLabel(/^Opening/);
  await opening.fill('We look forward to {date}.');
  await page.getByText('We look forward to Monday, 2 March 2026.').waitFor();
  await opening.fill('Dear {patient},');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .locator('.field-error')
    .getByText(/\{patient\} is not filled in here/)
    .waitFor();
  await opening.fill('We look forward to {date}.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('button', { name: 'Restore the standard text' }).click();
  await page.getByRole('button', { name: 'Use the standard text' }).click();
  await expect.poll(() => opening.inputValue()).toBe('Your appointment is booked.');
});
