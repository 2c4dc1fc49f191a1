import type { SearchType } from '#contract/search.ts';
import type { Client } from '#web/api/client.ts';
import { allOrNothing } from './every-entry.ts';

/**
 * Ids of matching entries of a kind, best first, by the site's search with synonyms and typo tolerance. Undefined
 * without words, null if the search failed.
 */
export async function idsByWords(
  api: Client,
  type: SearchType,
  q: string,
): Promise<number[] | null | undefined> {
  if (q === '') return undefined;
  const hits = await allOrNothing(`${type} by words`, (paging) =>
    api.search.list({ query: { ...paging, q, type } }),
  );
  if (!hits) return null;
  const most = Math.max(0, ...hits.map(({ covers }) => covers));
  return hits.filter(({ covers }) => covers === most).map(({ id }) => id);
}

/** Entries with these ids, in the ids' order. */
export function inOrderOf<Entry>(entries: Entry[], ids: number[], idOf: (entry: Entry) => number): Entry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return entries
    .filter((entry) => places.has(idOf(entry)))
    .sort((one, other) => places.get(idOf(one))! - places.get(idOf(other))!);
}
