import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const answerTo = (path: string) => fetch(hospitalAddress() + path, { redirect: 'manual' });

test('the address of an article is copied, and the page says so', async () => {
  const visit = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] } as object);
  await visit.page.goto('/news/flu-vaccination-2026', { waitUntil: 'networkidle' });
  await visit.page.getByRole('link', { name: 'Copy the address' }).click();
  await visit.page.getByRole('status').filter({ hasText: 'Address copied.' }).waitFor();
  expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${hospitalAddress()}/news/flu-vaccination-2026`,
  );
  expect(new URL(visit.page.url()).pathname).toBe('/news/flu-vaccination-2026');
  expectQuiet(visit);
});

test('staff write an article, tag it by keyboard and publish it; its old address leads to the new one', async () => {
  const staff = await browser.open();
  await signIn(staff, '/admin/news/new');
  const { page } = staff;
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('A bench for the garden');
  await page.getByRole('textbox', { name: /^Text/ }).fill('It stands under the walnut tree.');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.pressSequentially('hospital n');
  // The tags in use may still be loading.
  await page.getByRole('option', { name: 'Hospital news' }).waitFor();
  await tags.press('ArrowDown');
  await tags.press('Enter');
  await tags.pressSequentially('Gifts,');
  await page.getByRole('button', { name: 'Remove Hospital news' }).waitFor();
  await page.getByRole('button', { name: 'Remove Gifts' }).waitFor();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.waitForURL(/\/admin\/news\/\d+$/);
  expect((await answerTo('/news/a-bench-for-the-garden')).status).toBe(404);

  await page.getByLabel(/^Status/).selectOption('published');
  await page.getByRole('button', { name: /^Save/ }).click();
  // The message of the first save may still be shown.
  await page.getByText(/^Version 2/).waitFor();
  const visitor = await browser.open({ javaScriptEnabled: false });
  await visitor.page.goto('/');
  await visitor.page.getByRole('link', { name: 'A bench for the garden' }).click();
  await visitor.page.getByText('It stands under the walnut tree.').first().waitFor();

  await page.getByLabel(/^Web address/).fill('walnut-bench');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText(/^Version 3/).waitFor();
  const moved = await answerTo('/news/a-bench-for-the-garden');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/news/walnut-bench']);
  expectQuiet(staff);
});
