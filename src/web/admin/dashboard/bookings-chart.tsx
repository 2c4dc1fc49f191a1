import type { Dashboard } from '#contract/dashboard.ts';
import { dateFormat, plainNumber } from '#contract/words/formats.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { t } from '#words/say.ts';
import { ColumnsChart } from './columns-chart.tsx';

export function BookingsChart({ bookings }: { bookings: NonNullable<Dashboard['bookings']> | undefined }) {
  const { locale } = useHospital();
  const days = bookings ?? [];
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const short = (localDate: string) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${localDate}T00:00:00Z`),
    );
  return (
    <section className="panel" aria-labelledby="bookings-heading">
      <h2 id="bookings-heading">{t('Bookings made in the last twelve weeks')}</h2>
      <ColumnsChart
        columns={days.map(({ localDate, count }, index) => ({
          key: localDate,
          title: t('{day}: {count}', { day: dayInWords(localDate, locale, 'short'), count }),
          label: index % 14 === 0 ? short(localDate) : undefined,
          parts: [{ tone: 'booked', value: count }],
        }))}
      />
      <p className="quiet chart-sum">
        {bookings
          ? t('{total} in all, {average} a day.', {
              total: plainNumber(total),
              average: plainNumber(Math.round((total / 84) * 10) / 10),
            })
          : ' '}
      </p>
      <details className="chart-table">
        <summary>{t('As a table')}</summary>
        <ScrollTable label={t('The weeks as a table')}>
          <table>
            <caption className="unseen">{t('Bookings by week and weekday')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('From')}</th>
                {weeks[0]?.map(({ localDate }) => (
                  <th key={localDate} scope="col">
                    {dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
                      new Date(`${localDate}T00:00:00Z`),
                    )}
                  </th>
                ))}
                <th scope="col">{t('Week')}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]!.localDate}>
                  <th scope="row">{short(week[0]!.localDate)}</th>
                  {week.map(({ localDate, count }) => (
                    <td key={localDate}>{count}</td>
                  ))}
                  <td>{week.reduce((sum, { count }) => sum + count, 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </details>
    </section>
  );
}
