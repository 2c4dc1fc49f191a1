/** What a page loads, and when. Weights are tested in gate/weight.journey.ts. */
import { afterEach, expect, test } from 'vitest';
import { staffStops } from './admin-crawl/staff-pages.ts';
import { startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('an English page uses the typeface and loads only its basic characters', async () => {
  const { page } = await browser.open();
  await page.goto('/departments', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => family === 'Figtree' && status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange.split(',')[0]);
  });
  expect(loaded).toEqual(['U+20-7E']);
});

test('a public page requests its scripts after its first paint, and all of them at once', async () => {
  for (const path of ['/', '/doctors/clara-hensley', '/appointment']) {
    const { page } = await browser.open();
    await page.goto(path, { waitUntil: 'networkidle' });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime)
        .sort((a, b) => a - b),
    }));
    expect([path, painted, asked, asked.length > 3 && asked[0]! > painted]).toEqual([
      path,
      painted,
      asked,
      true,
    ]);
    // Within a tenth of a second, not one after the other.
    expect([path, asked.filter((at) => at < asked[0]! + 100).length > 4]).toEqual([path, true]);
    await browser.close();
  }
});

/** Each page of the staff area that a signed-in user opens, once. */
const staffPages = Object.entries(staffStops)
  .flatMap(([path, stops]) => (/token|sso$/.test(path) || !stops?.[0] ? [] : [stops[0].at]))
  .filter((at) => !/VISIT|PATIENT/.test(at));
/** Pages for work with people, without forms of many fields. */
const deskPages = /^\/admin\/(dashboard|notices|inquiries|patients|appointments)\b/;

test('a page of the staff area sends its first calls before its styles arrive and uses each of them, and the desk loads no library for forms', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const { page } = visit;
  const found: string[] = [];
  expect(staffPages.filter((at) => deskPages.test(at)).length).toBeGreaterThan(6);
  for (const at of staffPages) {
    const scripts: string[] = [];
    const note = (request: { url(): string }) => scripts.push(request.url());
    page.on('request', note);
    await page.goto(at);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy="true"], .skeleton').first().waitFor({ state: 'detached' });
    // The page takes the answers as it uses them; an unused call would leave one behind.
    await page
      .waitForFunction(() => Object.keys(globalThis.deskEarly?.answers ?? { nothing: 0 }).length === 0)
      .catch(() => {});
    page.off('request', note);
    const { unused, isFirst } = await page.evaluate(() => {
      const script = [...document.scripts].find(({ text }) => text.includes('deskEarly'))!;
      const style = document.querySelector('link[rel=stylesheet]')!;
      return {
        unused: Object.keys(globalThis.deskEarly?.answers ?? { nothing: 0 }),
        isFirst: (script.compareDocumentPosition(style) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      };
    });
    if (unused.length > 0) found.push(`${at} asks early for nothing: ${unused.join(', ')}`);
    if (!isFirst) found.push(`${at} waits for its styles`);
    if (deskPages.test(at) && scripts.some((address) => address.includes('/admin-editor-')))
      found.push(`${at} loads the library for forms`);
  }
  expect(found).toEqual([]);
});
