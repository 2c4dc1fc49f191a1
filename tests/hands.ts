/** Work at the desk by keyboard or by touch, counted in steps. */
import type { Locator, Page } from 'playwright-core';

/**
 * A step is one decision of a receptionist: a field filled in, a choice made, a button or key pressed. Tab, the arrows,
 * scrolling and the tap into a field on the way there do not count; a key or tap that opens something does.
 */
export interface Hand {
  hasKeys: boolean;
  press(what: Locator): Promise<void>;
  /** Presses a button that also has a key. */
  key(key: string, button: Locator): Promise<void>;
  fill(field: Locator, words: string): Promise<void>;
  /** A key moves a visit of the calendar; by hand it is opened first. */
  move(visit: Locator, button: Locator): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** The number of steps since the last call. */
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
      // Typing letter by letter takes ten times as long, and shows no more.
      await keys.insertText(words);
    }),
    choose: count(async (list, label) => {
      // The options may still be loading.
      await list.locator('option', { hasText: label }).first().waitFor({ state: 'attached' });
      await reach(page, list);
      // A list takes letters in quick succession as one word; a slow machine may be too late.
      for (let tries = 0; tries < 5; tries++) {
        await keys.type(label);
        if ((await list.locator('option:checked').textContent())?.includes(label)) return;
        await page.waitForTimeout(1500);
      }
      throw new Error(`${label} cannot be chosen by typing it.`);
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
    // The finger chooses in the browser's own list.
    choose: count(async (list, label) => {
      const option = list.locator('option', { hasText: label }).first();
      await list.selectOption((await option.getAttribute('value'))!);
    }),
    tick: count((box) => box.tap()),
  };
}

/** Only counted actions can be done. */
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

/** Moves the focus by Tab, and by the arrows within the calendar and among times, never by the pointer. */
async function reach(page: Page, wanted: Locator) {
  await wanted.waitFor();
  // A page that is still growing may lead elsewhere.
  for (let tries = 0; tries < 40; tries++) {
    const way = await wanted.evaluate(wayTo);
    if (way === null) return;
    for (let times = 0; times < way.times; times++) await page.keyboard.press(way.key);
  }
  throw new Error(`No key leads to ${wanted}.`);
}

/** Runs in the page: the key that brings the focus nearer, and how often; null where it is. */
function wayTo(wanted: Element): { key: string; times: number } | null {
  const from = document.activeElement ?? document.body;
  if (from === wanted) return null;
  const around = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (from === document.body || !around.contains(from)) return { key: 'Tab', times: 1 };
  const isAhead = Boolean(from.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING);
  function along(row: Element[], onward: string, back: string, goal = wanted) {
    const way = row.indexOf(goal) - row.indexOf(from);
    return { key: way > 0 || (way === 0 && isAhead) ? onward : back, times: Math.max(1, Math.abs(way)) };
  }
  // The calendar is one stop for Tab, and so is a choice of times; the arrows move within.
  const groupOf = (one: Element) =>
    one.matches('[data-cell]')
      ? 'calendar'
      : one.matches('[type="radio"]')
        ? (one as HTMLInputElement).name
        : '';
  const group = groupOf(wanted);
  const isWithin = group !== '' && groupOf(from) === group;
  if (isWithin && group === 'calendar') {
    const columnOf = (cell: Element) => Number(cell.closest<HTMLElement>('[data-column]')!.dataset.column);
    const minuteOf = (cell: Element) => Number((cell as HTMLElement).dataset.cell);
    const [column, goal] = [columnOf(from), columnOf(wanted)];
    if (column !== goal) return { key: goal > column ? 'ArrowRight' : 'ArrowLeft', times: 1 };
    const cells = [...around.querySelectorAll('[data-cell]')].filter((cell) => columnOf(cell) === goal);
    return along(
      cells.sort((a, b) => minuteOf(a) - minuteOf(b)),
      'ArrowDown',
      'ArrowUp',
    );
  }
  const stops = [
    ...around.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const ofGroup = Map.groupBy(stops, groupOf);
  if (isWithin) return along(ofGroup.get(group)!, 'ArrowDown', 'ArrowUp');
  function entryOf(name: string) {
    const members = ofGroup.get(name)!;
    return members.find((one) => one.matches(':checked')) ?? members.at(isAhead ? 0 : -1)!;
  }
  return along(
    stops.filter((one) => groupOf(one) === '' || one === from || one === entryOf(groupOf(one))),
    'Tab',
    'Shift+Tab',
    group === '' ? wanted : entryOf(group),
  );
}
