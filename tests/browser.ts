/** A real browser for the journeys, with or without script, on a phone or at a desk. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chromium as browserPath } from '../scripts/chromium.ts';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: console errors, uncaught exceptions, requests to other sites. */
  complaints: string[];
}

/** Call at the top of a journey file; `open` gives a fresh visitor, with an empty profile. */
export function startBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(() => browser?.close());

  async function open({
    viewport = desk,
    javaScriptEnabled = true,
    baseURL = inject('address'),
    ...more
  } = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled,
      baseURL,
      reducedMotion: 'reduce',
      // A worker would keep pages between the steps of a journey; its own journey lets it.
      serviceWorkers: 'block',
      ...more,
    });
    contexts.push(context);
    const page = await context.newPage();
    if (javaScriptEnabled) awaitScript(page);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`asked ${request.url()}`);
    });
    return { page, context, complaints };
  }

  return {
    open,
    async close() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}

/** A document's script arrives after its load event: a key pressed at once would meet a page that does not listen yet. */
function awaitScript(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (...call) => {
    const response = await goto(...call);
    await page.waitForFunction(
      () =>
        '__reactRouterContext' in window ||
        'ready' in document.documentElement.dataset ||
        !document.querySelector('script[type="module"][src]'),
    );
    return response;
  };
}

/** Nothing that the browser complained about. */
export function expectQuiet({ complaints }: Visit) {
  expect(complaints).toEqual([]);
}
