import type { Appointment } from '#contract/appointment.ts';
import { DayTools } from './day-tools.tsx';
import type { DeskAddress } from './desk-address.ts';
import { StateFilter } from './state-filter.tsx';
import { ViewChoice } from './view-choice.tsx';

export function DeskTools({
  address: { view, day, doctor, department, q, status, isEverywhere },
  today,
  appointments,
  onChange,
}: {
  address: DeskAddress;
  today: string;
  appointments: Appointment[] | undefined;
  onChange(changes: Record<string, string>): void;
}) {
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
        <ViewChoice
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
    </>
  );
}
