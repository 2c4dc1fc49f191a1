import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('with script a fourth tick is undone and explained, and the ticks are counted', async () => {
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

test('staff write groups of checks by keyboard alone, and an invalid discount is refused', async () => {
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
