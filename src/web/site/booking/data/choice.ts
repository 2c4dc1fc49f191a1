import { isLocalDate } from '#web/dates/local-date.ts';

/**
 * The visitor's choices so far. In the address, so that the back button, bookmarks and pages without script work.
 * Personal details never are.
 */
export interface Choice {
  department: string;
  /** A slug, or `any` for the first available doctor of the department, or of the hospital without one. */
  doctor: string;
  visit: string;
  /** Empty for the usual mode. */
  mode: string;
  month: string;
  day: string;
  /** Instant of the chosen start, RFC 3339. */
  start: string;
  /** The doctor of the chosen time, if `doctor` is `any`. */
  with: string;
  /** What the visit is for, if not just to see a doctor; at most one of the two. */
  package: string;
  service: string;
  /** Token of the hold. It identifies no one and expires within minutes. */
  hold: string;
}

const names = [
  'department',
  'doctor',
  'visit',
  'mode',
  'month',
  'day',
  'start',
  'with',
  'package',
  'service',
  'hold',
] as const;
const shapes: Record<keyof Choice, RegExp> = {
  department: /^[a-z0-9-]{1,120}$/,
  doctor: /^[a-z0-9-]{1,120}$/,
  visit: /^[1-9]\d{0,9}$/,
  mode: /^(in-person|phone|video)$/,
  month: /^20\d\d-(0[1-9]|1[0-2])$/,
  day: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  start: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  with: /^[a-z0-9-]{1,120}$/,
  package: /^[a-z0-9-]{1,120}$/,
  service: /^[a-z0-9-]{1,120}$/,
  hold: /^[\w-]{43}$/,
};

export function readChoice(parameters: URLSearchParams): Choice {
  const entries = names.map((name) => {
    const value = parameters.get(name) ?? '';
    const holds = shapes[name].test(value) && (name !== 'day' || isLocalDate(value));
    return [name, holds ? value : ''];
  });
  return Object.fromEntries(entries) as Choice;
}

/** Each choice depends on those before it, so a change clears those after it. Others depend on none. */
const order: (keyof Choice)[][] = [
  ['department'],
  ['doctor'],
  ['visit'],
  ['mode'],
  ['month'],
  ['day'],
  ['start', 'with'],
];

/** Without script every step is a page of its own; this opens the page at the current step, not at its top. */
export const now = 'now';

/** The choice with this change, without the choices it invalidates. */
export function changed(choice: Choice, change: Partial<Choice>) {
  const first = order.findIndex((group) => group.some((name) => name in change));
  const to = { ...choice };
  for (const name of order.slice(first === -1 ? order.length : first).flat()) to[name] = '';
  return { ...to, ...change };
}

/** The router's address of the page, with this change. */
export function addressOf(choice: Choice, change: Partial<Choice> = {}) {
  const to = changed(choice, change);
  const set = names.filter((name) => to[name]).map((name) => [name, to[name]]);
  return set.length > 0 ? `/appointment?${new URLSearchParams(set)}` : '/appointment';
}
