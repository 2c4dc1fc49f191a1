import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser.ts';

/** Less than half of what the package names as its source, for every page to be sent and to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, or within what a selector names there; by all of its rules or by some. */
export async function violations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, only]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const found = await inPage.run(selector ? { include: [[selector]] } : document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: only } : {}),
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [within, rules] as const,
  );
}

export async function expectAccessible(page: Page, what: string) {
  expect([what, await violations(page)]).toEqual([what, []]);
}

/** At a desk and on a phone, and nothing runs off the side of the narrow one. */
export async function expectAccessibleAtBothWidths(page: Page, what: string) {
  await page.setViewportSize(desk);
  await expectAccessible(page, `${what} at a desk`);
  await page.setViewportSize(phone);
  await expectAccessible(page, `${what} on a phone`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([what, overflow]).toEqual([what, 0]);
}
