/** Answers to "Was this page useful?": by page, by week, and in visitors' own words. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageRating } from '#contract/page-rating.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { Page } from '#web/admin/frame/page.tsx';
import { useListState } from '#web/admin/list/list-state.ts';
import { Results } from '#web/admin/list/results.tsx';
import type { Column } from '#web/admin/list/table.tsx';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { counted, t } from '#words/say.ts';
import { Comments } from './comments.tsx';
import { OnePage } from './one-page.tsx';
import { ratingsQuery, ratingsSorts } from './ratings-query.ts';
import { shareWords } from './share-words.ts';
import { Trend } from './trend.tsx';
import { WeekChoice } from './week-choice.tsx';

export const handle = {
  opens: ({ search }: { search: URLSearchParams }) => [
    ['pageRating', 'list', { query: ratingsQuery(search) }],
  ],
};

const columns: Column<PageRating>[] = [
  {
    key: 'title',
    label: 'Page',
    cell: ({ title, path }) => (
      <>
        <strong>{title}</strong>
        <span className="second">{path || t('Not on the site now')}</span>
      </>
    ),
  },
  { key: 'no', label: 'No', align: 'end', cell: ({ no }) => no },
  { key: 'yes', label: 'Yes', align: 'end', cell: ({ yes }) => yes },
  { key: 'useful', label: 'Useful', align: 'end', cell: shareWords },
  { key: 'weeks', label: 'By week', wide: true, cell: ({ weeks }) => <Trend weeks={weeks} /> },
  { key: 'comments', label: 'Comments', align: 'end', wide: true, cell: ({ comments }) => comments },
];

export default function PageRatingsPage() {
  const { filters, change, search } = useListState(['weeks', 'to', 'rating']);
  const query = ratingsQuery(search);
  const { weeks, to, sort } = query;
  const found = useQuery({
    queryKey: ['pageRating', 'list', query],
    queryFn: () => api.pageRating.list({ query }),
    placeholderData: keepPreviousData,
  });
  const meta = found.data?.meta;
  const chosen = found.data?.data.find(({ id }) => String(id) === filters.rating);
  return (
    <Page
      title={menuEntry('pageRating').label}
      trail={trailTo('pageRating')}
      note={
        meta && meta.yes + meta.no > 0
          ? counted('{count} answers, {share} Yes', '{count} answers, {share} Yes', meta.yes + meta.no, {
              share: shareWords(meta),
            })
          : undefined
      }
      actions={
        <DownloadFile resource="pageRating" query={{ weeks, ...(to ? { to } : {}) }} name="page-ratings" />
      }
    >
      <div className="stack-wide">
        <div className="list" aria-busy={found.isPlaceholderData}>
          <WeekChoice weeks={weeks} shown={meta} to={to} onChange={change} />
          <Results<PageRating>
            found={found}
            caption="Answers by page"
            columns={columns}
            rowAddress={({ id }) => `${addressOf('pageRating')}?${withRating(search, id)}`}
            sort={{ by: sort, allowed: ratingsSorts, onChange: (next) => change({ sort: next }) }}
            nothing="No visitor answered in these weeks. The question is at the foot of the pages of departments, services, conditions, doctors, packages, guides and articles, and of texts such as About."
            onPage={(page) => change({ page })}
          />
        </div>
        {chosen ? <OnePage key={chosen.id} rating={chosen} onClose={() => change({ rating: '' })} /> : null}
        <Comments
          key={`${weeks} ${to ?? ''} ${filters.rating ?? ''}`}
          weeks={weeks}
          to={to}
          rating={filters.rating}
          title={chosen?.title}
        />
      </div>
    </Page>
  );
}

function withRating(search: URLSearchParams, id: number) {
  const next = new URLSearchParams(search);
  next.set('rating', String(id));
  return next;
}
