import type { Appointment } from '#contract/appointment.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { isOver } from '#web/admin/ui/appointment-words.ts';
import { AppointmentRow } from './appointment-row.tsx';

interface DayGroupsProps {
  appointments: Appointment[];
  byDay: boolean;
  now: string;
  onMove(appointment: Appointment): void;
  onChanged(words: string): void;
}

export function DayGroups({ appointments, byDay, now, onMove, onChanged }: DayGroupsProps) {
  const { locale } = useHospital();
  return groupsOf(appointments, byDay, (localDate) => dayInWords(localDate, locale)).map(
    ({ key, heading, rows }) => (
      <section key={key} className="visits" aria-label={heading}>
        <h2>
          {heading} <span className="quiet">{rows.filter((one) => !isOver(one.status)).length}</span>
        </h2>
        <ul className="surface">
          {rows.map((one) => (
            <AppointmentRow
              key={one.id}
              appointment={one}
              now={now}
              showDoctor={byDay}
              onMove={() => onMove(one)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      </section>
    ),
  );
}

/** By doctor's name, each in order of time; a search over all days is grouped by day instead. */
function groupsOf(appointments: Appointment[], byDay: boolean, dayWords: (localDate: string) => string) {
  const groups = new Map<string, Appointment[]>();
  for (const one of appointments) {
    const key = byDay ? one.localDate : one.doctor.slug;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const named = [...groups].map(([key, rows]) => ({
    key,
    rows,
    heading: byDay ? dayWords(key) : rows[0]!.doctor.name,
  }));
  return byDay ? named : named.sort((a, b) => a.heading.localeCompare(b.heading));
}
