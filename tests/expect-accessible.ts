import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser.ts';

async function expectAccessible(page: Page, what: string) {
  // The usual mode opens a second page for each look, for frames of other sites, and we have none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect([
    what,
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ]).toEqual([what, []]);
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
