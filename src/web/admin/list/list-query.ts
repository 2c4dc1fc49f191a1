import type { z } from 'zod';
import type { Data, Route } from '#contract/base.ts';
import { type Contract, contract } from '#contract/index.ts';
import { entryFilters } from './entry-filters.ts';
import { readFilters, readListState } from './list-state.ts';

/** Resources of the contract with all five calls. */
export type Listed = {
  [R in keyof Contract]: Contract[R] extends Record<'list' | 'create' | 'get' | 'update' | 'remove', Route>
    ? R
    : never;
}[keyof Contract];
export type Entry<R extends Listed> =
  Data<Contract[R]['list'] & Route> extends (infer Row)[] ? Row & { id: number } : never;

/** Sort orders, filters and whether entries have a status, from the contract. */
export function rulesOf(resource: Listed) {
  const { query, data } = contract[resource].list as { query: z.ZodObject; data: z.ZodArray<z.ZodObject> };
  const sorts = (query.shape.sort as z.ZodOptional<z.ZodEnum>).unwrap().options.map(String);
  return {
    sorts: sorts.filter((sort) => !sort.startsWith('-')),
    hasStatus: 'status' in data.element.shape,
    hasOrder: 'position' in data.element.shape && sorts.includes('position'),
    filterNames: entryFilters.filter((name) => name in query.shape),
  };
}

/** The query of a list at an address; `firstSort` is the default order. */
export function listQuery(resource: Listed, search: URLSearchParams, firstSort?: string) {
  const { sorts, hasStatus, filterNames } = rulesOf(resource);
  const { q, page, sort, status } = readListState(search);
  return {
    q,
    page: String(page),
    limit: '50',
    sort: sorts.includes(sort.replace('-', '')) ? sort : (firstSort ?? sorts[0]!),
    ...(hasStatus ? { status: status || 'all' } : {}),
    ...readFilters(search, filterNames),
  };
}
