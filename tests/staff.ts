import type { Visit } from './browser.ts';
import { account } from './server.ts';

/** Opens an admin page and signs in where the page asks for it. */
export async function signIn({ page }: Visit, address = '/admin') {
  await page.goto(address);
  await page.getByLabel(/e-mail/i).fill(account.email);
  await page.getByLabel(/^password/i).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // On a phone the sidebar is behind a toggle.
  await page.locator('a[href="/admin/dashboard"]').first().waitFor({ state: 'attached' });
}
