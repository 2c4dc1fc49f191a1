/** Forms require the time that a person takes, which programs do not. */
import type { Page } from 'playwright-core';

/** Makes the forms of a page believe that they were opened some seconds ago. */
export async function notTooQuick(page: Page) {
  for (const field of await page.locator('input[name=openedAt]').all())
    await field.evaluate(
      (input, value) => input.setAttribute('value', value),
      // By this clock: a journey may move the browser's forward.
      String(Date.now() - 5000),
    );
}
