import { readFilters, readListState } from './list-state.ts';

/** The query of such a list, for its address and its first call. */
export interface StateAsked {
  /** Labels by status. */
  words: object;
  sorts: readonly string[];
  /** The default order; otherwise the newest by the first sort. */
  start?: string;
  filters?: Record<string, readonly string[]>;
}

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
