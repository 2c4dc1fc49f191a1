import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { t } from '#words/say.ts';

interface StateFilterProps {
  appointments: Appointment[];
  value: string;
  onChange(status: string): void;
}

export function StateFilter({ appointments, value, onChange }: StateFilterProps) {
  const counts = new Map<AppointmentStatus, number>();
  for (const { status } of appointments) counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    <fieldset className="chips" aria-label={t('Status')}>
      <button type="button" className="chip" aria-pressed={value === ''} onClick={() => onChange('')}>
        {t('All')} <span className="figures">{appointments.length}</span>
      </button>
      {(Object.keys(statusWords) as AppointmentStatus[])
        .filter((status) => counts.has(status) || status === value)
        .map((status) => (
          <button
            key={status}
            type="button"
            className="chip"
            aria-pressed={value === status}
            onClick={() => onChange(status)}
          >
            {t(statusWords[status])} <span className="figures">{counts.get(status) ?? 0}</span>
          </button>
        ))}
    </fieldset>
  );
}
