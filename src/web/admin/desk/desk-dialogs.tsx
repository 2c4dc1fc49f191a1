import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#contract/appointment.ts';
import { BookDialog } from '#web/admin/appointment/book-dialog.tsx';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import { type Destination, MoveDialog } from '#web/admin/appointment/move-dialog.tsx';
import { VisitPanel } from '#web/admin/appointment/visit-panel.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { timeWords } from '#web/dates/words.ts';
import { counted, t } from '#words/say.ts';

export interface Move {
  appointment: Appointment;
  given?: Destination;
}

export function DeskDialogs({
  visit,
  appointments,
  moving,
  booking,
  now,
  onMove,
  onBook,
  onChanged,
  change,
}: {
  visit: number | null;
  appointments: Appointment[] | undefined;
  moving: Move | null;
  booking: BookingStart | null;
  now: string;
  onMove(move: Move | null): void;
  onBook(booking: BookingStart | null): void;
  onChanged(words: string): void;
  change(changes: Record<string, string>): void;
}) {
  const { locale } = useHospital();
  const { data: opened } = useQuery({
    queryKey: ['appointment', 'one', { id: visit }],
    queryFn: async () => (await api.appointment.get({ params: { id: String(visit) } })).data,
    enabled: visit !== null,
    initialData: appointments?.find(({ id }) => id === visit),
  });
  const today = now.slice(0, 10);
  function tell(words: string) {
    onChanged(words);
    said.done(words);
  }
  function booked({ name, localDate, localTime, doctor, reference }: Appointment) {
    onBook(null);
    change({ day: localDate === today ? '' : localDate });
    tell(
      t('{name} is booked for {day}, {time}, with {doctor}. Reference {reference}.', {
        name,
        day: dayInWords(localDate, locale, 'short'),
        time: timeWords(localTime, locale),
        doctor: doctor.name,
        reference,
      }),
    );
  }
  function bookedAll(visits: Appointment[]) {
    const [first] = visits as [Appointment];
    onBook(null);
    change({ day: first.localDate === today ? '' : first.localDate, series: '' });
    tell(
      counted(
        '{name}: {count} visit is booked, the first on {day}.',
        '{name}: {count} visits are booked, the first on {day}.',
        visits.length,
        {
          name: first.name,
          day: dayInWords(first.localDate, locale, 'short'),
        },
      ),
    );
  }
  function moved(words: string) {
    onMove(null);
    tell(words);
  }
  return (
    <>
      {visit !== null && opened ? (
        <VisitPanel
          appointment={opened}
          now={now}
          onClose={() => change({ visit: '' })}
          onChanged={onChanged}
          onMove={(given) => onMove({ appointment: opened, ...(given ? { given } : {}) })}
          onBeside={() => {
            change({ visit: '' });
            onBook(beside(opened));
          }}
        />
      ) : null}
      {moving ? <MoveDialog {...moving} today={today} onClose={() => onMove(null)} onMoved={moved} /> : null}
      {booking ? (
        <BookDialog
          start={booking}
          today={today}
          onClose={() => onBook(null)}
          onBooked={booked}
          onSeries={bookedAll}
        />
      ) : null}
    </>
  );
}

function beside(appointment: Appointment): BookingStart {
  const { id, doctor, localDate, localTime, startsAt } = appointment;
  const when = { day: localDate, startsAt, localTime, beside: { id, patient: patientOf(appointment) } };
  return { source: 'phone', doctor: doctor.slug, visitType: '', ...when };
}
