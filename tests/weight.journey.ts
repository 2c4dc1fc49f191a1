import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Bytes of script that a page loads before anything is touched, as brotli would send them. */
async function scriptBytes(path: string) {
  const { page } = await browser.open();
  // Pictures weigh nothing here, and would be drawn for nobody.
  await page.route('**/media/**', (route) => route.abort());
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    scripts.set(response.url(), brotliCompressSync(body).length);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((list) => list.map((script) => script.textContent ?? ''));
  return {
    scripts: [...scripts.keys()],
    total: [...scripts.values()].reduce((sum, size) => sum + size, 0),
    inline,
  };
}

test('a document loads at most 10 KB of script and has none inline', async () => {
  const paths = [
    '/',
    '/departments',
    '/departments/cardiology',
    '/services',
    '/doctors',
    '/doctors/clara-hensley',
    '/contact',
    '/newsletter',
    '/about',
    '/search?q=heart',
    '/packages',
    '/packages/heart-check',
    '/pricing',
    '/news',
    '/news/flu-vaccination-2026',
    '/gallery',
    '/gallery/inside-our-hospital',
  ];
  // A page is looked at until it has been idle for a while, so some are at a time.
  for (let place = 0; place < paths.length; place += 3) {
    await Promise.all(
      paths.slice(place, place + 3).map(async (path) => {
        const { total, inline } = await scriptBytes(path);
        expect([path, total <= 10_240, inline]).toEqual([path, true, []]);
        expect(total).toBeGreaterThan(0);
      }),
    );
    await browser.close();
  }
});

test('the booking page loads at most 120 KB of script and nothing of the admin area', async () => {
  const { total, scripts } = await scriptBytes('/appointment');
  expect(total).toBeLessThanOrEqual(120 * 1024);
  expect(scripts.filter((address) => /admin/.test(address))).toEqual([]);
});

test('no page answers without a policy that forbids foreign and inline script', async () => {
  for (const path of ['/', '/appointment', '/admin', '/no-such-page']) {
    const { headers } = await fetch(hospitalAddress() + path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(/default-src 'self'; script-src 'self'[^;]*;/),
    ]);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('scripts are asked for after style, typeface and pictures', async () => {
  for (const path of ['/', '/appointment']) {
    const page = await (await fetch(hospitalAddress() + path)).text();
    const asked = page.match(/<(link rel="modulepreload"|script type="module" src)[^>]*>/g)!;
    expect([path, asked.filter((one) => !/fetchpriority="low"/i.test(one))]).toEqual([path, []]);
  }
});
