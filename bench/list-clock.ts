/**
 * How long an admin list takes in a browser, by the clock of the page itself: its first rows, the rows of a word that is
 * typed into its search, and how steadily it scrolls. Nothing is in the browser's cache.
 */
import type { Browser } from 'playwright-core';

export interface Times {
  /** Milliseconds from asking for the page to its first rows. */
  first: number;
  /** Milliseconds from the last key of a word to the rows that hold it. */
  filtered: number;
  /** Milliseconds from a key to its letter on the screen; the slowest of the word. */
  key: number;
}

/** In some twenty rows of each table, and in no text that was there before. */
const word = '997';
const longestMs = 10_000;
/** Nothing more has come for so long: the list is as it will be. */
const quietMs = 400;

export async function timesOf(browser: Browser, address: string, token: string): Promise<Times> {
  const { page, close } = await openList(browser, address, token);
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
        // Below 16 ms a browser does not tell.
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

/** Milliseconds from asking for a page to its first rows, where it has no search. */
export async function firstRowsOf(browser: Browser, address: string, token: string) {
  const { page, close } = await openList(browser, address, token);
  const first = await page.evaluate(() => globalThis.listClock.firstRowsAt);
  await close();
  return { first };
}

export interface Scroll {
  /** The longest that the page kept a frame waiting, in milliseconds. */
  longestFrame: number;
  /** How many of a hundred frames took more than 33 ms, of which two fall into one that is missed. */
  late: number;
}

/** Turns the wheel through the whole page, a notch for each frame, and writes down when frames come. */
export async function scrollOf(browser: Browser, address: string, token: string): Promise<Scroll> {
  const { page, close } = await openList(browser, address, token);
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

async function openList(browser: Browser, address: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(longestMs);
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
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
    /** When the last change of the list was painted. */
    changedAt: number;
    pressedAt: number;
    slowestKeyMs: number;
    frames: number[];
  };
}

/** Runs in the page: notes when what is painted of the list changes. */
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

/** Runs in the page: whether the list shows all that it will of what is looked for. */
function isSettled({ quietMs, word }: { quietMs: number; word: string }) {
  const isAsked = (new URLSearchParams(location.search).get('q') ?? '') === word;
  const isBusy = document.querySelector('.list[aria-busy=true], .list .skeleton') !== null;
  return isAsked && !isBusy && performance.now() - globalThis.listClock.changedAt > quietMs;
}

/** Runs in the page. */
function watchFrames() {
  requestAnimationFrame(function note(at) {
    globalThis.listClock.frames.push(at);
    requestAnimationFrame(note);
  });
}
