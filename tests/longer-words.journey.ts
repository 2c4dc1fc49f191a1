/**
 * A language whose words are longer by two fifths, on the pages of the site: nothing is cut, broken or runs off, on the
 * narrowest phone too.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { pseudoCatalogue } from '../src/test-pseudo.ts';
import { desk, startBrowser, type Visit } from './browser.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { misfits } from './misfits.ts';
import { pages } from './public-pages.ts';
import { startServer } from './server.ts';

const words = `export default ${JSON.stringify(pseudoCatalogue(['one', 'other']))}`;
const browser = startBrowser();
startOwnHospital(() =>
  startServer({ NODE_OPTIONS: '--import=./tests/pseudo-words.ts' }, [], copyHospital, 'src/main.ts'),
);
afterAll(() => browser.close());
const shots = process.env.SHOTS;

beforeAll(async () => {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages: ['de'] }, headers);
});

/** A visitor whose browser gets the same words. */
async function open() {
  const visit = await browser.open();
  await visit.context.route(/words-\w+-de-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: words }),
  );
  return visit;
}

async function look(page: Page, address: string, found: string[], widths: number[], leave = /^$/) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await misfits(page))
      if (!leave.test(one)) found.push(`${address} at ${width} px ${one}`);
    if (shots && width !== 320)
      await page.screenshot({
        path: `${shots}/${width}${address.replaceAll(/\W+/g, '-')}.png`,
        fullPage: width === 390,
      });
  }
  await page.setViewportSize(desk);
}

/** Two at a time: one computes while the other waits. */
async function inLanes(
  addresses: string[],
  start: () => Promise<Visit>,
  visit: (page: Page, address: string) => Promise<void>,
) {
  const rest = [...addresses];
  const lane = async () => {
    const { page } = await start();
    for (let address = rest.shift(); address; address = rest.shift()) await visit(page, address);
  };
  await Promise.all([lane(), lane()]);
}

/** Each kind once, and what is compared, searched and chosen. */
const kinds = pages.filter(
  (path) => !path.includes('?') || /compare|q=zzzz|picture=2|doctor=clara|answer=no/.test(path),
);

/** A long word of an entry may break in a narrow column; that of the program, which has other letters, may not. */
const ofContent = /^breaks “\(?[a-zäöüß]+\)?”/i;

test('the site has room for longer words', async () => {
  const found: string[] = [];
  await inLanes(kinds, open, async (page, path) => {
    const address = path === '/' ? '/de' : `/de${path}`;
    await page.goto(address, { waitUntil: 'load' });
    await look(page, address, found, [1440, 390, 320], ofContent);
  });
  expect(found).toEqual([]);
}, 120_000);
