/** Forms must be open for as long as a person takes, which bots do not wait. */
import type { Page } from 'playwright-core';

/** Makes the forms of a page believe that they were opened some seconds ago. */
export async function notTooQuick(page: Page) {
  for (const field of await page.locator('input[name=openedAt]').all())
    await field.evaluate(
      (input, value) => input.setAttribute('value', value),
      // By this clock, since a journey may move that of the browser forward.
      String(Date.now() - 5000),
    );
}
