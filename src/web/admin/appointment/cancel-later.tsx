import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#contract/appointment.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { laterVisits } from '#web/admin/series/series-words.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { isMovable } from '#web/admin/ui/appointment-words.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { timeWords } from '#web/dates/words.ts';
import { counted, t } from '#words/say.ts';

interface CancelLaterProps {
  appointment: Appointment;
  /** Empty if only this visit is cancelled. */
  visits: Appointment[];
  onChange(visits: Appointment[]): void;
}

/** Whether later visits of a series are cancelled too; passes on all that would be, including this one. */
export function CancelLater({ appointment, visits, onChange }: CancelLaterProps) {
  const { locale } = useHospital();
  const count = laterVisits(appointment);
  const series = appointment.series?.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['appointment', 'series', series],
    queryFn: async () =>
      (await api.appointment.list({ query: { series, sort: 'startsAt', limit: '100' } })).data,
    enabled: count > 0,
  });
  if (count === 0) return null;
  const later = (data ?? []).filter((one) => isMovable(one) && one.startsAt > appointment.startsAt);
  return (
    <div className="series">
      {error ? <Refusal>{inWords(error)}</Refusal> : null}
      <Checkbox
        disabled={later.length === 0}
        checked={visits.length > 0}
        onChange={(isChecked) => onChange(isChecked ? [appointment, ...later] : [])}
      >
        {counted(
          'Cancel the {count} later visit of the series too',
          'Cancel the {count} later visits of the series too',
          later.length || count,
        )}
      </Checkbox>
      {visits.length > 0 ? (
        <ul className="series-dates">
          {visits.map(({ id, localDate, localTime }) => (
            <li key={id}>
              {t('{date}, {time}', {
                date: dayInWords(localDate, locale, 'short'),
                time: timeWords(localTime, locale),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
