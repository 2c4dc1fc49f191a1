import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser.ts';

/** The one that comes with Playwright's helper, which sends it and all that it found over and over again. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as typeof axe;

export async function expectAccessible(page: Page, what: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
  expect([what, found]).toEqual([what, []]);
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
