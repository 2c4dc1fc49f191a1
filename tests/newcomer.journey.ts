import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectQuiet, startBrowser, type Visit } from './browser.ts';
import { notTooQuick } from './not-too-quick.ts';
import { startServer } from './server.ts';
import { signInByForm } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

let hospital: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  hospital = await startServer({ DEMO: '0' });
});
afterAll(() => hospital.stop());

const open = () => browser.open({ baseURL: hospital.address });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  const said = page.locator('.Toastify__toast', { hasText: 'Saved.' });
  await said.waitFor();
  // The keyboard continues where it was.
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await said.getByRole('button', { name: /close/i }).click();
  await said.waitFor({ state: 'detached' });
}

/** Follows a step of the list on the dashboard. */
async function firstStep(page: Page, name: RegExp) {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page
    .getByRole('region', { name: /^First steps/ })
    .getByRole('link', { name })
    .click();
}

/** Types the name at once, since the form has focused the field. */
async function typeName(page: Page, title: string, name: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type(name);
}

/** Books the first free time under a name. Returns the reference. */
async function book({ page }: Visit, name: string) {
  await page
    .getByRole('button', { name: /, \d\d:\d\d, / })
    .first()
    .click();
  await page.getByLabel('Your full name').fill(name);
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill('020 7946 0555');
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
}

test('a newcomer gets from an empty hospital to a booked appointment by following the screen', async () => {
  const visit = await open();
  const { page } = visit;
  await page.goto('/admin');
  await signInByForm(visit);

  await firstStep(page, /^Name your hospital/);
  await page.getByLabel(/^Name/).fill('Riverside Hospital');
  await save(page);
  await firstStep(page, /phone, email/);
  await page.getByLabel(/^Phone numbers/).fill('020 7946 0100');
  await page.getByLabel(/^Email addresses/).fill('hello@riverside.example');
  await page.getByLabel(/^Postal address/).fill('1 River Street, London');
  await save(page);

  await page.getByRole('link', { name: 'Departments', exact: true }).first().click();
  await link(page, 'Create the first department').click();
  await typeName(page, 'New department', 'Heart clinic');
  // A new row has no error yet.
  const hours = page.getByRole('group', { name: 'Opening hours' });
  await hours.getByRole('button', { name: 'Add a line' }).click();
  await hours.getByRole('textbox', { name: /^From/ }).waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await save(page);

  // The doctor comes before the visit type: the page says what is missing.
  await firstStep(page, /^Create a doctor/);
  await typeName(page, 'New doctor', 'Dr');
  await page.getByLabel(/^Name/).fill('Ada Fern');
  await page.getByRole('combobox', { name: 'Departments' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Heart clinic' }).waitFor();
  await page.getByRole('combobox', { name: 'Specialities' }).fill('Cardiology');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Cardiology' }).waitFor();
  await page.getByRole('combobox', { name: 'Languages' }).fill('english');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove English' }).waitFor();
  await save(page);
  await page.getByText('Patients cannot book yet.').waitFor();
  await link(page, 'Enter working hours').click();
  await page.getByRole('button', { name: 'Monday to Friday, 9 to 17' }).click();
  await save(page);
  expect(await page.getByText('There are no working hours.').count()).toBe(0);
  await link(page, 'Create a visit type').click();
  await typeName(page, 'New visit type', 'Consultation');
  await save(page);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Today by the hour' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: /^First steps/ }).count()).toBe(0);

  const patient = await open();
  await patient.page.goto('/appointment');
  // With one doctor there is no choice.
  await link(patient.page, /^Heart clinic/).click();
  await book(patient, 'Walter Well');
  expectQuiet(patient);

  await page.getByRole('link', { name: 'Appointments', exact: true }).first().click();
  await page.goto('/admin/appointments?days=all&q=Walter');
  const row = page
    .getByRole('row', { name: /Walter Well/ })
    .or(page.getByRole('listitem').filter({ hasText: 'Walter Well' }));
  await row.first().waitFor();
  // Phone numbers are shown in groups.
  await page.getByText('+44 20 7946 0555').first().waitFor();
  expectQuiet(visit);
});
