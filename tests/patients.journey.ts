/** A patient calls: the desk finds them, sees their record, and puts it in order. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, startBrowser } from './browser.ts';
import { dialog } from './colleague.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

/** A visit and an inquiry of one patient, and an inquiry of another who may be the same person. */
async function caller(name: string, alias: string, number: string) {
  const staff = await staffHeaders();
  const [{ doctorId, visitTypeId, startsAt }] = await api('/appointment/soonest');
  const booking = { source: 'phone', doctorId, visitTypeId, startsAt, name, phone: number };
  const { patientId, reference } = await send('POST', '/appointment/desk', booking, staff);
  await send('POST', '/inquiries', { name, phone: number, message: 'May I bring my dog?' });
  await send('POST', '/inquiries', { name: alias, phone: number, message: 'Is there a bus?' });
  return { staff, patientId, reference };
}

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

test('a patient’s request is answered: found by number, merged and separated, noted, corrected', async () => {
  const [name, alias] = ['Rana Caller', 'R. Caller'];
  const { staff, patientId, reference } = await caller(name, alias, '020 7946 0881');
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/dashboard');
  await press(page, /^Go to/);
  await dialog(page).getByRole('combobox').fill('7946 0881');
  await dialog(page)
    .getByRole('option', { name: new RegExp(`^${name}.*Patient`) })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(page.url()).toMatch(new RegExp(`/admin/patients/${patientId}$`));
  await page.getByRole('link', { name: '+44 20 7946 0881' }).waitFor();
  await part(page, 'Visits from today on').getByText(reference).waitFor();
  await part(page, 'Inquiries').getByText('May I bring my dog?').waitFor();
  // The visit is in view without scrolling.
  const row = (await part(page, 'Visits from today on').getByText(reference).boundingBox())!;
  expect(row.y + row.height).toBeLessThan(desk.height);

  // The desk manages a visit from here.
  await part(page, 'Visits from today on').locator('.row-link').click();
  await dialog(page).getByRole('button', { name: 'Move …' }).waitFor();
  await page.keyboard.press('Escape');

  await press(page, `Merge with ${alias} …`);
  await dialog(page).getByText('Nothing is deleted').waitFor();
  await press(page, 'Merge them');
  await part(page, 'Inquiries').getByText('Is there a bus?').waitFor();
  await part(page, 'Merged into this patient').getByText(alias).waitFor();
  const { merged } = await api(`/patient/${patientId}`, staff);
  await page.goto(`/admin/patients/${merged[0].id}`);
  await page.waitForURL(new RegExp(`/admin/patients/${patientId}$`));
  await press(page, `Undo the merge with ${alias}`);
  await part(page, 'Perhaps the same person').getByText(alias).waitFor();
  await expect.poll(() => part(page, 'Inquiries').locator('tbody tr').count()).toBe(1);

  await page.getByLabel('New note').fill('Prefers calls.');
  await press(page, 'Add the note');
  await part(page, 'Notes').getByRole('listitem').getByText('Prefers calls.').waitFor();
  await press(page, 'Delete the note “Prefers calls.”');
  await press(page, 'Delete the note');
  await part(page, 'Notes').getByRole('listitem').waitFor({ state: 'detached' });

  await press(page, 'Correct …');
  await dialog(page).getByText('1 visit and 1 inquiry').waitFor();
  await dialog(page)
    .getByRole('textbox', { name: /^Phone/ })
    .fill('020 7946 0991');
  await press(page, 'Correct');
  await page.getByText('Corrected, also in 1 visit and 1 inquiry.').waitFor();
  await page.getByRole('link', { name: '+44 20 7946 0991' }).waitFor();
  expectQuiet(visit);
});

test('a refused correction keeps what was typed, and leads to merging where someone else has that name', async () => {
  const { staff, patientId } = await caller('Tove Twice', 'Tova Twice', '020 7946 0883');
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, `/admin/patients/${patientId}`);
  await press(page, 'Correct …');
  const field = dialog(page).getByRole('textbox', { name: /^Full name/ });
  await field.fill('Tova Twice');
  await send('PUT', `/patient/${patientId}`, { email: 'tove@example.org' }, staff);
  await press(page, 'Correct');
  await dialog(page).getByText('Someone else changed this patient first.').waitFor();
  expect(await field.inputValue()).toBe('Tova Twice');
  await press(page, 'Correct');
  await dialog(page).getByText('Another patient already has this name and contact.').waitFor();
  expect(await field.inputValue()).toBe('Tova Twice');
  await press(page, 'Merge with the other patient …');
  await dialog(page)
    .getByRole('button', { name: /^Tova Twice/ })
    .click();
  await dialog(page)
    .getByRole('radio', { name: /^Tova Twice/ })
    .check();
  await press(page, 'Merge them');
  await page.getByRole('heading', { level: 1, name: 'Tova Twice' }).waitFor();
  // The browser logs both refusals.
  expect(visit.complaints.splice(0).length).toBe(2);
  expectQuiet(visit);
});
