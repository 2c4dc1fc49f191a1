/** Opening hours: the current state for visitors, and the lines that staff write. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api } from './hospital-api.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const line = (page: Page, number: number) =>
  page.getByRole('group', { name: `Opening hours, ${number}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('staff write hours line by line, are told what overlaps, and visitors read the current state at once', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings/contact');
  const first = line(page, 1);
  await first.waitFor();
  for (let left = await page.getByRole('group', { name: /^Opening hours, \d+$/ }).count(); left > 1; left--)
    await page.getByRole('button', { name: `Remove line ${left}` }).click();
  await first.getByLabel('This line says').selectOption('Closed');
  for (const day of ['Saturday', 'Sunday']) {
    await first.getByRole('checkbox', { name: day }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Add a line' }).click();
  const second = line(page, 2);
  await second.getByRole('checkbox', { name: 'Sunday' }).check({ force: true });
  await second.getByLabel('From').fill('2200');
  await second.getByLabel('To').fill('6');
  await save(page);
  await second.getByText('This overlaps line 1 on Sunday. Change the times, or leave out the day.').waitFor();
  expect(await violations(page)).toEqual([]);

  await second.getByLabel('This line says').selectOption('Open 24 hours');
  expect(await second.getByRole('checkbox', { name: /Also open/ }).isChecked()).toBe(true);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await second.getByRole('checkbox', { name: day }).check({ force: true });
  await second.getByLabel('Only for').fill('Emergency department');
  await save(page);
  await page.getByText('Saved.').waitFor();

  const visitor = await browser.open({ javaScriptEnabled: false, viewport: phone });
  for (const address of ['/contact', '/']) {
    await visitor.page.goto(address);
    const main = visitor.page.getByRole('main');
    await main.getByText('Closed today', { exact: true }).waitFor();
    await main.getByText('Open 24 hours a day').waitFor();
  }
  expectQuiet(visit);
});

test('a department says whether it is open, a page left open stops saying so when that ends, and on paper it never does', async () => {
  const { departments } = await api('/opening');
  const { id, opening } = departments.find(
    ({ opening }: { opening: { statuses: object[] } }) => opening.statuses.length > 1,
  );
  const department = await api(`/department/${id}`);
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    const visit = await browser.open({ viewport });
    const { page } = visit;
    await page.clock.install();
    await page.goto(`/departments/${department.slug}`);
    const said = page.getByText(/^(Open now|Open 24 hours a day|Closed now|Closed today)$/);
    await said.first().waitFor();
    expect(await said.count()).toBe(opening.statuses.length);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await said.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await said.first().isVisible()).toBe(true);
    // The end on the page itself: another may have come since the call.
    const end = await page.locator('[data-ends]').first().getAttribute('data-ends');
    await page.clock.fastForward(Date.parse(end!) - Date.now() + 60_000);
    for (const one of await said.all()) expect(await one.isVisible()).toBe(false);
    expectQuiet(visit);
  }
});
