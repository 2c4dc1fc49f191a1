/**
 * How long an admin list takes in a browser, by the page's own clock: its first rows, the rows for a typed search word,
 * and how smoothly it scrolls. The browser's cache is empty.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** Browser storage after signing in: the session and the account's rights. */
export type SignedIn = BrowserContextOptions['storageState'];

export interface Times {
  /** Milliseconds from requesting the page to its first rows. */
  first: number;
  /** Milliseconds from the last key of a word to the matching rows. */
  filtered: number;
  /** Milliseconds from a key press to its letter on the screen; the slowest of the word. */
  key: number;
}

/** In some twenty rows of each table, and nowhere in the demo hospital. */
const word = '997';
const longestMs = 10_000;
/** After this long without a change the list is complete. */
const quietMs = 400;

/** Opens the staff area for the first time in a new session; the page then stores the account's rights. */
export async function enter(browser: Browser, address: string, token: string): Promise<SignedIn> {
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.list [data-row]').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function timesOf(browser: Browser, address: string, signedIn: SignedIn): Promise<Times> {
  const { page, close } = await openList(browser, address, signedIn);
  try {
    await page.waitForFunction(isSettled, { quietMs, word: wordIn(address) });
    await page.evaluate(() => {
      addEventListener('keydown', () => {
        globalThis.listClock.pressedAt = performance.now();
      });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'keydown')
            globalThis.listClock.slowestKeyMs = Math.max(globalThis.listClock.slowestKeyMs, duration);
        // Browsers report nothing below 16 ms.
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === word && response.ok(),
    );
    await page.locator('.list-tools input[type=search]').pressSequentially(word, { delay: 80 });
    await answer;
    await page.waitForFunction(isSettled, { quietMs, word });
    if ((await page.locator('.list :is([data-row], .visit)').count()) === 0)
      throw new Error(`${address} finds nothing.`);
    const { firstRowsAt, changedAt, pressedAt, slowestKeyMs } = await page.evaluate(
      () => globalThis.listClock,
    );
    return { first: firstRowsAt, filtered: changedAt - pressedAt, key: slowestKeyMs };
  } finally {
    await close();
  }
}

/** Milliseconds from requesting a page without a search to its first rows. */
export async function firstRowsOf(browser: Browser, address: string, signedIn: SignedIn) {
  const { page, close } = await openList(browser, address, signedIn);
  const first = await page.evaluate(() => globalThis.listClock.firstRowsAt);
  await close();
  return { first };
}

export interface Scroll {
  longestFrame: number;
  /** Frames over 33 ms, in percent: each of them drops at least one. */
  late: number;
}

/** Scrolls through the whole page, one notch per frame, and records the frame times. */
export async function scrollOf(browser: Browser, address: string, signedIn: SignedIn): Promise<Scroll> {
  const { page, close } = await openList(browser, address, signedIn);
  try {
    await page.waitForFunction(isSettled, { quietMs, word: wordIn(address) });
    await page.mouse.move(720, 450);
    await page.evaluate(watchFrames);
    for (let isMoving = true; isMoving; ) {
      await page.mouse.wheel(0, 120);
      isMoving = await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 1);
    }
    const frames = await page.evaluate(() => globalThis.listClock.frames);
    const gaps = frames.slice(1).map((at, index) => at - frames[index]!);
    return {
      longestFrame: Math.max(...gaps),
      late: (100 * gaps.filter((gap) => gap > 33.4).length) / gaps.length,
    };
  } finally {
    await close();
  }
}

const wordIn = (address: string) => new URL(address).searchParams.get('q') ?? '';

async function openList(browser: Browser, address: string, signedIn: SignedIn) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, storageState: signedIn });
  context.setDefaultTimeout(longestMs);
  await context.addInitScript(watchRows);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.listClock?.firstRowsAt);
  return { page, close: () => context.close() };
}

declare global {
  var listClock: {
    /** When the first rows were painted; 0 before. */
    firstRowsAt: number;
    changedAt: number;
    pressedAt: number;
    slowestKeyMs: number;
    frames: number[];
  };
}

/** Runs in the page: records when the painted list changes. */
function watchRows() {
  const clock = { firstRowsAt: 0, changedAt: 0, pressedAt: 0, slowestKeyMs: 0, frames: [] };
  globalThis.listClock = clock;
  const listOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('.list');
  const rowsOf = () => document.querySelector('[data-row], .visit');
  new MutationObserver((records) => {
    const hasRows = rowsOf() !== null;
    const isFirst = hasRows && clock.firstRowsAt === 0;
    if (!isFirst && !records.some(({ target }) => listOf(target))) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        clock.changedAt = performance.now();
        if (hasRows) clock.firstRowsAt ||= clock.changedAt;
      }),
    );
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

/** Runs in the page: whether the list has its final rows for the search. */
function isSettled({ quietMs, word }: { quietMs: number; word: string }) {
  const isAsked = (new URLSearchParams(location.search).get('q') ?? '') === word;
  const isBusy = document.querySelector('.list[aria-busy=true], .list .skeleton') !== null;
  return isAsked && !isBusy && performance.now() - globalThis.listClock.changedAt > quietMs;
}

function watchFrames() {
  requestAnimationFrame(function note(at) {
    globalThis.listClock.frames.push(at);
    requestAnimationFrame(note);
  });
}
