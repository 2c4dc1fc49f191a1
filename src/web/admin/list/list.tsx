/**
 * The list of a resource: search, status, sorting and paging, all in the address; a page gives the columns. Sort orders
 * and status come from the contract.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Meta } from '#contract/base.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { Page } from '#web/admin/frame/page.tsx';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { type EditableResource, wordsOf } from '#web/admin/session/resource-words.ts';
import { useEntryAddress, useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { say } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import uploadIcon from '~icons/lucide/upload?raw';
import { BulkActions } from './bulk-actions.tsx';
import { useCommonColumns } from './common-columns.tsx';
import { EntryFilter } from './entry-filter.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ImportTable } from './import-table.tsx';
import { useListKeys } from './list-keys.ts';
import { useListLook } from './list-look.ts';
import { type Entry, type Listed, listQuery, rulesOf } from './list-query.ts';
import { useListState } from './list-state.ts';
import { useReorder } from './reorder.tsx';
import { Results } from './results.tsx';
import { useSelection } from './selection.tsx';
import { StateChips } from './state-chips.tsx';
import type { Column } from './table.tsx';
import { totalWords } from './total-words.ts';
import { ViewMenu } from './view-menu.tsx';

interface ListProps<R extends Listed> {
  resource: R;
  columns: Column<Entry<R>>[];
  /** The default order; by default the contract's first. */
  firstSort?: string;
  tabs?: ReactNode;
}

