/** What surrounds all pages: the header on a phone, navigation between pages, and what is loaded ahead. */
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('on a phone in landscape the header is low and scrolls away, and hides neither the shortcuts nor a linked part', async () => {
  const visit = await browser.open({ viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await page.goto('/contact');
  const header = page.getByRole('banner');
  const { y, height } = (await header.boundingBox())!;
  expect([y, height < 390 / 4]).toEqual([0, true]);
  const shortcuts = (await page.locator('.side-bar').boundingBox())!;
  expect(shortcuts.y).toBeGreaterThan(height);
  expect(shortcuts.y + shortcuts.height).toBeLessThan(390);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Opening hours/ })
    .first()
    .click();
  await expect.poll(async () => (await header.boundingBox())!.y).toBeLessThan(-100);
  const heading = (await page.locator(new URL(page.url()).hash).boundingBox())!;
  expect([heading.y >= 0, heading.y < 80]).toEqual([true, true]);
  expectQuiet(visit);
});

test.each(['/about', '/appointment'])(
  'neither turning a phone nor a second link, while %s still fades into the next page, leaves an error',
  async (path) => {
    for (const wait of [4, 75, 125]) {
      const visit = await browser.open({ reducedMotion: 'no-preference' });
      const { page, context } = visit;
      await page.goto(path);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page
        .evaluate((milliseconds) => {
          const press = (href: string) => {
            const link = Object.assign(document.createElement('a'), { href });
            document.body.append(link);
            link.click();
          };
          press('/packages');
          if (milliseconds < 50) setTimeout(press, milliseconds, '/contact');
        }, wait)
        // The page may be gone before it answers.
        .catch(() => {});
      if (wait > 50) {
        await page.waitForTimeout(wait);
        await page.setViewportSize({ width: 1300, height: 900 });
      }
      await page.waitForURL(/\/(packages|contact)$/);
      await page.waitForTimeout(500);
      expectQuiet(visit);
    }
  },
);

test('a browser accepts the speculation rules of a document and prerenders what is pointed at, but never a booking', async () => {
  const { page, context } = await browser.open();
  const protocol = await context.newCDPSession(page);
  const rules: { url?: string; errorType?: string }[] = [];
  const begun: string[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => void rules.push(ruleSet));
  protocol.on('Preload.prerenderStatusUpdated', ({ key }) => void begun.push(new URL(key.url).pathname));
  await protocol.send('Preload.enable');
  await page.goto('/');
  await expect
    .poll(() => rules.map(({ url, errorType }) => [new URL(url!).pathname, errorType]))
    .toEqual([['/speculation-rules.json', undefined]]);
  await page.getByRole('link', { name: 'Appointment', exact: true }).first().hover();
  await page.waitForTimeout(600);
  await page.getByRole('link', { name: 'About', exact: true }).first().hover();
  await expect.poll(() => begun).toContain('/about');
  expect(begun).not.toContain('/appointment');
  const application = await page.request.get('/appointment');
  expect(application.headers()['speculation-rules']).toBeUndefined();
});

test('an extension that changes a page before it starts leaves booking and the staff area working', async () => {
  const { page } = await browser.open();
  for (const path of ['/appointment', '/admin/sign-in']) {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers();
      const body = (await answer.text()).replace(/<h1[^>]*>/, '$&<b>Added</b>');
      await route.fulfill({ status: 200, headers, body });
    });
    await page.goto(path);
    // React has rendered the page again, without what was added.
    await page.getByText('Added').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});
