import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser, type Visit } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const main = ({ page }: Visit) => page.getByRole('main');
const toast = ({ page }: Visit, words: string | RegExp) => page.getByRole('alert').getByText(words).first();

async function save(visit: Visit) {
  await visit.page.getByRole('button', { name: /^Save/ }).first().click();
  await toast(visit, 'Saved.').waitFor();
}

/** Creates a service for one test. */
const newService = async (fields: object): Promise<{ id: number; slug: string }> =>
  send('POST', '/services', fields, await staffHeaders());

test('a typo is fixed, and the version before it is compared and restored', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const service = await newService({ title: 'Voice clinic', summary: 'For hoarse voices.' });
  await visit.page.goto(`/admin/services/${service.id}`);
  const summary = visit.page.getByLabel(/^Summary/);
  await summary.fill('For horse voices.');
  await save(visit);
  await visit.page.getByRole('button', { name: 'History' }).click();
  const dialog = visit.page.getByRole('dialog', { name: 'History' });
  await dialog.getByRole('row', { name: /Summary.*For hoarse voices.*For horse voices/ }).waitFor();
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await toast(visit, 'Version 1 has been restored.').waitFor();
  await expect.poll(() => summary.inputValue()).toBe('For hoarse voices.');
  await visit.page.getByText(/Version 3, saved/).waitFor();
  expectQuiet(visit);
});

test('a deleted service is restored by Undo, and later from the bin', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const { id, slug } = await newService({ title: 'Travel clinic' });
  const status = async () => (await fetch(`${hospitalAddress()}/services/${slug}`)).status;
  const remove = async () => {
    await visit.page.goto(`/admin/services/${id}`);
    await visit.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await visit.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast(visit, 'The service has been deleted.').waitFor();
    expect(await status()).toBe(404);
  };
  await remove();
  await visit.page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await toast(visit, 'The service has been restored.').waitFor();
  expect(await status()).toBe(200);

  await remove();
  await visit.page.reload();
  await main(visit).getByRole('button', { name: 'Bin' }).click();
  await main(visit).getByRole('checkbox', { name: 'Select Travel clinic' }).check();
  await main(visit).getByRole('button', { name: 'Restore' }).click();
  await toast(visit, 'The service has been restored.').waitFor();
  expect(await status()).toBe(200);
  expectQuiet(visit);
});

test('Shift selects all entries between two; they are archived at once, and each is off the site', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const made = [
    await newService({ title: 'Foot care one' }),
    await newService({ title: 'Foot care two' }),
    await newService({ title: 'Foot care three' }),
  ];
  await visit.page.goto('/admin/services?q=Foot+care');
  const ticks = main(visit).getByRole('checkbox', { name: /^Select Foot care/ });
  await ticks.first().check();
  await main(visit).getByText('1 service selected').waitFor();
  await ticks.last().click({ modifiers: ['Shift'] });
  await main(visit).getByText('3 services selected').waitFor();
  await main(visit).getByRole('button', { name: 'Archive', exact: true }).click();
  await toast(visit, '3 services archived.').waitFor();
  for (const { slug } of made)
    expect((await fetch(`${hospitalAddress()}/services/${slug}`)).status).toBe(404);
  expectQuiet(visit);
});

test('an entry is moved with the arrow keys, its new place is announced, and the site shows the new order', async () => {
  const visit = await browser.open();
  await signIn(visit, '/admin/departments?sort=position');
  const handle = main(visit)
    .getByRole('button', { name: /^Move / })
    .first();
  const name = (await handle.getAttribute('aria-label'))!.replace(/^Move (.*): arrow keys.*/, '$1');
  await handle.focus();
  await visit.page.keyboard.press('ArrowDown');
  await main(visit).getByText(`${name} is now number 2 of`).waitFor({ state: 'attached' });
  // The focus stays on the moved row, so that the next key moves it again.
  await visit.page.keyboard.press('ArrowDown');
  await main(visit).getByText(`${name} is now number 3 of`).waitFor({ state: 'attached' });
  expect((await api('/department?sort=position&limit=3'))[2].name).toBe(name);
  expectQuiet(visit);
});

