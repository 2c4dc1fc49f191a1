/** A real browser for the journeys, with or without script, on a phone or a desktop. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, TestRunner } from 'vitest';
import { chromium as browserPath } from '../scripts/chromium.ts';
import { anyClient } from './client-address.ts';
import { hospitalAddress } from './hospital.ts';
import { followRequests } from './quiet.ts';

export const phone = { width: 390, height: 844 };
/** The narrowest on which nothing may run off (WCAG 2.2, 1.4.10). */
export const narrow = { width: 320, height: 900 };
export const desk = { width: 1440, height: 900 };

/** What Playwright turns off by itself: of two such arguments the browser heeds the last. */
const unusualForTests = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * The browser's own frame, parts of which are pages with a process for each window, and processes kept in reserve. A
 * header that keeps windows of other sites apart starts a second one for each visitor; it is checked as it is sent, and
 * journeys meet no other site.
 */
const unseen = [
  'CrossOriginOpenerPolicy',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUILocationBar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Complaints of the browser: console errors, uncaught exceptions, requests to other sites. */
  complaints: string[];
}

/** All files of a worker share it; it ends with the worker. */
let browser: Browser;

/** Call at the top of a journey file; `open` gives a fresh visitor, with an empty profile. */
export function startBrowser() {
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    if (browser?.isConnected()) return;
    browser = await chromium.launch({
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        `--disable-features=${[...unusualForTests, ...unseen]}`,
      ],
    });
  });

  async function open({
    viewport = desk,
    javaScriptEnabled = true,
    baseURL = hospitalAddress(),
    ...more
  }: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled,
      baseURL,
      reducedMotion: 'reduce',
      // A worker would cache pages between the steps of a journey; its own journey allows it.
      serviceWorkers: 'block',
      extraHTTPHeaders: anyClient(),
      ...more,
    });
    // Only ends what hangs, like the limit of a test: a machine with other work may take long to load a page.
    context.setDefaultTimeout(90_000);
    contexts.push(context);
    await context.addInitScript(notePresses);
    const page = await context.newPage();
    followRequests(page);
    if (javaScriptEnabled) awaitScript(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`asked ${request.url()}`);
    });
    return { page, context, complaints };
  }

  /** Before a file closes its pages; where it does so only at its end, after each test all the same. */
  const tell = () => tellWhatIsShown(contexts.flatMap((context) => context.pages()).slice(-3));
  afterEach(tell);

  return {
    open,
    async close() {
      await tell();
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}

/**
 * Adds to the error of a journey that failed what its pages show: one that fails once in many runs leaves nothing else to
 * go by.
 */
async function tellWhatIsShown(pages: Page[]) {
  const error = TestRunner.getCurrentTest()?.result?.errors?.at(-1);
  if (!error || error.message.includes('\nShown: ')) return;
  const shown = await Promise.all(pages.map(shownBy));
  const message = error.message + shown.map((text) => `\nShown: ${text}`).join('');
  error.stack = error.stack?.replace(error.message, () => message);
  error.message = message;
}

async function shownBy(page: Page) {
  const text = await page.locator('body, main').last().innerText({ timeout: 1_000 }).catch(String);
  const pressed = await page
    .evaluate(() => (window as { presses?: string[] }).presses?.join(', '))
    .catch(String);
  return `${page.url()} (pressed: ${pressed}) ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`;
}

/** Runs in the browser: remembers the last two presses, each with where it began, ended and counted. */
function notePresses() {
  const presses: string[] = [];
  Object.assign(window, { presses });
  const note = ({ type, target, clientX, clientY, timeStamp }: MouseEvent) => {
    const { tagName = '', textContent = '' } = target instanceof Element ? target : {};
    const what = textContent?.trim().slice(0, 30);
    presses.push(
      `${Math.round(timeStamp)} ms ${type} ${tagName} “${what}” at ${Math.round(clientX)} ${Math.round(clientY)}`,
    );
    presses.splice(0, presses.length - 6);
  };
  for (const kind of ['pointerdown', 'pointerup', 'click'] as const)
    addEventListener(kind, note, { capture: true, passive: true });
}

function awaitScript(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (...call) => {
    const response = await goto(...call);
    await listening(page);
    return response;
  };
}

/** Scripts come after the first paint, often after the load event: a key pressed earlier would be lost. */
export function listening(page: Page) {
  return page.waitForFunction(
    () =>
      document.body !== null &&
      // From here on the router prepares for a key before it takes it.
      (Object.keys(document).some((key) => key.startsWith('__reactContainer')) ||
        'ready' in document.documentElement.dataset ||
        !document.querySelector('script[type="module"]')),
  );
}

/** Says what the page complained of in the first line, so that a report that keeps only that line is enough. */
export function expectQuiet({ complaints }: Visit) {
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
}
