/** What a page weighs before it is touched, and the policy it is sent with. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { startBrowser } from '../browser.ts';
import { hospitalAddress } from '../hospital.ts';
import { brotli, textsOf, weighScripts } from '../script-weight.ts';

const browser = startBrowser();
afterEach(() => browser.close());

declare global {
  interface Window {
    formats: string[];
  }
}

/** Runs in the page: records uses of the constructors that take a phone tens of milliseconds. */
function noteFormats() {
  window.formats = [];
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Collator'] as const) {
    const made = new Proxy(Intl[name] as new (...given: unknown[]) => object, {
      construct(Format, given) {
        window.formats.push(`${name} ${JSON.stringify(given)}`);
        return new Format(...given);
      },
    });
    Object.defineProperty(Intl, name, { value: made });
  }
}

/** Bytes of script that a page loads or contains before it is touched, compressed as brotli. */
async function scriptBytes(path: string) {
  const { page } = await browser.open();
  // Pictures do not count, and drawing them would only take time.
  await page.route('**/media/**', (route) => route.abort());
  const weigh = weighScripts(page);
  await page.addInitScript(noteFormats);
  await page.goto(path, { waitUntil: 'networkidle' });
  return {
    ...(await weigh()),
    lines: await textsOf(page, 'script:not([src]):not([type])'),
    formats: await page.evaluate(() => window.formats),
  };
}

test('a document loads at most 10 KB of script, with the one line and the one module that it contains, and formats nothing', async () => {
  // Pages with islands, free times, a form, a table and pictures.
  const paths = ['/', '/doctors/clara-hensley', '/contact', '/packages', '/gallery/inside-our-hospital'];
  await Promise.all(
    paths.map(async (path) => {
      const { total, scripts, modules, lines, formats } = await scriptBytes(path);
      const carried = total + brotli(lines.join(''));
      expect([path, carried <= 10_240, modules, lines.length, formats]).toEqual([path, true, 1, 1, []]);
      expect(scripts).not.toEqual([]);
    }),
  );
});

test('the booking page loads at most 120 KB of script and nothing of the admin area', async () => {
  const { total, scripts } = await scriptBytes('/appointment');
  expect(total).toBeLessThanOrEqual(120 * 1024);
  expect(scripts.filter((address) => /admin/.test(address))).toEqual([]);
});

test('the worker weighs less than 3 KB', () => {
  const file = readFileSync(new URL('../../build/client/service-worker.js', import.meta.url));
  expect(brotli(file)).toBeLessThan(3_000);
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
