import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { newSession } from './hospital-api.ts';
import { account } from './server.ts';

/** Opens an admin page with a signed-in session and a confirmed password; signing in has its own journey. */
export async function signIn({ page, context }: Visit, address = '/admin') {
  const { token, admin } = await newSession();
  // Once for this tab, so that the page may change its token afterwards.
  await context.addInitScript(
    ([value, owner]) => {
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('deskOwner', owner!);
      localStorage.setItem('authToken', value!);
    },
    [token, String(admin.id)],
  );
  await page.goto(address);
  // On a phone the sidebar is behind a toggle.
  await page.locator('a[href="/admin/dashboard"]').first().waitFor({ state: 'attached' });
}

/** Signs in at the form of an admin page. */
export async function signInByForm({ page }: Visit) {
  await page.getByLabel(/email/i).fill(account.email);
  await page.getByLabel(/^password/i).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('a[href="/admin/dashboard"]').first().waitFor({ state: 'attached' });
}

/** A page of the staff area that does not exist. */
export const noPage = '/admin/no-such-page';

/**
 * Follows a link of the staff area without reloading, which takes half a second: axe stays and runs twice as fast as at
 * first. Goes through a missing page, titled `notFound`, so that the next wait does not find the old content.
 */
export async function follow(page: Page, path: string, notFound = 'Page not found') {
  const isNone = page.getByRole('heading', { level: 1, name: notFound });
  for (const to of [noPage, path]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    await isNone.waitFor({ state: to === noPage ? 'visible' : 'detached' });
  }
}

/** Ends the session on the server; the page notices at its next call. */
export const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}` },
    }),
  );

/**
 * Saves the open form after its session has ended. The script presses Save: a call of the page may be refused first and
 * open the sign-in form over the button.
 */
export async function saveAfterTheSession(page: Page) {
  await endSession(page);
  await page
    .getByRole('button', { name: /^Save/ })
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
}
