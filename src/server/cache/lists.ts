/**
 * Content that pages read, cached as the API answered it until the content changes: after a write the first page that
 * shows a list loads it, and all others reuse it.
 */
import type { Route } from '#contract/base.ts';
import { speech } from '#words/language.ts';
import { isLasting } from './address.ts';

/** With rich text, an entry takes a few kilobytes. */
const mostEntries = 2_000;
/** The query is part of the key; the site's own are shorter. */
const longestKey = 300;

interface Answered {
  status: number;
  body: unknown;
}

interface KeptList<Outcome extends Answered> {
  answer: Promise<Outcome>;
  /** Entries in it, as far as known; an empty answer counts as one. */
  size: number;
}

export class KeptLists<Outcome extends Answered = Answered> {
  /** By content state; each map in least-recently-used order. */
  readonly #byState = new WeakMap<object, Map<string, KeptList<Outcome>>>();

  countOf(state: object) {
    return this.#byState.get(state)?.size ?? 0;
  }

  /** The cached answer of a call without an entry in its path, or else that of `ask`. */
  answer(
    state: object,
    route: Route,
    query: Record<string, unknown> | undefined,
    ask: () => Promise<Outcome>,
  ): Promise<Outcome> {
    if (route.path.includes('{') || !isLasting(route, query)) return ask();
    const lists = this.#byState.get(state) ?? new Map<string, KeptList<Outcome>>();
    this.#byState.set(state, lists);
    const key = `${speech().language} ${route.path}?${new URLSearchParams(query as Record<string, string>)}`;
    if (key.length > longestKey) return ask();
    const kept = lists.get(key) ?? { answer: ask(), size: 1 };
    const isNew = !lists.delete(key);
    lists.set(key, kept);
    // The next visitor may still be within the limit.
    if (!isNew) return kept.answer.then((outcome) => (outcome.status === 429 ? ask() : outcome));
    forgetOldest(lists);
    kept.answer.then(
      ({ status, body }) => {
        if (status !== 200) {
          lists.delete(key);
          return;
        }
        kept.size = freeze(body);
        forgetOldest(lists);
      },
      () => {
        lists.delete(key);
      },
    );
    return kept.answer;
  }
}

/** Many pages share the same answer, so none may change it. Returns its number of entries. */
function freeze(body: unknown) {
  const { data } = body as { data: unknown };
  Object.freeze(body);
  Object.freeze(data);
  return Array.isArray(data) ? Math.max(1, data.length) : 1;
}

function forgetOldest(lists: Map<string, { size: number }>) {
  let entries = 0;
  for (const { size } of lists.values()) entries += size;
  for (const [key, { size }] of lists) {
    if (entries <= mostEntries) return;
    lists.delete(key);
    entries -= size;
  }
}
