import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser.ts';

/** Less than half the size of the package's main file, which every page would load and parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe and HTML forbid on a page, or within a selector. Takes some of axe's rules, or all but contrast, which takes
 * as long as the rest and is checked once (crawl.journey.ts).
 */
export async function violations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, only]) => {
      // A picture that loads would move what is below it while axe runs.
      const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
      await Promise.allSettled(coming.map((image) => image.decode()));
      // A colour in transition has neither contrast. Scrolling starts a transition in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const context = selector ? { include: [[selector]] } : document;
      const { violations } = await inPage.run(context, {
        resultTypes: ['violations'],
        // Axe would also fetch the style sheets first, which no active rule reads.
        preload: { assets: ['media'] },
        ...(only ? { runOnly: only } : { rules: { 'color-contrast': { enabled: false } } }),
      });
      // What HTML forbids without a rule of axe.
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
      return [
        ...violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)}${coloursOf(any[0]?.data)}`).join(' | ')}`,
        ),
        ...refused,
      ];
    },
    [within, rules] as const,
  );
}

export async function expectAccessible(page: Page, what: string) {
  expect([what, await violations(page)]).toEqual([what, []]);
}

/** What axe and HTML forbid at the width of a desktop and of a phone, where nothing may run off the side. */
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
