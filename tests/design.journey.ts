/** The page of components is for developers of the site, and no byte of it is in a built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { hospitalAddress } from './hospital.ts';
import { startServer } from './server.ts';

const root = join(import.meta.dirname, '..');
const browser = startBrowser();
let development: Awaited<ReturnType<typeof startServer>>;
// The first answer waits until Vite has read the whole site.
beforeAll(async () => {
  development = await startServer({ NODE_ENV: 'development' }, ['--dev']);
});
afterEach(() => browser.close());
afterAll(() => development.stop());

/** All files of a folder with such a name, as one text, without compressed copies. */
function textOf(folder: string, ends: RegExp) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    ends.test(file),
  );
  return files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n');
}

test('a built site answers 404 at /design, and nothing of the page is in its files', async () => {
  expect((await fetch(`${hospitalAddress()}/design`)).status).toBe(404);
  expect((await fetch(`${hospitalAddress()}/design.data`)).status).toBe(404);
  const built = textOf('build', /\.(js|mjs|css|html|json)$/);
  // The name of a component shows that the files were read; classes and the rule of Tailwind would show a leak.
  expect(built).toContain('data-next-free');
  const page = textOf('src/web/design', /\.(tsx|css)$/);
  for (const mark of ['data-specimen', 'specimen-', 'order-[4731]']) expect(page).toContain(mark);
  for (const mark of ['data-specimen', 'specimen-', 'order:4731', 'web/design']) {
    expect([mark, built.includes(mark)]).toEqual([mark, false]);
  }
});

test('in development it shows every state, and axe finds nothing from 320 to 1920 px', async () => {
  const { page } = await browser.open();
  for (const path of ['/design', '/design?refused', '/design?page=7']) {
    const answer = await page.goto(development.address + path, { waitUntil: 'load' });
    expect([path, answer?.status()]).toEqual([path, 200]);
    expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(60);
    expect(await page.getByText('The hospital has no').count()).toBe(0);
    const missing = await page.locator('[data-specimen="No picture"] svg').boundingBox();
    expect(missing!.width / missing!.height).toBeCloseTo(4 / 3, 1);
    await expectAccessibleAtBothWidths(page, path);
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, over]).toEqual([path, width, 0]);
    }
  }
});
