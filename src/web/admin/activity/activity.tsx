import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Activity } from '#contract/activity.ts';
import { listed } from '#contract/listed.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListKeys } from '#web/admin/list/list-keys.ts';
import { useListLook } from '#web/admin/list/list-look.ts';
import { readFilters, readListState, useListState } from '#web/admin/list/list-state.ts';
import type { Opening } from '#web/admin/list/opening.ts';
import { Results } from '#web/admin/list/results.tsx';
import type { Column } from '#web/admin/list/table.tsx';
import { ViewMenu } from '#web/admin/list/view-menu.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { counted, t } from '#words/say.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityFilters, activityFilters } from './activity-filters.tsx';
import { deedWords, entryAddress, fieldWords, kindWords, nameOf } from './activity-words.ts';
import { SealCheck } from './seal-check.tsx';

export const handle: Opening = {
  opens: ({ search }) => [['activity', 'list', { query: questionOf(search).query }]],
};

/** Who did what to which entry, with the values before and after. Read only: the log cannot be edited. */
export default function ActivityPage() {
  const { state, filters: found, change, search, setSearch } = useListState([...activityFilters, 'row']);
  const { row, ...filters } = found;
  const look = useListLook('activity', state, change);
  const { asked, query } = questionOf(search);
  const answer = useQuery({
    queryKey: ['activity', 'list', query],
    queryFn: () => api.activity.list({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, undefined);
  const isFiltered = Object.keys(asked).length > 0;
  const { data } = answer;
  const ofEntry = filters.entityId ? data?.data[0] : undefined;
  const columns = useColumns();
  return (
    <Page
      title="Activity"
      trail={[{ label: 'Settings', to: addressOf('settings') }]}
      tabs={<SettingsTabs />}
      note={
        data && !answer.isPlaceholderData
          ? isFiltered
            ? counted('{count} found', '{count} found', data.meta.total)
            : counted('{count} in all', '{count} in all', data.meta.total)
          : undefined
      }
      actions={
        <>
          <SealCheck />
          <DownloadFile resource="activity" query={asked} name="activity" />
        </>
      }
    >
      <div ref={list} className="list" data-rows={look.rows} aria-busy={answer.isPlaceholderData}>
        <div className="list-tools">
          <SearchBox
            label="Search names and changes"
            value={state.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          <ActivityFilters filters={filters} entryName={ofEntry && nameOf(ofEntry)} onChange={change} />
          <ViewMenu
            list="activity"
            columns={columns.slice(1)}
            look={look}
            search={search}
            onSearch={setSearch}
          />
        </div>
        <Results<Activity>
          found={answer}
          caption="Activity, newest first"
          columns={columns.filter(({ key }, index) => index === 0 || !look.hidden.has(key))}
          rowAddress={({ id }) => `?${withRow(search, String(id))}`}
          nothing={isFiltered ? 'No activity matches this.' : 'There is no activity yet.'}
          onClear={isFiltered ? () => setSearch('') : undefined}
          onPage={(page) => change({ page })}
        />
        <p className="hint">
          <Phrase
            message="Kept for six years. What was changed in an appointment is deleted with the patient’s contact details, after the time set in <link>Settings ▸ Data</link>. What was changed in an inquiry is deleted with it."
            link={(words) => <OpenLink to={`${addressOf('settings')}/data`}>{words}</OpenLink>}
          />
        </p>
      </div>
      {row ? (
        <ActivityDialog key={row} id={row} onClose={() => change({ row: '', page: state.page })} />
      ) : null}
    </Page>
  );
}

function questionOf(search: URLSearchParams) {
  const { q, page } = readListState(search);
  const asked = { ...(q ? { q } : {}), ...readFilters(search, activityFilters) };
  return { asked, query: { ...asked, page: String(page), limit: '50' } };
}

function withRow(search: URLSearchParams, row: string) {
  const next = new URLSearchParams(search);
  next.set('row', row);
  return next;
}

function useColumns(): Column<Activity>[] {
  const { timeZone, locale } = useHospital();
  return [
    {
      key: 'createdAt',
      label: 'When',
      cell: ({ createdAt }) => <span className="figures">{momentInWords(createdAt, timeZone, locale)}</span>,
    },
    {
      key: 'action',
      label: 'Who did what',
      cell: ({ actorName, action }) => (
        <Phrase
          message="{person} <quiet>{deed}</quiet>"
          quiet={(words) => <span className="quiet">{words}</span>}
          person={actorName}
          deed={deedWords(action)}
        />
      ),
    },
    { key: 'label', label: 'Entry', cell: (row) => <Entry {...row} /> },
    { key: 'fields', label: 'Details', wide: true, cell: (row) => row.reason || changedWords(row) },
  ];
}

function Entry(row: Activity) {
  const to = entryAddress(row);
  const name = nameOf(row);
  const kind = kindWords(row.entity);
  return (
    <>
      {to ? <OpenLink to={to}>{name}</OpenLink> : name}
      {name === kind ? null : <span className="second">{kind}</span>}
    </>
  );
}

const mostNamed = 3;

function changedWords({ action, fields, isForgotten }: Activity) {
  if (action === 'read') return null;
  if (isForgotten) return <span className="quiet">{t('no longer kept')}</span>;
  const named = listed(fields.slice(0, mostNamed).map(fieldWords), { type: 'unit' });
  const more = fields.length - mostNamed;
  return more > 0
    ? counted('{fields} and {count} more', '{fields} and {count} more', more, { fields: named })
    : named;
}
