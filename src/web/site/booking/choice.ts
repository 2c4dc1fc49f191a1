import { isLocalDate } from '#web/dates/local-date.ts';

/**
 * What a visitor has chosen so far, as it stands in the address. Everything before the personal details is in the
 * address, so that the back button, a bookmark and a page without script all work; nothing personal ever is.
 */
export interface Choice {
  department: string;
  /** A slug, or `any` for the first available doctor of the department, or of the hospital without one. */
  doctor: string;
  visit: string;
  /** `2026-11`. */
  month: string;
  /** `2026-11-24`. */
  day: string;
  /** Instant of the chosen start, RFC 3339. */
  start: string;
  /** The doctor of the chosen time, where `doctor` is `any`. */
  with: string;
  /** The package that it is for. */
  package: string;
  /** Token of the time that is kept for this visitor: it names nobody and is worthless in minutes. */
  hold: string;
}

const names = ['department', 'doctor', 'visit', 'month', 'day', 'start', 'with', 'package', 'hold'] as const;
const shapes: Record<keyof Choice, RegExp> = {
  department: /^[a-z0-9-]{1,120}$/,
  doctor: /^[a-z0-9-]{1,120}$/,
  visit: /^[1-9]\d{0,9}$/,
  month: /^20\d\d-(0[1-9]|1[0-2])$/,
  day: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  start: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  with: /^[a-z0-9-]{1,120}$/,
  package: /^[a-z0-9-]{1,120}$/,
  hold: /^[\w-]{43}$/,
};

/** Reads the address; a value that cannot be one counts as not chosen. */
export function readChoice(parameters: URLSearchParams): Choice {
  const entries = names.map((name) => {
    const value = parameters.get(name) ?? '';
    const holds = shapes[name].test(value) && (name !== 'day' || isLocalDate(value));
    return [name, holds ? value : ''];
  });
  return Object.fromEntries(entries) as Choice;
}

/** Each choice rests on those before it: a change empties what comes after. The last two rest on none. */
const order: (keyof Choice)[][] = [
  ['department'],
  ['doctor'],
  ['visit'],
  ['month'],
  ['day'],
  ['start', 'with'],
];
const lasting: (keyof Choice)[] = ['package', 'hold'];

/** Where the page goes on: without script every step is a page of its own, and it opens there and not at its top. */
export const now = 'now';

/** The address of the page with a change made to the choice, and with what no longer holds left out. */
export function addressOf(choice: Choice, change: Partial<Choice> = {}) {
  const first = order.findIndex((group) => group.some((name) => name in change));
  const kept = new URLSearchParams();
  for (const [index, group] of order.entries()) {
    for (const name of group) {
      const value = name in change ? change[name] : first === -1 || index < first ? choice[name] : '';
      if (value) kept.set(name, value);
    }
  }
  for (const name of lasting) {
    const value = change[name] ?? choice[name];
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return query ? `/appointment?${query}` : '/appointment';
}
