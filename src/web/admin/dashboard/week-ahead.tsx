import { Link } from 'react-router';
import type { Dashboard } from '#contract/dashboard.ts';
import { dateFormat } from '#contract/words/formats.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { addDays } from '#web/dates/month.ts';
import { t } from '#words/say.ts';

type Week = NonNullable<Dashboard['week']>;

/** Appointments of the next seven days by department; darker means busier. */
export function WeekAhead({ today, week: found }: { today: string | undefined; week: Week | undefined }) {
  const { locale } = useHospital();
  const week = found ?? [];
  const days = today ? Array.from({ length: 7 }, (_, index) => addDays(today, index + 1)) : [];
  const departments = [...new Map(week.map(({ department }) => [department?.id ?? 0, department])).values()];
  const sum = (...conditions: ((one: Week[number]) => boolean)[]) =>
    week
      .filter((one) => conditions.every((holds) => holds(one)))
      .reduce((total, { count }) => total + count, 0);
  const most = Math.max(1, ...week.map(({ count }) => count));
  return (
    <section className="panel" aria-labelledby="week-heading">
      <h2 id="week-heading">{t('The next seven days by department')}</h2>
      {found?.length === 0 ? (
        <p className="quiet">{t('Nothing is booked for the next seven days.')}</p>
      ) : null}
      {week.length > 0 ? (
        <ScrollTable label={t('The week as a table')}>
          <table className="week-table">
            <thead>
              <tr>
                <th scope="col">{t('Department')}</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    <Link to={`/admin/appointments?day=${day}`}>{weekday(day, locale)}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {departments.map((department) => (
                <tr key={department?.id ?? 0}>
                  <th scope="row">
                    {department ? (
                      <Link to={`/admin/appointments?view=week&department=${department.slug}`}>
                        {department.name}
                      </Link>
                    ) : (
                      t('No department')
                    )}
                  </th>
                  {days.map((day) => {
                    const count = sum(
                      (one) => one.localDate === day,
                      (one) => one.department?.id === department?.id,
                    );
                    return (
                      <td key={day} data-level={Math.ceil((count / most) * 4)}>
                        {count || <span className="quiet">0</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('All')}</th>
                {days.map((day) => (
                  <td key={day}>{sum((one) => one.localDate === day)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </ScrollTable>
      ) : null}
    </section>
  );
}

/** "Mon 23": within seven days the month is clear. */
function weekday(localDate: string, locale: string) {
  return dateFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${localDate}T00:00:00Z`),
  );
}
