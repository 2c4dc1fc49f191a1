import { readListState } from '../list/list-state.ts';

const sorts = ['name', '-name'] as const;

export function patientQuery(search: URLSearchParams) {
  const { q, sort, page } = readListState(search);
  return { q, sort: sorts.find((one) => one === sort) ?? 'name', page: String(page), limit: '25' };
}
