import { readFilters, readListState } from './list-state.ts';

/** How such a list is asked for: in the address, and in its first call. */
export interface StateAsked {
  /** Words for each status. */
  words: object;
  /** Sort orders. */
  sorts: readonly string[];
  /** The order that it starts with; by default the newest of the first. */
  start?: string;
  /** Filters of its own, with the values of each. */
  filters?: Record<string, readonly string[]>;
}

/** The query of a list of things with statuses, at an address. */
export function stateQuery(search: URLSearchParams, { words, sorts, start, filters = {} }: StateAsked) {
  const { q, status, sort, page } = readListState(search);
  const own = Object.entries(readFilters(search, Object.keys(filters)));
  return {
    q,
    sort: sorts.includes(sort.replace('-', '')) ? sort : (start ?? `-${sorts[0]}`),
    ...(status in words ? { status } : {}),
    ...Object.fromEntries(own.filter(([name, value]) => filters[name]!.includes(value))),
    page: String(page),
    limit: '25',
  };
}
