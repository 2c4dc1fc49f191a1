import { Link } from 'react-router';
import type { AppointmentStatus } from '#contract/appointment.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { listed } from '#contract/listed.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { ColumnsChart } from './columns-chart.tsx';

const shown: AppointmentStatus[] = [
  'fulfilled',
  'in_progress',
  'arrived',
  'booked',
  'requested',
  'no_show',
  'cancelled',
];
/** A quiet day still shows the usual opening hours. */
const [firstHour, lastHour] = [8, 17];

/** The day by hour and status. The statuses below link to their appointments. */
export function TodayChart({ hours }: { hours: NonNullable<Dashboard['hours']> | undefined }) {
  const { locale } = useHospital();
  const found = (hours ?? []).map((one) =>
    one.status === 'declined' ? { ...one, status: 'cancelled' as const } : one,
  );
  const from = Math.min(firstHour, ...found.map(({ hour }) => hour));
  const to = Math.max(lastHour, ...found.map(({ hour }) => hour));
  const countOf = (status: AppointmentStatus, hour?: number) =>
    found
      .filter((one) => one.status === status && (hour === undefined || one.hour === hour))
      .reduce((sum, { count }) => sum + count, 0);
  const span = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <section className="panel" aria-labelledby="today-heading">
      <h2 id="today-heading">{t('Today by the hour')}</h2>
      <ColumnsChart
        columns={span.map((hour) => {
          const parts = shown.map((tone) => ({ tone, value: countOf(tone, hour) }));
          return {
            key: String(hour),
            title: titleOf(hour, parts, locale),
            label: timeOf(hour, locale),
            parts,
          };
        })}
      />
      <ul className="cluster chart-key">
        {shown.map((status) => (
          <li key={status}>
            <Link to={`/admin/appointments?view=list&status=${status}`}>
              <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                <rect fill={`var(--tone-${status})`} width="10" height="10" rx="2" />
              </svg>
              {t(statusWords[status])} <strong className="figures">{hours ? countOf(status) : '–'}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <details className="chart-table">
        <summary>{t('As a table')}</summary>
        <ScrollTable label={t('The day as a table')}>
          <table>
            <caption className="unseen">{t('Appointments today by hour and state')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('From')}</th>
                {shown.map((status) => (
                  <th key={status} scope="col">
                    {t(statusWords[status])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {span.map((hour) => (
                <tr key={hour}>
                  <th scope="row">{timeOf(hour, locale)}</th>
                  {shown.map((status) => (
                    <td key={status}>{countOf(status, hour)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </details>
    </section>
  );
}

function timeOf(hour: number, locale: string) {
  return timeWords(`${String(hour).padStart(2, '0')}:00`, locale);
}

function titleOf(hour: number, parts: { tone: AppointmentStatus; value: number }[], locale: string) {
  const words = parts
    .filter(({ value }) => value > 0)
    .map(({ tone, value }) => t('{count} {state}', { count: value, state: t(statusWords[tone]) }));
  return t('{time}: {words}', {
    time: timeOf(hour, locale),
    words: words.length > 0 ? listed(words, { type: 'unit' }) : t('nothing'),
  });
}
