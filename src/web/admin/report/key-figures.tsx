import type { Report, ReportName } from '#contract/report.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { t } from '#words/say.ts';
import {
  daysChangeWords,
  daysWords,
  lateShareOf,
  noShowsOf,
  onlineOf,
  percentWords,
  pointsWords,
  utilisationOf,
} from './figure-words.ts';

export function KeyFigures({ total: { now, before } }: { total: Report['total'] }) {
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
