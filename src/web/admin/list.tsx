/**
 * The list of a resource: search, status, sorting and paging, all in the address; a page gives the columns. What can
 * be sorted and whether entries have a status is read from the contract.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Data, Meta, Route } from '#contract/base.ts';
import { type Contract, contract } from '#contract/index.ts';
import { Svg } from '#web/ui/svg.tsx';
import plus from '~icons/lucide/plus?raw';
import { inWords } from './error-words.ts';
import { useCommonColumns } from './list/common-columns.tsx';
import { useListKeys } from './list/list-keys.ts';
import { useListState } from './list/list-state.ts';
import { Pager } from './list/pager.tsx';
import { SearchBox } from './list/search-box.tsx';
import { StatusFilter } from './list/status-filter.tsx';
import { type Column, Table, TableSkeleton } from './list/table.tsx';
import { addressOf, placeOf, trailTo } from './menu.ts';
import { Page } from './page.tsx';
import { api } from './session.ts';

/** The resources of the contract that have the five calls. */
export type Listed = {
  [R in keyof Contract]: Contract[R] extends Record<'list' | 'create' | 'get' | 'update' | 'remove', Route>
    ? R
    : never;
}[keyof Contract];
export type Entry<R extends Listed> =
  Data<Contract[R]['list'] & Route> extends (infer Row)[] ? Row & { id: number } : never;

export function List<R extends Listed>({
  resource,
  columns,
  tabs,
}: {
  resource: R;
  columns: Column<Entry<R>>[];
  /** Links to the pages beside this one. */
  tabs?: ReactNode;
}) {
  const { label, one = 'entry' } = placeOf(resource);
  const { state, change } = useListState();
  const { sorts, hasStatus } = rulesOf(resource);
  const sort = sorts.includes(state.sort.replace('-', '')) ? state.sort : sorts[0]!;
  const query = {
    q: state.q,
    page: String(state.page),
    limit: '25',
    sort,
    ...(hasStatus ? { status: state.status || 'all' } : {}),
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource, 'list', query],
    queryFn: () => (api[resource].list as unknown as ListCall<R>)({ query }),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  const newAddress = addressOf(resource, 'new');
  useListKeys(list, newAddress);
  const isFiltered = state.q !== '' || state.status !== '';
  const all = [...columns, ...useCommonColumns<Entry<R>>(hasStatus)];
  return (
    <Page
      title={label}
      trail={trailTo(resource)}
      note={data && !isPlaceholderData ? `${data.meta.total} ${isFiltered ? 'found' : 'in all'}` : undefined}
      tabs={tabs}
      actions={
        <Link to={newAddress} className="button button-primary" aria-keyshortcuts="n">
          <Svg source={plus} className="icon" />
          New {one}
        </Link>
      }
    >
      <div ref={list} className="list" aria-busy={isPlaceholderData}>
        <div className="list-tools">
          <SearchBox
            label={`Search ${label.toLowerCase()}`}
            value={state.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          {hasStatus ? <StatusFilter value={state.status} onChange={(status) => change({ status })} /> : null}
        </div>
        {error ? (
          <div className="empty" role="alert">
            <p>{inWords(error)}</p>
            <button type="button" className="button" onClick={() => void refetch()}>
              Try again
            </button>
          </div>
        ) : isPending ? (
          <TableSkeleton columns={Math.min(all.length, 5)} />
        ) : data.data.length === 0 ? (
          <Nothing
            words={
              isFiltered
                ? `No ${label.toLowerCase()} match this.`
                : `There are no ${label.toLowerCase()} yet.`
            }
            onClear={isFiltered ? () => change({ q: '', status: '' }) : undefined}
          />
        ) : (
          <>
            <Table
              caption={label}
              columns={all}
              rows={data.data}
              rowAddress={(row) => addressOf(resource, row.id)}
              sort={{ by: sort, allowed: sorts, onChange: (next) => change({ sort: next }) }}
            />
            <Pager meta={data.meta} onChange={(page) => change({ page })} />
          </>
        )}
      </div>
    </Page>
  );
}

type ListCall<R extends Listed> = (input: {
  query: Record<string, string>;
}) => Promise<{ data: Entry<R>[]; meta: Meta }>;

function rulesOf(resource: Listed) {
  const { query, data } = contract[resource].list as { query: z.ZodObject; data: z.ZodArray<z.ZodObject> };
  const sorts = (query.shape.sort as z.ZodOptional<z.ZodEnum>).unwrap().options.map(String);
  return { sorts: sorts.filter((sort) => !sort.startsWith('-')), hasStatus: 'status' in data.element.shape };
}

function Nothing({ words, onClear }: { words: string; onClear?: (() => void) | undefined }) {
  return (
    <div className="empty">
      <p>{words}</p>
      {onClear ? (
        <button type="button" className="button" onClick={onClear}>
          Clear the search
        </button>
      ) : null}
    </div>
  );
}
