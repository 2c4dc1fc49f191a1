/** Waits until a page asks for nothing more, which takes less than a time that is long enough for every page. */
import type { Page, Request } from 'playwright-core';

interface Requests {
  running: Set<Request>;
  /** When one began or ended last. */
  at: number;
}
const known = new WeakMap<Page, Requests>();

/** Call before the page asks for anything. */
export function followRequests(page: Page) {
  const requests: Requests = { running: new Set(), at: performance.now() };
  known.set(page, requests);
  const ends = (request: Request) => {
    requests.running.delete(request);
    requests.at = performance.now();
  };
  page.on('request', (request) => {
    requests.running.add(request);
    requests.at = performance.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  // A stream of events is never over.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) ends(response.request());
  });
  // What the page before had asked for is nobody's any more.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) requests.running.clear();
  });
}

/** Nothing is on its way, and nothing was for a while. */
export async function quiet(page: Page, forMs = 300) {
  const requests = known.get(page)!;
  for (let left = forMs; left > 0; left = requests.at + forMs - performance.now()) {
    await page.waitForTimeout(left);
    if (requests.running.size > 0) requests.at = performance.now();
  }
}
