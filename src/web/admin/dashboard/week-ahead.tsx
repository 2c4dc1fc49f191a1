import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useHospital } from '../hospital.ts';
import { api } from '../session.ts';
import { addDays, dayInWords } from '../wall-time.ts';

/** How many appointments are booked on each of the next seven days. */
export function WeekAhead({ today, isReady }: { today: string; isReady: boolean }) {
  const { locale } = useHospital();
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  const counts = useQueries({
    queries: days.map((day) => ({
      queryKey: ['appointment', 'count', day],
      queryFn: async () =>
        (await api.appointment.list({ query: { from: day, to: day, status: 'booked', limit: '1' } })).meta
          .total,
      enabled: isReady,
      staleTime: 60_000,
    })),
  }).map(({ data }) => data);
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  return (
    <section className="panel">
      <h2>Booked in the next seven days</h2>
      <ol className="week-ahead">
        {days.map((day, index) => (
          <li key={day}>
            <Link to={`/admin/appointments?day=${day}`}>
              <span>{dayInWords(day, locale, 'short')}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect className="bar-ground" width="100" height="6" />
                <rect className="bar" width={((counts[index] ?? 0) / most) * 100} height="6" />
              </svg>
              <strong className="figures">{counts[index] ?? '–'}</strong>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
