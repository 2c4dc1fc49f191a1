import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { newSession } from './hospital-api.ts';
import { account } from './server.ts';

/** Opens an admin page as somebody who signed in and showed the password again; how that is done is a journey of its own. */
export async function signIn({ page, context }: Visit, address = '/admin') {
  const { token, admin } = await newSession();
  // Once for this tab: what the page does with its token afterwards stands.
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

/** Of the staff area. */
export const noPage = '/admin/no-such-page';

/**
 * As a link of the staff area leads there, without loading it anew, which takes half a second of work: axe stays, and runs
 * twice as fast as at first. On the way is a page that is none, so that what is waited for next is not what was there
 * before: `notFound` is what that one is called.
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

/** Ends the session as the server does; the page learns of it with its next call. */
export const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}` },
    }),
  );

/**
 * Saves the open form after its session has ended. The page presses Save itself: a call of its own may be
 * refused first, and then the sign-in form lies over the button already.
 */
export async function saveAfterTheSession(page: Page) {
  await endSession(page);
  await page
    .getByRole('button', { name: /^Save/ })
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
}
