/** A page of the staff area to check, and what to do there first. */
import type { Page } from 'playwright-core';

export interface Stop {
  at: string;
  /** Names of buttons that Enter opens, and Escape closes again. */
  opens?: (string | RegExp)[];
  /** Keys that open something, wherever the focus is. */
  keys?: string[];
  /** Boxes with a list of options, which the arrow opens and Escape closes. */
  boxes?: string[];
  first?(page: Page): Promise<unknown>;
  /** The title of the dialog that is open by then. */
  open?: string | RegExp;
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter');
export const through =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(page, name);
  };
/** Opens everything that is folded. */
export const unfold = async (page: Page) => {
  await page.locator('summary').first().waitFor();
  for (const summary of await page.locator('summary').all()) await summary.press('Enter');
};
/** Answers calls to an address like this from now on. */
export const answering = (page: Page, address: string, status: number, json: object) =>
  page.route(address, (route) => route.fulfill({ status, json }));
export const refusing = (page: Page, address: string, status: number, type: string) =>
  answering(page, address, status, { type: `/problems/${type}`, title: '', status, detail: '' });
export const search = (page: Page, words: string) => page.getByRole('searchbox').first().fill(words);
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
export const rename = (page: Page, name: string) => page.getByLabel(/^Name/).first().fill(name);
export const chosenRow = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
export const inDialog = (page: Page) => page.getByRole('dialog');