test('a row is dragged to another place', async () => {
  const visit = await browser.open();
  await signIn(visit, '/admin/specialities?sort=position');
  const rows = main(visit).locator('tbody tr');
  const first = (await rows.nth(0).locator('.row-link').textContent())!;
  await rows
    .nth(0)
    .getByRole('button', { name: /^Move / })
    .dragTo(rows.nth(3));
  await main(visit)
    .getByText(/is now number 4 of/)
    .waitFor({ state: 'attached' });
  await expect.poll(() => rows.nth(3).locator('.row-link').textContent()).toBe(first);
});

test('unsaved work is offered after its tab was lost, and does not overwrite what a colleague changed since', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const service = await newService({ title: 'Hand clinic', summary: 'First.', preparation: 'None.' });
  const address = `/admin/services/${service.id}`;
  await visit.page.goto(address);
  await visit.page.getByLabel(/^Summary/).fill('Written on the train.');
  await visit.page
    .getByLabel(/^Title/)
    .first()
    .fill('Hand and wrist clinic');
  await visit.page.waitForFunction(() => JSON.stringify(localStorage).includes('Hand and wrist clinic'));
  visit.page.on('dialog', (dialog) => void dialog.accept());

  const colleague = await browser.open();
  await signIn(colleague, address);
  const changed = `Changed by a colleague, ${Date.now()}.`;
  await colleague.page.getByLabel(/^Summary/).fill(changed);
  await save(colleague);

  await visit.page.reload();
  await visit.page.getByText(/You have unsaved work on this page/).waitFor();
  expect(await visit.page.getByLabel(/^Summary/).inputValue()).toBe(changed);
  await visit.page.getByRole('button', { name: 'Restore it' }).click();
  await visit.page.getByText('saved this entry first').waitFor();
  expect(
    await visit.page
      .getByLabel(/^Title/)
      .first()
      .inputValue(),
  ).toBe('Hand and wrist clinic');
  await visit.page.getByRole('button', { name: 'Use theirs' }).click();
  await save(visit);
  const saved = await api(`/services/${service.id}`);
  expect(saved).toMatchObject({ title: 'Hand and wrist clinic', summary: changed });
  await visit.page.reload();
  await visit.page.getByLabel(/^Summary/).waitFor();
  expect(await visit.page.getByText(/You have unsaved work/).count()).toBe(0);
  expectQuiet(visit);
});

test('what is typed while a new entry is being saved is kept for the next save', async () => {
  const visit = await browser.open();
  await signIn(visit, '/admin/services/new');
  const { page } = visit;
  await page.route('**/api/services', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Sleep clinic');
  await page.getByRole('button', { name: /^Save/ }).click();
  const summary = page.getByLabel(/^Summary/);
  await summary.fill('For tired nights.');
  await page.waitForURL(/\/admin\/services\/\d+$/);
  expect(await summary.inputValue()).toBe('For tired nights.');
  await page.getByText('Unsaved changes').waitFor();
  // Leaving still asks.
  await page.getByRole('link', { name: 'Departments', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText(/^Version 2/).waitFor();
  await page.reload();
  expect(await summary.inputValue()).toBe('For tired nights.');
  expectQuiet(visit);
});

test('a choice made before the options have loaded is applied once they have, and the list is never called empty', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit);
  const { promise: until, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/api\/department\?/, async (route) => {
    await until;
    await route.continue();
  });
  await page.goto('/admin/doctors/new');
  const departments = page.getByRole('combobox', { name: 'Departments' });
  await departments.fill('cardio');
  await page.getByText('Loading …').waitFor();
  expect(await page.getByText('nothing to choose').count()).toBe(0);
  await page.keyboard.press('Enter');
  come();
  await page.getByRole('button', { name: 'Remove Cardiology' }).waitFor();
  expect(await departments.inputValue()).toBe('');
  expectQuiet(visit);
});
