/** A patient calls: the desk finds them, sees what there is, and puts it in order. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { dialog, password } from './colleague.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { account } from './server.ts';
import { signIn, signInByForm } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

/** A visit and an inquiry of one patient, and an inquiry of one who may be the same. */
async function caller(name: string, alias: string, number: string) {
  const staff = await staffHeaders();
  const [{ doctorId, visitTypeId, startsAt }] = await api('/appointment/soonest');
  const booking = { source: 'phone', doctorId, visitTypeId, startsAt, name, phone: number };
  const { patientId, reference } = await send('POST', '/appointment/desk', booking, staff);
  await send('POST', '/inquiries', { name, phone: number, message: 'May I bring my dog?' });
  await send('POST', '/inquiries', { name: alias, phone: number, message: 'Is there a bus?' });
  return { staff, doctorId, patientId, reference };
}

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function goTo(page: Page, words: string, found: RegExp) {
  await press(page, /^Go to/);
  await dialog(page).getByRole('combobox').fill(words);
  await dialog(page).getByRole('option', { name: found }).click();
}

/** The files in a ZIP, by name. */
async function filesIn(path: string): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(await readFile(path));
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}

describe.each([
  ['at a desk', desk, 'Rana Caller', 'R. Caller', '020 7946 0881', '+44 20 7946 0881', '020 7946 0991'],
  ['on a phone', phone, 'Sami Ringer', 'S. Ringer', '020 7946 0882', '+44 20 7946 0882', '020 7946 0992'],
])('%s', (_, viewport, name, alias, number, inFull, corrected) => {
  test('a patient’s request is answered: found by number, merged and parted, noted, corrected', async () => {
    const { staff, patientId, reference } = await caller(name, alias, number);
    const visit = await browser.open({ viewport });
    const { page } = visit;
    await signIn(visit, '/admin/dashboard');
    await goTo(page, number.slice(4), new RegExp(`^${name}.*Patient`));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/admin/patients/${patientId}$`));
    await page.getByRole('link', { name: inFull }).waitFor();
    await part(page, 'Visits from today on').getByText(reference).waitFor();
    await part(page, 'Inquiries').getByText('May I bring my dog?').waitFor();
    // The visit is in sight without scrolling.
    const row = (await part(page, 'Visits from today on').getByText(reference).boundingBox())!;
    expect(row.y + row.height).toBeLessThan(viewport.height);
    await expectAccessible(page, 'a patient');

    // What the desk does about a visit is done from here.
    await part(page, 'Visits from today on').locator('.row-link').click();
    await dialog(page).getByRole('button', { name: 'Move …' }).waitFor();
    await page.keyboard.press('Escape');

    await press(page, `Merge with ${alias} …`);
    await dialog(page).getByText('Nothing is deleted').waitFor();
    await expectAccessible(page, 'merging');
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
      .fill(corrected);
    await expectAccessible(page, 'correcting');
    await press(page, 'Correct');
    await page.getByText('Corrected, also in 1 visit and 1 inquiry.').waitFor();
    await page.getByRole('link', { name: `+44 ${corrected.slice(1)}` }).waitFor();
    expectQuiet(visit);
  });

  test('a patient’s request is answered: all that is held is handed over, then they are erased, but for a visit ahead', async () => {
    const { staff, patientId, reference } = await caller(
      `${name} Leaving`,
      `${alias} L.`,
      `${number.slice(0, -3)}7${number.slice(-2)}`,
    );
    const visit = await browser.open({ viewport });
    const { page } = visit;
    await page.goto(`/admin/patients/${patientId}`);
    await signInByForm(visit);
    const choose = async (item: string) => {
      await press(page, /^More for/);
      await press(page, item);
    };
    const confirm = async () => {
      const asked = page.getByRole('dialog', { name: 'Enter your password' });
      await asked.getByRole('textbox', { name: 'Your password' }).fill(account.password);
      await page.keyboard.press('Enter');
    };
    await choose('Everything we hold …');
    await dialog(page).getByLabel('Reason').fill('Asked for by letter');
    await expectAccessible(page, 'handing over');
    const download = page.waitForEvent('download');
    await press(page, 'Save the file');
    await confirm();
    const files = await filesIn(await (await download).path());
    expect(Object.keys(files).sort()).toEqual(['everything.html', 'everything.json']);
    for (const file of Object.values(files)) {
      expect(file).toContain(reference);
      expect(file).toContain('May I bring my dog?');
    }

    await choose('Erase …');
    await dialog(page).getByLabel('Reason').fill('Asked for by letter');
    await press(page, 'Erase the patient');
    await dialog(page).getByText('A visit is still ahead').waitFor();
    expect(await dialog(page).getByLabel('Reason').inputValue()).toBe('Asked for by letter');
    const [{ id }] = await api(`/appointment?patient=${patientId}`, staff);
    await send('PUT', `/appointment/${id}`, { status: 'cancelled', note: 'By phone' }, staff);
    await press(page, 'Erase the patient');
    await page.getByRole('dialog', { name: 'The patient has been erased' }).waitFor();
    await expectAccessible(page, 'erased');
    await press(page, 'Close');
    await page.getByRole('heading', { level: 1, name: 'Patients' }).waitFor();
    await page.goto(`/admin/patients/${patientId}`);
    await page.getByRole('heading', { level: 1, name: 'Patient not found' }).waitFor();
  });
});

test('a correction that is refused keeps what was typed, whoever was faster, and leads to merging where someone else has that name', async () => {
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
  await expectAccessibleAtBothWidths(page, 'a collision');
  await press(page, 'Merge with the other patient …');
  await dialog(page)
    .getByRole('button', { name: /^Tova Twice/ })
    .click();
  await dialog(page)
    .getByRole('radio', { name: /^Tova Twice/ })
    .check();
  await press(page, 'Merge them');
  await page.getByRole('heading', { level: 1, name: 'Tova Twice' }).waitFor();
  // Two refusals, which the browser logs.
  expect(visit.complaints.splice(0).length).toBe(2);
  expectQuiet(visit);
});

test('one visit is corrected for itself, and goes to the patient whose it is', async () => {
  const { patientId, reference } = await caller('Uma Right', 'Uma R.', '020 7946 0884');
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, `/admin/patients/${patientId}`);
  await part(page, 'Visits from today on').getByText(reference).click();
  await dialog(page).getByRole('link', { name: 'In the calendar' }).click();
  await page.waitForURL(/\/admin\/appointments/);
  await dialog(page).getByRole('link', { name: 'Patient’s page' }).waitFor();
  await dialog(page).getByRole('button', { name: 'More for Uma Right' }).click();
  await dialog(page).getByRole('button', { name: 'Correct …' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct the visit of Uma Right' });
  await correcting.getByLabel('Full name').fill('Una Right');
  await expectAccessibleAtBothWidths(page, 'correcting a visit');
  await page.setViewportSize(desk);
  await correcting.getByRole('button', { name: 'Correct this visit' }).click();
  await correcting.waitFor({ state: 'detached' });
  await dialog(page).getByRole('heading', { name: 'Una Right' }).waitFor();
  await dialog(page).getByRole('link', { name: 'Patient’s page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Una Right' }).waitFor();
  expectQuiet(visit);
});

test('a receptionist of one department finds nobody of another by reference, and looks there for a reason that is recorded', async () => {
  const { staff, doctorId, reference } = await caller('Vera Elsewhere', 'V. E.', '020 7946 0885');
  const departments = await api('/department?limit=100');
  const { departmentIds } = await api(`/doctor/${doctorId}`);
  const other = departments.find(({ id }: { id: number }) => !departmentIds.includes(id));
  const roles = [{ role: 'desk', departmentIds: [other.id] }];
  const invited = await send('POST', '/admin/accounts', { email: 'v@openward.example', roles }, staff);
  const account = { name: 'Vik', password };
  const { token, admin } = await send('POST', new URL(invited.invitationUrl).pathname, account);

  const visit = await browser.open();
  const { page } = visit;
  await visit.context.addInitScript(
    ([value, owner]) => {
      localStorage.setItem('deskOwner', owner!);
      localStorage.setItem('authToken', value!);
    },
    [token, String(admin.id)],
  );
  for (const list of ['patients', 'appointments']) {
    await page.goto(`/admin/${list}?q=${reference}`);
    await page.getByRole('button', { name: 'Look in other departments …' }).waitFor();
  }
  await press(page, 'Look in other departments …');
  await dialog(page).getByText('are recorded').waitFor();
  await dialog(page).getByLabel('Reason').fill('Stands at our counter');
  await press(page, 'Look');
  await dialog(page).getByText('Vera Elsewhere').waitFor();
  await dialog(page).getByText(reference, { exact: true }).waitFor();
  await expectAccessibleAtBothWidths(page, 'the answer');
  expectQuiet(visit);
  const [row] = await api('/admin/activity?entity=patient&action=elsewhere', staff);
  expect(row.actorName).toBe('Vik');
});
