import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('without script one filters packages, compares two, reads one and goes to book it', async () => {
  const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
  const { page } = visit;
  await page.goto('/packages');
  await page.getByLabel('For', { exact: true }).selectOption('everyone');
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: '4 packages for everyone' }).waitFor();
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).toEqual([
    'Essential health check',
    'Diabetes check',
    'Heart check',
    'Complete health check',
  ]);

  await page.getByLabel('Compare Heart check').check();
  await page.getByLabel('Compare Essential health check').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const { searchParams, hash } = new URL(page.url());
  expect([searchParams.get('audience'), searchParams.getAll('compare').sort(), hash]).toEqual([
    'everyone',
    ['essential-health-check', 'heart-check'],
    '#compare',
  ]);
  const inRow = async (name: string) => {
    const row = page.getByRole('table').getByRole('row').filter({ hasText: name });
    return row
      .getByRole('cell')
      .locator('[aria-label]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  };
  expect(await inRow('Full blood count')).toEqual(['Included', 'Included']);
  expect((await inRow('Heart ultrasound')).sort()).toEqual(['Included', 'Not included']);

  await page.getByRole('columnheader').getByRole('link', { name: 'Heart check', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Heart check' }).waitFor();
  await page.getByText('You save £80').first().waitFor();
  await page.getByRole('heading', { name: 'How to prepare' }).waitFor();
  await page.getByRole('link', { name: 'Book an appointment' }).last().click();
  await page.waitForURL(/\/appointment\?(department=cardiology&package|package)=heart-check/);
  expectQuiet(visit);
});

test('with script a fourth tick is taken back and said, and the ticks are counted', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/packages');
  const ticks = page.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2]) await ticks.nth(place).check();
  await page.getByText('3 of at most 3 chosen.').waitFor();
  await ticks.nth(3).click();
  await page.getByText(/You can compare at most 3/).waitFor();
  expect(await ticks.nth(3).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('columnheader').nth(2).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);
  expectQuiet(visit);
});

test('more packages than fit a page go on at the next, without script, with what is compared', async () => {
  const staff = await staffHeaders();
  const made = [];
  // One after the other, so that the last one is last.
  for (const number of [1, 2, 3])
    made.push(
      await send('POST', '/package', { title: `One more check ${number}`, price: 1000, position: 99 }, staff),
    );
  const { page } = await browser.open({ javaScriptEnabled: false });
  await page.goto('/packages?compare=heart-check');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByRole('heading', { name: 'One more check 3' }).waitFor();
  await page.getByLabel('Compare One more check 3').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('columnheader', { name: /Heart check/ }).waitFor();
  await page.getByRole('columnheader', { name: /One more check 3/ }).waitFor();
  await Promise.all(made.map(({ id }) => send('DELETE', `/package/${id}`, undefined, staff)));
});

test('a price that staff change is on the page of prices at the next load, and in its download', async () => {
  const staff = await browser.open();
  await signIn(staff, '/admin/packages');
  await staff.page
    .getByRole('main')
    .getByRole('link', { name: /Diabetes check/ })
    .click();
  await staff.page.getByLabel(/^Price/).fill('271.50');
  await staff.page.getByRole('button', { name: /^Save/ }).first().click();
  await staff.page.getByText('Saved.', { exact: true }).first().waitFor();
  expectQuiet(staff);

  const visitor = await browser.open({ javaScriptEnabled: false });
  await visitor.page.goto('/pricing?q=diabetes');
  await visitor.page
    .getByRole('listitem')
    .filter({ hasText: 'Diabetes check' })
    .getByText('£271.50')
    .waitFor();
  const file = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('link', { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toBe('prices.csv');
  const table = await (await fetch(`${hospitalAddress()}/pricing.csv?q=diabetes`)).text();
  expect(table).toMatch(/^Package,Diabetes check,For everyone,General Medicine,,271\.50,,GBP,/m);
});

test('staff write groups of checks with the keyboard alone, and a discount that is none is refused', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/packages/new');
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Travel check');
  await page.getByLabel(/^Price/).fill('150');
  await page.getByLabel(/^Discounted price/).fill('150');
  const press = page.keyboard;
  await page.getByRole('button', { name: 'Add a group' }).focus();
  await press.press('Enter');
  await press.type('Vaccinations');
  await press.press('Tab');
  for (const line of ['Tetanus', 'Rabies', 'Hepatitis A']) {
    await press.type(line);
    if (line !== 'Hepatitis A') await press.press('Enter');
  }
  await press.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Add a group' }).focus();
  await press.press('Enter');
  await press.type('Talking');
  await press.press('Tab');
  await press.type('Where you go and what to pack');
  await press.press('Shift+Tab');
  await press.press('Alt+ArrowUp');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Talking');
  await press.press('Control+S');
  await page.getByText('The discounted price must be lower than the price.').waitFor();
  await page.getByLabel(/^Discounted price/).fill('129');
  await press.press('Control+S');
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  await page.waitForURL(/\/admin\/packages\/\d+$/);

  const data = await api('/package/slug/travel-check');
  expect(data).toMatchObject({
    price: 15_000,
    discountPrice: 12_900,
    groups: [
      { title: 'Talking', items: ['Where you go and what to pack'] },
      { title: 'Vaccinations', items: ['Tetanus', 'Hepatitis A', 'Rabies'] },
    ],
  });
  await send('DELETE', `/package/${data.id}`, undefined, await staffHeaders());
});

test('on paper the names of the packages are repeated on each page, nothing is shortened, and no heading ends a page', async () => {
  const { page } = await browser.open();
  await page.goto('/packages?compare=heart-check,complete-health-check');
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 673, height: 980 });
  await page.emulateMedia({ media: 'print' });
  const styleOf = (part: Locator, names: string[]) =>
    part.evaluate((element, wanted) => {
      const style = getComputedStyle(element);
      return wanted.map((name) => style.getPropertyValue(name));
    }, names);
  const table = page.getByRole('table');
  // A browser repeats a head only where it cannot be broken.
  const head = table.getByRole('rowgroup').first();
  expect(await styleOf(head, ['display', 'break-inside'])).toEqual(['table-header-group', 'avoid']);
  const group = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const alone = group.filter({ hasNot: page.getByRole('cell') }).first();
  expect(await styleOf(alone, ['break-after'])).toEqual(['avoid']);
  await page.goto('/packages');
  const shortened = await page
    .locator('[class*="line-clamp-"]')
    .evaluateAll(
      (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
    );
  expect(shortened).toBe(0);
});
