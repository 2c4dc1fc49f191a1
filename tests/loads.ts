import type { Page } from 'playwright-core';

/** The routes whose data a page requests from now on. */
export function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'GET' && pathname.endsWith('.data'))
      loads.push(searchParams.get('_routes') ?? '');
  });
  return loads;
}
