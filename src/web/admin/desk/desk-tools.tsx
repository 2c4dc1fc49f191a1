import type { ReactNode } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { Chips } from '#web/admin/ui/chips.tsx';
import { t } from '#words/say.ts';
import { DayTools } from './day-tools.tsx';
import type { DeskAddress } from './desk-address.ts';

interface DeskToolsProps {
  address: DeskAddress;
  today: string;
  appointments: Appointment[] | undefined;
  onChange(changes: Record<string, string>): void;
}

export function DeskTools({ address, today, appointments, onChange }: DeskToolsProps) {
  const { view, day, doctor, department, q, status, isEverywhere } = address;
  return (
    <>
      <DayTools
        day={day}
        today={today}
        doctor={doctor}
        department={department}
        q={q}
        stepDays={view === 'week' ? 7 : 1}
        onChange={onChange}
      >
        <Chips
          label={t('View')}
          options={[
            ['day', t('Day')],
            ['week', t('Week')],
            ['list', t('List')],
          ]}
          value={view}
          onChange={(next) =>
            onChange({ view: next === 'day' ? '' : next, q: '', series: '', status: '', days: '' })
          }
        />
      </DayTools>
      {view === 'list' && appointments && appointments.length > 0 && !isEverywhere ? (
        <StateFilter
          appointments={appointments}
          value={status}
          onChange={(next) => onChange({ status: next })}
        />
      ) : null}
      <SearchSpan address={address} onChange={onChange} />
    </>
  );
}

interface StateFilterProps {
  appointments: Appointment[];
  value: string;
  onChange(status: string): void;
}

function StateFilter({ appointments, value, onChange }: StateFilterProps) {
  const counts = new Map<AppointmentStatus, number>();
  for (const { status } of appointments) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = (Object.keys(statusWords) as AppointmentStatus[])
    .filter((status) => counts.has(status) || status === value)
    .map((status) => withCount(status, t(statusWords[status]), counts.get(status) ?? 0));
  return (
    <Chips
      label={t('Status')}
      options={[withCount('', t('All'), appointments.length), ...statuses]}
      value={value}
      onChange={onChange}
    />
  );
}

function withCount(status: string, text: string, count: number): [string, ReactNode] {
  return [
    status,
    <>
      {text} <span className="figures">{count}</span>
    </>,
  ];
}

function SearchSpan({
  address: { q, series, status, day, isEverywhere },
  onChange,
}: {
  address: DeskAddress;
  onChange(changes: Record<string, string>): void;
}) {
  const { locale } = useHospital();
  if (series)
    return (
      <p className="search-span">
        {t('All visits of a series.')}{' '}
        <button type="button" className="link-button" onClick={() => onChange({ series: '' })}>
          {t('Back to the day')}
        </button>
      </p>
    );
  if (!q && !isEverywhere) return null;
  // A search covers all days by default, a status does not.
  const other = q ? (isEverywhere ? 'one' : '') : '';
  return (
    <p className="search-span">
      {isEverywhere
        ? q
          ? t('Results from all days.')
          : t('{state}, on all days.', { state: t(statusWords[status || 'booked']) })
        : t('Results from {day} only.', { day: dayInWords(day, locale, 'short') })}{' '}
      <button type="button" className="link-button" onClick={() => onChange({ days: other })}>
        {isEverywhere ? t('This day only') : t('Search all days')}
      </button>
    </p>
  );
}
