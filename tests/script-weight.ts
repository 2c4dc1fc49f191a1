/** The weight of a page's scripts. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export const brotli = (code: string | Buffer) => brotliCompressSync(code).length;

/**
 * Listens from now on. Returns a function for the files loaded, and for their bytes with those in the page, as brotli.
 */
export function weighScripts(page: Page) {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    files.set(response.url(), brotli(body));
  });
  return async () => {
    const modules = await textsOf(page, 'script[type="module"]:not([src])');
    const total = [...files.values(), ...modules.map(brotli)].reduce((sum, size) => sum + size, 0);
    return { scripts: [...files.keys()], total, modules: modules.length };
  };
}

export function textsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((list) => list.map((script) => script.textContent ?? ''));
}
