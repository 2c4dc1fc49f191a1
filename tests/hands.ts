/** Work at the desk with one kind of hand, counted in steps. */
import type { Locator, Page } from 'playwright-core';

/**
 * Whatever a receptionist decides and does is one step: a field that is filled in, a choice that is made, a button or a
 * key that is pressed. On the way there neither Tab, the arrows, scrolling nor the tap that opens the field one types
 * in is a step of its own; a key or a tap that opens something is.
 */
export interface Hand {
  hasKeys: boolean;
  press(what: Locator): Promise<void>;
  /** A button that has a key of its own. */
  key(key: string, button: Locator): Promise<void>;
  fill(field: Locator, words: string): Promise<void>;
  /** A visit of the calendar, which a key moves; by hand it is opened first. */
  move(visit: Locator, button: Locator): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** How many since this was last asked. */
  stepsSinceThen(): number;
}

export function keyboard(page: Page): Hand {
  const { count, stepsSinceThen } = counter();
  const keys = page.keyboard;
  return {
    hasKeys: true,
    stepsSinceThen,
    press: count(async (what) => {
      await reach(page, what);
      await keys.press('Enter');
    }),
    key: count((key) => keys.press(key)),
    move: count(async (visit) => {
      await reach(page, visit);
      await keys.press('m');
    }),
    fill: count(async (field, words) => {
      await reach(page, field);
      await keys.press('Control+a');
      await keys.type(words);
    }),
    choose: count(async (list, label) => {
      await reach(page, list);
      // A list takes letters that come soon after each other as one word.
      await keys.type(label);
    }),
    tick: count(async (box) => {
      await reach(page, box);
      if (!(await box.isChecked())) await keys.press('Space');
    }),
  };
}

export function touch(): Hand {
  const { count, stepsSinceThen } = counter();
  const press = count((what: Locator) => what.tap());
  return {
    hasKeys: false,
    stepsSinceThen,
    press,
    async move(visit, button) {
      await press(visit);
      await press(button);
    },
    key: count((_key, button) => button.tap()),
    fill: count(async (field, words) => {
      await field.tap();
      await field.fill(words);
    }),
    // The browser's own list opens, in which the finger chooses.
    choose: count(async (list, label) => {
      await list.selectOption({ label });
    }),
    tick: count((box) => box.tap()),
  };
}

/** Nothing is done that is not counted. */
function counter() {
  let steps = 0;
  return {
    count:
      <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
      async (...given: Given) => {
        steps++;
        await act(...given);
      },
    stepsSinceThen() {
      const since = steps;
      steps = 0;
      return since;
    },
  };
}

/** By Tab, and by the arrows within the calendar and among times; never by the pointer. */
async function reach(page: Page, wanted: Locator) {
  await wanted.waitFor();
  for (let presses = 0; presses < 200; presses++) {
    const way = await wanted.evaluate(keyTowards);
    if (way === null) return;
    for (let times = 0; times < way.times; times++) await page.keyboard.press(way.key);
  }
  throw new Error(`No key leads to ${wanted}.`);
}

/** Runs in the page: the key that brings the focus nearer, and about how often; null where it is. */
function keyTowards(wanted: Element): { key: string; times: number } | null {
  const from = document.activeElement ?? document.body;
  if (from === wanted) return null;
  const isAhead = (one: Element) =>
    from === document.body || Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const place = (cell: Element) => [
    Number(cell.closest<HTMLElement>('[data-column]')!.dataset.column),
    Number((cell as HTMLElement).dataset.cell),
  ];
  if (wanted.matches('[data-cell]') && from.matches('[data-cell]')) {
    const [[column, minute], [toColumn, toMinute]] = [place(from), place(wanted)] as [number[], number[]];
    if (column !== toColumn) return { key: toColumn! > column! ? 'ArrowRight' : 'ArrowLeft', times: 1 };
    return { key: toMinute! > minute! ? 'ArrowDown' : 'ArrowUp', times: 1 };
  }
  const sameGroup = (one: Element) => (one as HTMLInputElement).name === (wanted as HTMLInputElement).name;
  if (wanted.matches('[type="radio"]') && from.matches('[type="radio"]') && sameGroup(from))
    return { key: isAhead(wanted) ? 'ArrowDown' : 'ArrowUp', times: 1 };
  // The calendar is one stop for Tab, at the cell that had the focus last.
  const stop = wanted.matches('[data-cell]') ? document.querySelector('[data-cell][tabindex="0"]') : wanted;
  const goal = stop ?? wanted;
  const around = wanted.closest('dialog') ?? document;
  const stops = [
    ...around.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  const between = Math.abs(stops.indexOf(goal as HTMLElement) - stops.indexOf(from as HTMLElement));
  return { key: isAhead(goal) ? 'Tab' : 'Shift+Tab', times: wanted.closest('dialog') ? 1 : Math.max(1, between - 1) };
}
