import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('a colour without enough contrast is explained and corrected by one press, and the website then uses it', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/settings');
  await page.getByRole('link', { name: /^Hospital/ }).click();
  const primary = page.getByLabel('Primary', { exact: true });
  await primary.fill('#ffcc00');
  await page.getByText(/Too hard to read: 1\.\d : 1/).waitFor();
  await page.getByRole('button', { name: /Take the nearest that works/ }).click();
  const chosen = await primary.inputValue();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();

  const visitor = await browser.open();
  await visitor.page.goto('/about');
  const shown = () =>
    visitor.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    );
  expect(await shown()).toBe(chosen);
  await page.getByRole('button', { name: 'Standard' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Version \d+, saved/).waitFor();
  await visitor.page.reload();
  expect(await shown()).toBe('#0b5563');
  expectQuiet(visit);
  expectQuiet(visitor);
});
