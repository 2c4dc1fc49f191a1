import { afterAll, test } from 'vitest';
import { startBrowser } from '../browser.ts';
import { expectAccessibleAtBothWidths } from '../expect-accessible.ts';

const browser = startBrowser();
afterAll(() => browser.close());

test('axe finds nothing on the home page and on a department page, at 390 and 1440 px', async () => {
  const { page } = await browser.open();
  for (const path of ['/', '/departments/cardiology']) {
    await page.goto(path);
    await expectAccessibleAtBothWidths(page, path);
  }
});
