/** A place where the staff area is looked at, and what is done there before. */
import type { Page } from 'playwright-core';

export interface Stop {
  at: string;
  /** What is opened by Enter and closed by Escape: the name of what opens it, each by itself. */
  opens?: (string | RegExp)[];
  /** What is opened by a key, wherever the focus is. */
  keys?: string[];
  /** Boxes with a list of what can be chosen, which the arrow opens and Escape closes. */
  boxes?: string[];
  /** Comes before the page is looked at. */
  first?(page: Page): Promise<unknown>;
  /** The dialog that stands open then; its title. */
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
/** Opens all that is folded away. */
export const unfold = async (page: Page) => {
  await page.locator('summary').first().waitFor();
  for (const summary of await page.locator('summary').all()) await summary.press('Enter');
};
/** From now on the server answers calls to an address so, as it would after a while or to others. */
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
