import { readListState } from './list-state.ts';

/** The query of a list of things with statuses, at an address; it starts with the newest of the first sort. */
export function stateQuery(search: URLSearchParams, words: object, sorts: readonly string[]) {
  const { q, status, sort, page } = readListState(search);
  return {
    q,
    sort: sorts.includes(sort.replace('-', '')) ? sort : `-${sorts[0]}`,
    ...(status in words ? { status } : {}),
    page: String(page),
    limit: '25',
  };
}
