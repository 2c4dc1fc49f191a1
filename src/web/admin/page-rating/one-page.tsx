import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PageRating } from '#contract/page-rating.ts';
import { dateFormat } from '#contract/words/formats.ts';
import { ColumnsChart } from '#web/admin/dashboard/columns-chart.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { dayWords } from '#web/dates/words.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

export function OnePage({
  rating: { title, path, entry, weeks },
  onClose,
}: {
  rating: PageRating;
  onClose(): void;
}) {
  const { locale } = useHospital();
  const every = Math.ceil(weeks.length / 8);
  const short = (week: string) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${week}T00:00:00Z`),
    );
  const long = (week: string) => dayWords(week, locale);
  // It may be below a long table.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel one-page" aria-labelledby="one-page">
      <h2 id="one-page" ref={heading} tabIndex={-1}>
        {t('{title}, week by week', { title })}
      </h2>
      <ColumnsChart
        columns={weeks.map(({ week, yes, no }, index) => ({
          key: week,
          title: t('Week from {day}: {yes} Yes, {no} No', { day: long(week), yes, no }),
          label: index % every === 0 ? short(week) : undefined,
          parts: [
            { tone: 'no_show', value: no },
            { tone: 'arrived', value: yes },
          ],
        }))}
      />
      <ul className="cluster chart-key">
        {(
          [
            ['arrived', 'Yes'],
            ['no_show', 'No'],
          ] as const
        ).map(([tone, word]) => (
          <li key={tone} className="in-line">
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <rect fill={`var(--tone-${tone})`} width="10" height="10" rx="2" />
            </svg>
            {t(word)}
          </li>
        ))}
      </ul>
      <details className="chart-table">
        <summary>{t('As a table')}</summary>
        <ScrollTable label={t('The weeks as a table')}>
          <table>
            <caption className="unseen">{t('Answers by week')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Week from')}</th>
                <th scope="col">{t('Yes')}</th>
                <th scope="col">{t('No')}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, yes, no }) => (
                <tr key={week}>
                  <th scope="row">{long(week)}</th>
                  <td>{yes}</td>
                  <td>{no}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </details>
      <p className="cluster panel-actions">
        {entry ? (
          <Link to={addressOf(entry.resource, entry.id)} className="button">
            {t('Edit this page')}
          </Link>
        ) : null}
        {path ? (
          <a href={path} target="_blank" rel="noopener noreferrer" className="button">
            <Phrase
              message="See it on the site<unseen> (opens in a new tab)</unseen>"
              unseen={(words) => <span className="unseen">{words}</span>}
            />
          </a>
        ) : null}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('Show all pages')}
        </button>
      </p>
    </section>
  );
}
