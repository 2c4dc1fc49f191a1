import type { Appointment } from '#contract/appointment.ts';
import { LookElsewhere } from '#web/admin/elsewhere/elsewhere-dialog.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { TableSkeleton } from '#web/admin/list/table.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { isOver } from '#web/admin/ui/appointment-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { t } from '#words/say.ts';
import { AppointmentRow } from './appointment-row.tsx';
import type { DeskAddress } from './desk-address.ts';

export function DeskList({
  appointments,
  error,
  address: { q, status, doctor, department, isEverywhere },
  now,
  onMove,
  onChanged,
}: {
  appointments: Appointment[] | undefined;
  error: unknown;
  address: DeskAddress;
  now: string;
  onMove(appointment: Appointment): void;
  onChanged(words: string): void;
}) {
  if (!appointments) return error ? <Refusal>{inWords(error)}</Refusal> : <TableSkeleton columns={5} />;
  if (appointments.length > 0)
    return (
      <DayGroups
        appointments={appointments}
        byDay={isEverywhere}
        now={now}
        onMove={onMove}
        onChanged={onChanged}
      />
    );
  return (
    <div className="empty">
      <p>
        {q || status || doctor || department
          ? t('No appointment matches this.')
          : t('No appointments on this day.')}
      </p>
      <LookElsewhere q={q} />
    </div>
  );
}

interface DayGroupsProps {
  appointments: Appointment[];
  byDay: boolean;
  now: string;
  onMove(appointment: Appointment): void;
  onChanged(words: string): void;
}

function DayGroups({ appointments, byDay, now, onMove, onChanged }: DayGroupsProps) {
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
