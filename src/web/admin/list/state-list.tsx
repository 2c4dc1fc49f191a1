/**
 * The list of records with statuses of their own that staff do not create: inquiries, subscribers, messages. Search,
 * status, sorting and paging are in the address; it reloads regularly, as new ones arrive.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Data, Meta, Route } from '#contract/base.ts';
import type { Contract } from '#contract/index.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { FilterSelect } from '#web/admin/ui/options.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { useListKeys } from './list-keys.ts';
import { useListLook } from './list-look.ts';
import { useListState } from './list-state.ts';
import { Results } from './results.tsx';
import { StateChips } from './state-chips.tsx';
import { stateQuery } from './state-query.ts';
import type { Column } from './table.tsx';
import { totalWords } from './total-words.ts';
import { ViewMenu } from './view-menu.tsx';

type Stated = 'inquiry' | 'newsletter' | 'mail';
type RowOf<R extends Stated> =
  Data<Contract[R]['list'] & Route> extends (infer Row)[] ? Row & { id: number } : never;

/** By name. */
type Filters = Record<string, { label: PlainMessage; all?: PlainMessage; words: Record<string, Words> }>;

export function StateList<R extends Stated>({
  resource,
  words,
  columns,
  sorts,
  start,
  filters = noFilters,
  nothing,
  isOpened = false,
  tabs,
  note,
  actions,
  before,
  after,
}: {
  resource: R;
  words: Record<string, Words>;
  columns: Column<RowOf<R>>[];
  /** As in state-query.ts. */
  sorts: readonly string[];
  start?: string;
  /** Further filters with labels for each value, and for all if there are several. */
  filters?: Filters;
  nothing: Words;
  isOpened?: boolean;
  tabs?: ReactNode;
  note?: ReactNode;
  actions(filters: Record<string, string>): ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}) {
  const { label } = menuEntry(resource);
  const { state, change, search, setSearch } = useListState();
  const look = useListLook(resource, state, change);
  const query = stateQuery(search, {
    ...{ words, sorts, filters: valuesOf(filters) },
    ...(start ? { start } : {}),
  });
  const { page: _, limit: __, ...asked } = query;
  const { sort, status = '', ...chosen } = asked as Record<string, string>;
  const found = useQuery({
    queryKey: [resource, 'list', query],
    queryFn: () => (api[resource].list as unknown as ListCall<R>)({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, undefined);
  const { q: ___, ...own } = chosen;
  const isFiltered = state.q !== '' || status !== '' || Object.keys(own).length > 0;
  return (
    <Page
      title={label}
      trail={trailTo(resource)}
      tabs={tabs}
      note={note ?? (found.data && totalWords(found.data.meta.total, isFiltered))}
      actions={actions(asked)}
    >
      {before}
      <div ref={list} className="list" data-rows={look.rows} aria-busy={found.isPlaceholderData}>
        <div className="list-tools">
          <SearchBox
            label={sought[resource].search}
            value={state.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          <StateChips
            label="Status"
            words={words}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          <Filters filters={filters} chosen={own} onChange={change} />
          <ViewMenu
            list={resource}
            columns={columns.slice(1)}
            look={look}
            search={search}
            onSearch={setSearch}
          />
        </div>
        <Results<RowOf<R>>
          found={found}
          caption={label}
          columns={columns.filter(({ key }, index) => index === 0 || !look.hidden.has(key))}
          rowAddress={isOpened ? ({ id }) => addressOf(resource, id) : undefined}
          sort={{ by: sort!, allowed: sorts, onChange: (next) => change({ sort: next }) }}
          nothing={isFiltered ? sought[resource].noMatch : nothing}
          onClear={isFiltered ? () => change({ q: '', status: '', ...cleared(filters) }) : undefined}
          onPage={(page) => change({ page })}
        />
        {after}
      </div>
    </Page>
  );
}

const noFilters = {};

function valuesOf(filters: Record<string, { words: object }>) {
  return Object.fromEntries(Object.entries(filters).map(([name, { words }]) => [name, Object.keys(words)]));
}

function cleared(filters: object) {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
}

const sought = {
  inquiry: { search: 'Search inquiries', noMatch: 'No inquiry matches this.' },
  newsletter: { search: 'Search newsletter', noMatch: 'No subscriber matches this.' },
  mail: { search: 'Search mail', noMatch: 'No message matches this.' },
} as const satisfies Record<Stated, Record<'search' | 'noMatch', PlainMessage>>;

type ListCall<R extends Stated> = (input: {
  query: Record<string, string>;
}) => Promise<{ data: RowOf<R>[]; meta: Meta }>;

interface FiltersProps {
  filters: Filters;
  chosen: Record<string, string>;
  onChange(changes: Record<string, string>): void;
}

function Filters({ filters, chosen, onChange }: FiltersProps) {
  return Object.entries(filters).map(([name, { label: called, all, words: values }]) => {
    const value = chosen[name] ?? '';
    const choose = (next: string) => onChange({ [name]: next });
    // With chips, each further row would begin with "All".
    return all ? (
      <FilterSelect
        key={name}
        label={say(called)}
        all={say(all)}
        options={Object.entries(values).map(([one, text]) => [one, say(text)])}
        value={value}
        onChange={choose}
      />
    ) : (
      <StateChips key={name} label={called} words={values} value={value} onChange={choose} />
    );
  });
}
