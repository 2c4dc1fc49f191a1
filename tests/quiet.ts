/** Waits until a page makes no more requests, which is faster than waiting long enough for any page. */
import type { Page, Request } from 'playwright-core';

interface Requests {
  running: Set<Request>;
  /** When a request last began or ended. */
  at: number;
}
const known = new WeakMap<Page, Requests>();

/** Call before the page makes any request. */
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
  // A stream of events never ends.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) ends(response.request());
  });
  // Requests of the previous page do not count.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) requests.running.clear();
  });
}

/** Waits until no request is running, and none has been for a while. */
export async function quiet(page: Page, forMs = 300) {
  const requests = known.get(page)!;
  for (let left = forMs; left > 0; left = requests.at + forMs - performance.now()) {
    await page.waitForTimeout(left);
    if (requests.running.size > 0) requests.at = performance.now();
  }
}
