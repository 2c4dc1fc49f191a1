/** A demo hospital right after its first start, with its demo patients. */
import { afterEach, expect, test } from 'vitest';
import { copyEmptyDatabase } from '../src/server/test-data-folder.ts';
import { expectQuiet, startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { startServer } from './server.ts';
import { signIn } from './staff.ts';

startOwnHospital(() => startServer({}, [], copyEmptyDatabase));
const browser = startBrowser();
afterEach(() => browser.close());

test('the desk, the inbox and the dashboard are busy at once, until one press removes the demo patients', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/dashboard');
  await page.getByText('The patients of this demo are invented').waitFor();
  await page.getByText(/in all, \d/).waitFor();
  await page.goto('/admin/appointments?days=all&view=list&status=booked');
  await page.getByText('The patients of this demo are invented').waitFor();
  await expect.poll(() => page.locator('.badge-booked').count()).toBeGreaterThan(20);
  await page.goto('/admin/inquiries');
  await page.getByRole('row').nth(10).waitFor();
  await page.goto('/admin/doctors');
  await page.getByRole('heading', { name: 'Doctors', level: 1 }).waitFor();
  expect(await page.getByText('The patients of this demo are invented').count()).toBe(0);

  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Remove the demo patients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the demo patients?' });
  await dialog.getByText(/This deletes [\d,]+ appointments, \d+ inquiries and \d+ entries/).waitFor();
  await expectAccessibleAtBothWidths(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Remove the demo patients' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('The demo patients have been removed.').waitFor();
  await expect.poll(() => page.getByText('The patients of this demo are invented').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dashboard');
  await page.goto('/admin/inquiries');
  await page.getByText('There are no inquiries yet.').waitFor();
  expectQuiet(visit);
});
