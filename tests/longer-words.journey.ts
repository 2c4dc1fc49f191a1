/**
 * A language whose words are longer by two fifths, on the pages of the site: nothing is cut, broken or runs off, on the
 * narrowest phone too. Whether a plain word is left, fourth-language.test.ts looks; of the staff area, its journey under
 * axe looks for both.
 */
import { afterAll, expect, test } from 'vitest';
import { desk, startBrowser } from './browser.ts';
import { misfits } from './misfits.ts';
import { startPseudoHospital, withPseudoWords } from './pseudo-hospital.ts';
import { pages } from './public-pages.ts';

const browser = startBrowser();
startPseudoHospital();
afterAll(() => browser.close());
const shots = process.env.SHOTS;

/** Each kind once, and what is compared, searched and chosen. */
const kinds = pages.filter(
  (path) => !path.includes('?') || /compare|q=zzzz|picture=2|doctor=clara|answer=no/.test(path),
);

/** A long word of an entry may break in a narrow column; that of the program, which has other letters, may not. */
const ofContent = /^breaks “\(?[a-zäöüß]+\)?”/i;

test('the site has room for longer words', async () => {
  const found: string[] = [];
  const rest = [...kinds];
  async function lane() {
    const { page, context } = await browser.open();
    await withPseudoWords(context);
    for (let path = rest.shift(); path; path = rest.shift()) {
      const address = path === '/' ? '/de' : `/de${path}`;
      await page.goto(address, { waitUntil: 'load' });
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        for (const one of await misfits(page))
          if (!ofContent.test(one)) found.push(`${address} at ${width} px ${one}`);
        if (shots) await page.screenshot({ path: `${shots}/${width}${address.replaceAll(/\W+/g, '-')}.png` });
      }
      await page.setViewportSize(desk);
    }
  }
  // Two at a time: one computes while the other waits.
  await Promise.all([lane(), lane()]);
  expect(found).toEqual([]);
});
