/**
 * What pages read of the content, kept as the API answered it until the content changes: after a write the first page
 * that shows a list loads it, and all others take it from here.
 */
import type { Route } from '#contract/base.ts';
import type { Outcome } from '#server/call/perform.ts';
import { isLasting } from './address.ts';

/** Rich text included, an entry takes a few kilobytes. */
const mostEntries = 2_000;
/** A list is kept under all that was asked for; the site itself asks for less. */
const longestKey = 300;

interface Kept {
  answer: Promise<Outcome>;
  /** Entries it holds, as far as known; an answer without any takes room as well. */
  size: number;
}

export class KeptLists {
  /** By the state of the content; in the order in which they were asked for last. */
  readonly #byState = new WeakMap<object, Map<string, Kept>>();

  /** How many answers are kept of a state of the content. */
  countOf(state: object) {
    return this.#byState.get(state)?.size ?? 0;
  }

  /** The kept answer of a call without an entry in its path, or the one that `ask` makes. */
  answer(
    state: object,
    route: Route,
    query: Record<string, unknown> | undefined,
    ask: () => Promise<Outcome>,
  ): Promise<Outcome> {
    if (route.path.includes('{') || !isLasting(route, query)) return ask();
    const lists = this.#byState.get(state) ?? new Map<string, Kept>();
    this.#byState.set(state, lists);
    const key = `${route.path}?${new URLSearchParams(query as Record<string, string>)}`;
    if (key.length > longestKey) return ask();
    const kept = lists.get(key) ?? { answer: ask(), size: 1 };
    const isNew = !lists.delete(key);
    lists.set(key, kept);
    // What one visitor asked for too often the next one may ask for.
    if (!isNew) return kept.answer.then((outcome) => (outcome.status === 429 ? ask() : outcome));
    forgetOldest(lists);
    kept.answer.then(
      ({ status, body }) => {
        if (status !== 200) return void lists.delete(key);
        kept.size = freeze(body);
        forgetOldest(lists);
      },
      () => void lists.delete(key),
    );
    return kept.answer;
  }
}

/** Many pages are made of the same answer, so none may change it. Answers how many entries it holds. */
function freeze(body: unknown) {
  const { data } = body as { data: unknown };
  Object.freeze(body);
  Object.freeze(data);
  return Array.isArray(data) ? Math.max(1, data.length) : 1;
}

function forgetOldest(lists: Map<string, Kept>) {
  let entries = 0;
  for (const { size } of lists.values()) entries += size;
  for (const [key, { size }] of lists) {
    if (entries <= mostEntries) return;
    lists.delete(key);
    entries -= size;
  }
}
