import { afterEach, expect, test } from 'vitest';
import { slotsOf } from './book.ts';
import { expectQuiet, startBrowser } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// The staff area counts every appointment that needs a decision, including those of other journeys.
startMailingHospital();
afterEach(() => browser.close());

/** Books patients with one doctor as the desk does. Returns the local dates of the first and the last. */
async function bookPatients(slug: string, count: number) {
  const booked = (await slotsOf(slug, inDays(7), inDays(40))).slice(0, count);
  const staff = await staffHeaders();
  for (const [place, { doctorId, visitTypeId, startsAt }] of booked.entries()) {
    const email = `patient-${place}@example.org`;
    const person = { name: `Patient ${place + 1}`, email, source: 'phone' };
    await send('POST', '/appointment/desk', { doctorId, visitTypeId, startsAt, ...person }, staff);
  }
  const { id } = await api(`/doctor/slug/${slug}`);
  return { id: id as number, first: booked[0]!.localDate, last: booked.at(-1)!.localDate };
}

test('a doctor goes on leave over five patients, and staff decide about each of them', async () => {
  const { id, first, last } = await bookPatients('margaret-lindqvist', 5);
  const visit = await browser.open();
  await signIn(visit, `/admin/doctors/${id}/leave`);
  const { page } = visit;
  await page.getByRole('textbox', { name: 'From' }).fill(`${first}T00:00`);
  await page.getByRole('textbox', { name: 'Until' }).fill(`${last}T23:00`);
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('alert')
    .getByText(/5 appointments have lost/)
    .waitFor();
  await page.getByRole('link', { name: 'Decide what to do with them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Needs rebooking' }).waitFor();
  const rows = page.getByRole('row', { name: /Patient \d+/ });
  await expect.poll(() => rows.count()).toBe(5);
  await expect.poll(() => page.getByRole('navigation').getByText('5 need rebooking').count()).toBe(1);

  // One stays as it is.
  await page.getByRole('button', { name: /^Decide: Patient 1,/ }).press('Enter');
  await page.getByRole('radio', { name: /^Keep it as it is/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => rows.count()).toBe(4);

  // Two are asked to choose, and stay until they have.
  for (const number of [2, 3])
    await page.getByRole('checkbox', { name: new RegExp(`^Select Patient ${number},`) }).check();
  await page.getByRole('button', { name: 'Decide about the selected' }).click();
  await page.getByRole('radio', { name: /^Ask the patient/ }).check();
  await page.getByLabel(/^Message to the patient/).fill('Professor Lindqvist is away that week.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => page.getByText(/^Asked on/).count()).toBe(2);
  expect(await rows.count()).toBe(4);

  // The rest is cancelled, with an explanation that is required.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Decide about the selected' }).click();
  await page.getByRole('radio', { name: /^Cancel it/ }).check();
  await page.getByRole('button', { name: 'Cancel and tell the patient' }).click();
  await page.getByLabel(/^Message to the patient/).fill('We are sorry. Please choose another time.');
  await page.getByRole('button', { name: 'Cancel and tell the patient' }).click();
  await page
    .getByText('When leave, a closure, new hours or a room out of use leave an appointment')
    .waitFor();
  await expect.poll(() => page.getByText('need rebooking').count()).toBe(0);
  expectQuiet(visit);
});
