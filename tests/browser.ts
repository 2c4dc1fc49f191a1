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
/** The narrowest width at which nothing may run off the page (WCAG 2.2, 1.4.10). */
export const narrow = { width: 320, height: 900 };
export const desk = { width: 1440, height: 900 };

/** Features that Playwright turns off itself: the browser heeds only the last such argument. */
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
 * The browser's own frame, parts of which are pages with a process for each window, and processes kept in reserve. The
 * header that isolates windows of other sites starts a second one for each visitor; headers are tested elsewhere, and
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
  /** Console errors, uncaught exceptions and requests to other sites. */
  complaints: string[];
}

/** Shared by all files of a worker, and closed with it. */
let browser: Browser;

/** Call at the top of a journey file. `open` returns a new visitor with an empty profile. */
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
      // A service worker would cache pages between the steps; its own journey allows it.
      serviceWorkers: 'block',
      extraHTTPHeaders: anyClient(),
      ...more,
    });
    // Only ends what hangs, like the limit of a test: a busy machine may take long to load a page.
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

  /** Runs before a file closes its pages, or after each test of a file that closes them at its end. */
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
 * Adds what its pages show to the error of a failed journey: one that fails once in many runs leaves no other trace.
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

/** Runs in the browser: records the last two presses, each with where it began, ended and clicked. */
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

/**
 * Waits for the scripts, which come after the first paint, often after the load event: an earlier key would be lost.
 */
export function listening(page: Page) {
  return page.waitForFunction(
    () =>
      document.body !== null &&
      // From here on the router is ready for keys.
      (Object.keys(document).some((key) => key.startsWith('__reactContainer')) ||
        'ready' in document.documentElement.dataset ||
        !document.querySelector('script[type="module"]')),
  );
}

/** Puts the page's complaints into the first line of the error, since some reports keep only that line. */
export function expectQuiet({ complaints }: Visit) {
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
}
