import type { Appointment } from '#contract/appointment.ts';
import { TableSkeleton } from '#web/admin/list/table.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { t } from '#words/say.ts';
import { LookElsewhere } from '../elsewhere/look-elsewhere.tsx';
import { DayGroups } from './day-groups.tsx';
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
