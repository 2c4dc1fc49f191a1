import { afterAll, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterAll(() => browser.close());

test('axe finds nothing on a refused inquiry, its receipt, and at the desk where it is answered', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send your message' }).click();
  await page.locator('.error-summary').waitFor();
  await expectAccessibleAtBothWidths(page, 'refused');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Axe Example');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('axe@example.org');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is this readable?');
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Send your message' }).click();
  await page.locator('[data-reference]').waitFor();
  await expectAccessibleAtBothWidths(page, 'receipt');
  await signIn(visit, '/admin/inquiries?q=axe');
  await page
    .getByRole('link', { name: /Axe Example/ })
    .first()
    .click();
  await page.getByLabel(/^Reply by email/).fill('Yes.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.thread-out').waitFor();
  await expectAccessibleAtBothWidths(page, 'inquiry');
});