export function List<R extends Listed>({ resource, columns, firstSort, tabs }: ListProps<R>) {
  const { label } = menuEntry(resource);
  const { sorts, hasStatus, hasOrder, filterNames } = rulesOf(resource);
  const { state, filters, change, search, setSearch } = useListState(filterNames);
  const look = useListLook(resource, state, change);
  const query = listQuery(resource, search, firstSort);
  const found = useQuery({
    queryKey: [resource, 'list', query],
    queryFn: () => (api[resource].list as unknown as ListCall<R>)({ query }),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  const rights = useListRights(resource);
  const { newAddress, mayChange, mayRead, entryAddress } = rights;
  useListKeys(list, newAddress);
  const isFiltered = state.q !== '' || state.status !== '' || Object.keys(filters).length > 0;
  const noFilters = Object.fromEntries(filterNames.map((name) => [name, '']));
  const isBin = state.status === 'deleted';
  const all = [...columns, ...useCommonColumns<Entry<R>>(hasStatus && mayRead)];
  // The first column is the row's link, so it is always shown.
  const shown = all.filter(({ key }, index) => index === 0 || !look.hidden.has(key));
  const rows = found.data?.data ?? [];
  const selection = useSelection(JSON.stringify(query));
  const order = useReorder(rows, {
    isFirstPage: state.page === 1,
    async move(id, after) {
      await api.entry.order({ body: { resource, id, after } });
      await found.refetch();
    },
  });
  const nothingHere = isBin
    ? { nothing: 'The bin is empty. Deleted entries stay here for 30 days.' }
    : isFiltered
      ? { nothing: wordsOf(resource as EditableResource).noMatch }
      : noneYet(resource, newAddress);
  // Among search results, "after" would mean something else.
  const canOrder = mayChange && hasOrder && query.sort === 'position' && !isFiltered;
  return (
    <Page
      title={label}
      trail={trailTo(resource)}
      note={
        found.data && !found.isPlaceholderData ? totalWords(found.data.meta.total, isFiltered) : undefined
      }
      tabs={tabs}
      actions={<Actions resource={resource} rights={rights} />}
    >
      <div ref={list} className="list" data-rows={look.rows} aria-busy={found.isPlaceholderData}>
        <Tools {...{ resource, state, filters, change }} mayFilterStatus={hasStatus && mayRead}>
          <ViewMenu list={resource} columns={all.slice(1)} look={look} search={search} onSearch={setSearch} />
        </Tools>
        <FilterChips q={state.q} filters={filters} onChange={change} />
        <Results<Entry<R>>
          found={found}
          caption={label}
          columns={shown}
          rowAddress={isBin ? undefined : (row) => entryAddress(resource, row.id)}
          sort={{ by: query.sort, allowed: sorts, onChange: (next) => change({ sort: next }) }}
          selection={mayChange ? selection : undefined}
          order={canOrder ? order : undefined}
          {...nothingHere}
          onClear={isFiltered ? () => change({ q: '', status: '', ...noFilters }) : undefined}
          onPage={(page) => change({ page })}
        >
          <BulkActions
            resource={resource}
            selection={selection}
            rows={rows}
            hasStatus={hasStatus}
            isBin={isBin}
          />
          <p className="unseen" role="status">
            {order.words}
          </p>
        </Results>
      </div>
    </Page>
  );
}

interface ToolsProps extends Pick<ReturnType<typeof useListState>, 'state' | 'filters' | 'change'> {
  resource: Listed;
  mayFilterStatus: boolean;
  children: ReactNode;
}

function Tools({ resource, state, filters, change, mayFilterStatus, children }: ToolsProps) {
  return (
    <div className="list-tools">
      <SearchBox
        label={wordsOf(resource as EditableResource).search}
        value={state.q}
        onChange={(q) => change({ q }, { replace: true })}
      />
      {rulesOf(resource).filterNames.map((name) => (
        <EntryFilter
          key={name}
          name={name}
          value={filters[name] ?? ''}
          onChange={(slug) => change({ [name]: slug })}
        />
      ))}
      {mayFilterStatus ? (
        <StatusFilter value={state.status} onChange={(status) => change({ status })} />
      ) : null}
      {children}
    </div>
  );
}

function noneYet(resource: Listed, newAddress: string | undefined) {
  const { says } = menuEntry(resource);
  const { none, first } = wordsOf(resource as EditableResource);
  return {
    nothing: { text: [t(none), says && say(says)].filter(Boolean).join(' ') },
    begin: newAddress && (
      <Link to={newAddress} className="button button-primary">
        <Svg source={plus} className="icon" />
        {t(first)}
      </Link>
    ),
  };
}

function Actions({
  resource,
  rights: { newAddress, mayRead, mayChange },
}: {
  resource: Listed;
  rights: ReturnType<typeof useListRights>;
}) {
  return (
    <>
      {mayRead ? <TableActions resource={resource as EditableResource} mayImport={mayChange} /> : null}
      {newAddress ? (
        <Link to={newAddress} className="button button-primary" aria-keyshortcuts="n">
          <Svg source={plus} className="icon" />
          {t(wordsOf(resource as EditableResource).create)}
        </Link>
      ) : null}
    </>
  );
}

/** The account's rights in a list. An account that may not open its entries sees the public ones. */
function useListRights(resource: Listed) {
  const mayOpen = useMayOpen();
  const entryAddress = useEntryAddress();
  const anEntry = addressOf(resource, 0);
  const newAddress = addressOf(resource, 'new');
  return {
    newAddress: mayOpen(newAddress, 'change') ? newAddress : undefined,
    mayChange: mayOpen(anEntry, 'change'),
    mayRead: mayOpen(anEntry),
    entryAddress,
  };
}

type ListCall<R extends Listed> = (input: {
  query: Record<string, string>;
}) => Promise<{ data: Entry<R>[]; meta: Meta }>;

const statusWords = {
  published: 'Published|status',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  archived: 'Archived',
  deleted: 'Bin',
} as const satisfies Record<string, PlainMessage>;

function StatusFilter({ value, onChange }: { value: string; onChange(status: string): void }) {
  return <StateChips label="Status" words={statusWords} value={value} onChange={onChange} />;
}

function TableActions({ resource, mayImport }: { resource: EditableResource; mayImport: boolean }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <DownloadFile resource="entry" operation="export" query={{ resource }} name={resource} />
      {mayImport ? (
        <Button variant="quiet" icon={uploadIcon} onClick={() => setImporting(true)}>
          {t('Import|verb')}
        </Button>
      ) : null}
      {isImporting ? <ImportTable resource={resource} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
