import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser, type Visit } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// The staff area counts every appointment that needs a decision, those of other journeys too.
startMailingHospital();
afterEach(() => browser.close());

/** Books patients with one doctor, as the desk does; answers the local dates of the first and the last. */
async function bookPatients(slug: string, count: number) {
  const slots = await api(`/appointment/slots?doctor=${slug}&from=${inDays(7)}&to=${inDays(40)}`);
  const booked = slots.slice(0, count);
  const staff = await staffHeaders();
  for (const [place, { doctorId, visitTypeId, startsAt }] of booked.entries()) {
    const email = `patient-${place}@example.org`;
    const person = { name: `Patient ${place + 1}`, email, source: 'phone' };
    await send('POST', '/appointment/desk', { doctorId, visitTypeId, startsAt, ...person }, staff);
  }
  const { id } = await api(`/doctor/slug/${slug}`);
  return { id: id as number, first: booked[0].localDate as string, last: booked.at(-1).localDate as string };
}

test('a doctor goes on leave over twelve patients, and staff decide about each of them', async () => {
  const { id, first, last } = await bookPatients('margaret-lindqvist', 12);
  const visit = await browser.open();
  await signIn(visit, `/admin/doctors/${id}/leave`);
  const { page } = visit;
  await page.getByRole('textbox', { name: 'From' }).fill(`${first}T00:00`);
  await page.getByRole('textbox', { name: 'Until' }).fill(`${last}T23:00`);
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('alert')
    .getByText(/12 appointments have lost/)
    .waitFor();
  await page.getByRole('link', { name: 'Decide what to do with them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Needs rebooking' }).waitFor();
  const rows = page.getByRole('row', { name: /Patient \d+/ });
  await expect.poll(() => rows.count()).toBe(12);
  const sidebar = page.getByRole('navigation').getByText('12 need rebooking');
  await expect.poll(() => sidebar.count()).toBe(1);

  // One is kept as it is.
  await page.getByRole('button', { name: /^Decide: Patient 1,/ }).press('Enter');
  await page.getByRole('radio', { name: /^Keep it as it is/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => rows.count()).toBe(11);

  // Three are asked to choose; they stay until they have.
  for (const number of [2, 3, 4]) {
    await page.getByRole('checkbox', { name: new RegExp(`^Select Patient ${number},`) }).check();
  }
  await page.getByRole('button', { name: 'Decide about the selected' }).click();
  await page.getByRole('radio', { name: /^Ask the patient/ }).check();
  await page.getByLabel(/^Message to the patient/).fill('Professor Lindqvist is away that week.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect.poll(() => page.getByText(/^Asked on/).count()).toBe(3);
  expect(await rows.count()).toBe(11);

  // The rest is cancelled, with a word of explanation that cannot be left out.
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

  await page.goto('/admin/settings/mail?q=patient-11');
  await page
    .getByText(/cancelled/i)
    .first()
    .waitFor();
  expectQuiet(visit);
});

test('what a blocked time takes from a patient stands at once in the calendar and on the list, at every desk', async () => {
  const doctor = 'rohan-deshmukh';
  const { first } = await bookPatients(doctor, 1);
  const desks = [await browser.open(), await browser.open()];
  for (const one of desks) {
    await signIn(one, `/admin/appointments?day=${first}&doctor=${doctor}`);
    await one.page.locator('.visit-block').filter({ hasText: 'Patient 1' }).waitFor();
  }
  const [{ page }] = desks as [Visit];
  await page.getByRole('button', { name: 'Block a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The whole day' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Sick');
  await dialog.getByRole('button', { name: 'Block the time' }).click();
  for (const one of desks) {
    const { page } = one;
    await page.locator('.visit-block').filter({ hasText: 'needs rebooking' }).waitFor({ timeout: 10_000 });
    const list = page.getByRole('link', { name: /^Needs rebooking/ });
    await expect.poll(() => list.first().textContent()).toMatch(/1$/);
    await list.first().click();
    await page.getByRole('button', { name: /^Decide: Patient 1,/ }).waitFor({ timeout: 10_000 });
    expectQuiet(one);
  }
});
