import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser.ts';
import { judge, judged, type readInks as Read, readInks } from './colours.ts';

/** Less than half of the package's named source, for every page to load and parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe and HTML refuse on a page, or within a selector; by all of axe's rules or by some. */
export async function violations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(`(${rememberColours})(); window.readInks = ${readInks};`);
  }
  const { found, passed } = await page.evaluate(
    async ([selector, only, judgedBefore]) => {
      // A picture of another width moves what is below it when it comes, under axe's eyes.
      const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
      await Promise.allSettled(coming.map((image) => image.decode()));
      // A colour that is changing has the contrast of neither. What scrolls begins to change in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const { axe: inPage, readInks: read } = window as unknown as { axe: typeof axe; readInks: typeof Read };
      const context = selector ? { include: [[selector]] } : document;
      const contrast = 'color-contrast';
      const rest = only?.filter((rule) => rule !== contrast);
      const none: Pick<axe.AxeResults, 'violations'> = { violations: [] };
      const { violations } =
        rest?.length === 0
          ? none
          : await inPage.run(context, {
              resultTypes: ['violations'],
              // Of what axe fetches first, no rule that is on reads the style sheets.
              preload: { assets: ['media'] },
              ...(rest ? { runOnly: rest } : { rules: { [contrast]: { enabled: false } } }),
            });
      const passed: string[] = [];
      const known = new Set(judgedBefore.split(','));
      const isWanted = !only || only.includes(contrast);
      const texts = isWanted ? [...read(selector).texts] : [];
      const unknown = texts.filter(([, inks]) => !inks.some((one) => known.has(one)));
      if (unknown.length > 0) {
        const result = await inPage.run({ include: unknown.map(([text]) => text) } as axe.ElementContext, {
          runOnly: [contrast],
          resultTypes: ['violations', 'passes', 'incomplete'],
          elementRef: true,
        });
        violations.push(...result.violations);
        const elementsOf = (some: axe.Result[]) =>
          new Set<Element | undefined>(some.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
        const [good, open] = [elementsOf(result.passes), elementsOf(result.incomplete)];
        // What axe leaves alone, it leaves alone for what it is.
        if (result.violations.length === 0)
          for (const [text, [ink, ofKind]] of unknown)
            if (!open.has(text)) passed.push(good.has(text) ? ink : ofKind);
      }
      // What HTML refuses and axe has no rule for.
      const refused = Object.entries({
        'an id with a space': '[id*=" "]',
        'open or not, said twice': '[popovertarget][aria-expanded]',
        'required, with nothing that is refused':
          'select[required]:not([multiple]):not(:has(> option:first-child[value=""]))',
        'an article without a name': 'article:not([aria-label], [aria-labelledby])',
        'a number without a limit': '[min=""], [max=""]',
        'a role on a part of a table':
          ':is(table:not([role="grid"]), thead, tbody, tfoot, tr, th, td:not([role="gridcell"]))[role]',
      }).flatMap(([what, selector]) =>
        [...document.querySelectorAll(selector)].map(
          ({ outerHTML }) => `${what}: ${outerHTML.slice(0, 160)}`,
        ),
      );
      const coloursOf = (data?: { fgColor?: string; bgColor?: string }) =>
        data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '';
      const found = [
        ...violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)}${coloursOf(any[0]?.data)}`).join(' | ')}`,
        ),
        ...refused,
      ];
      return { found, passed };
    },
    [within, rules, judged()] as const,
  );
  judge(passed);
  return found;
}

/** A page has thousands of colours and some dozen different ones; axe would read each anew, in a third of its time. */
function rememberColours() {
  const { commons } = (window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } })
    .axe;
  interface Colour {
    parseString(text: string): Colour;
    r: number;
    g: number;
    b: number;
    alpha: number;
  }
  const ofAxe = commons.color.Color.prototype;
  const read = ofAxe.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  ofAxe.parseString = function (text) {
    let colour = known.get(text);
    if (!colour) {
      const { r, g, b, alpha } = read.call(this, text);
      colour = { r, g, b, alpha };
      known.set(text, colour);
    }
    return Object.assign(this, colour);
  };
}

export async function expectAccessible(page: Page, what: string) {
  expect([what, await violations(page)]).toEqual([what, []]);
}

/** What axe and HTML refuse on a desktop and on a phone, where nothing runs off the side. */
export async function inaccessibleAtBothWidths(page: Page): Promise<string[]> {
  await page.setViewportSize(desk);
  const atDesk = await violations(page);
  await page.setViewportSize(phone);
  const onPhone = await violations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...atDesk.map((one) => `at a desk: ${one}`),
    ...onPhone.map((one) => `on a phone: ${one}`),
    ...(overflow === 0 ? [] : [`on a phone ${overflow} px run off the side`]),
  ];
}

export async function expectAccessibleAtBothWidths(page: Page, what: string) {
  expect([what, await inaccessibleAtBothWidths(page)]).toEqual([what, []]);
}
