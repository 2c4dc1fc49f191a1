/** Reports on visits: how much of the offered time was booked, how long patients waited, no-shows. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Report, ReportName } from '#contract/report.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListState } from '#web/admin/list/list-state.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useDateForm, useHospital } from '#web/admin/session/hospital.ts';
import { menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { percentWords } from '#web/admin/ui/percent-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { t } from '#words/say.ts';
import printer from '~icons/lucide/printer?raw';
import { Cancellations } from './cancellations.tsx';
import {
  daysChangeWords,
  daysWords,
  lateShareOf,
  noShowsOf,
  onlineOf,
  pointsWords,
  utilisationOf,
} from './figure-words.ts';
import { LeadTime } from './lead-time.tsx';
import { NoShows } from './no-shows.tsx';
import { queryOf, reportFilters } from './report-query.ts';
import { ReportTools } from './report-tools.tsx';
import { Sources } from './sources.tsx';
import { periodWords } from './step-words.ts';
import { Utilisation } from './utilisation.tsx';
import { WorthALook } from './worth-a-look.tsx';

export default function ReportsPage() {
  const { locale, isLoaded } = useHospital();
  const { today } = useDateForm();
  const { filters, change } = useListState(reportFilters);
  const query = queryOf(filters, today);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['report', query],
    queryFn: async () => (await api.report.get({ query })).data,
    placeholderData: keepPreviousData,
    enabled: isLoaded,
  });
  const given = data && { report: data, query };
  return (
    <Page
      title={menuEntry('report').label}
      trail={trailTo('report')}
      note={
        data
          ? t('{period}, compared with {before}', {
              period: periodWords(data.now, locale),
              before: periodWords(data.before, locale),
            })
          : undefined
      }
      actions={
        <Button
          className="wide-only"
          icon={printer}
          aria-label={t('Print')}
          title={t('Print')}
          onClick={() => window.print()}
        />
      }
    >
      <div className="stack-wide reports" aria-busy={isPlaceholderData}>
        <ReportTools filters={filters} query={query} onChange={change} />
        {error ? <Refusal>{inWords(error)}</Refusal> : null}
        {given ? (
          <>
            <KeyFigures total={given.report.total} />
            <WorthALook report={given.report} />
            <Utilisation {...given} />
            <LeadTime {...given} />
            <NoShows {...given} />
            <Cancellations {...given} />
            <Sources {...given} />
            <p className="hint">
              {t(
                'All figures are of visits whose time is between these dates. Nobody is named. Few visits make large shares: look at the counts beside them.',
              )}
            </p>
          </>
        ) : error ? null : (
          <p className="quiet">{t('Loading …')}</p>
        )}
      </div>
    </Page>
  );
}

function KeyFigures({ total: { now, before } }: { total: Report['total'] }) {
  // Before the hospital began there is nothing to compare with.
  const isEmpty = before.visits === 0;
  const share = (of: typeof utilisationOf) =>
    [percentWords(of(now)), pointsWords(of(now), isEmpty ? null : of(before))] as const;
  const tiles: [to: ReportName, label: Sentence, value: string, change: string][] = [
    ['utilisation', 'Of the offered time booked', ...share(utilisationOf)],
    [
      'leadTime',
      'Wait for a visit, median',
      daysWords(now.lead.median),
      daysChangeWords(now.lead.median, before.lead.median),
    ],
    ['noShows', 'No-shows', ...share(noShowsOf)],
    ['cancellations', 'Cancelled on the last day', ...share(lateShareOf)],
    ['sources', 'Booked on the website', ...share(onlineOf)],
  ];
  return (
    <section aria-label={t('Figures')}>
      <ul className="stack tiles report-tiles">
        {tiles.map(([to, label, value, change]) => (
          <li key={to}>
            <a href={`#${to}`} className="tile">
              <span>{t(label)}</span>
              <strong>{value}</strong>
              <span className="tile-change">{change}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
