import type { Meta } from '#contract/base.ts';
import { orNothing } from '#web/api/load.ts';

const limit = 100;
/** More than any page of a hospital shows; this bounds what one request may fetch. */
const mostPages = 10;

type LoadPage<Entry> = (paging: { page: string; limit: string }) => Promise<{ data: Entry[]; meta: Meta }>;

/** All entries of a list: the first page gives the total, the others are then fetched at once. */
export async function everyEntry<Entry>(load: LoadPage<Entry>): Promise<{ data: Entry[] }> {
  const page = (number: number) => load({ page: String(number), limit: String(limit) });
  const first = await page(1);
  const pages = Math.min(Math.ceil(first.meta.total / limit), mostPages);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => page(index + 2)),
  );
  return { data: [...first.data, ...others.flatMap((other) => other.data)] };
}

/** The same, or null if they could not be loaded: the page continues without them. */
export function allOrNothing<Entry>(what: string, load: LoadPage<Entry>): Promise<Entry[] | null> {
  return orNothing(what, everyEntry(load));
}
