import type { Appointment } from '#contract/appointment.ts';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import type { Destination } from '#web/admin/appointment/move-dialog.tsx';
import { useCalendar } from '#web/admin/appointment/use-calendar.ts';
import type { DeskAddress } from '#web/admin/desk/desk-address.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { t } from '#words/say.ts';
import { Calendar } from './calendar.tsx';

export function CalendarView({
  address: { from, to, doctor, department, view },
  appointments,
  isReady,
  isLive,
  now,
  onOpen,
  onBook,
  onDoctor,
  onDrop,
}: {
  address: DeskAddress;
  appointments: Appointment[];
  isReady: boolean;
  isLive: boolean;
  now: string;
  onOpen(appointment: Appointment): void;
  onBook(start: Partial<BookingStart>): void;
  onDoctor(slug: string): void;
  onDrop(appointment: Appointment, destination: Destination): void;
}) {
  const question = { from, to, doctor, department };
  const isWeekOfNobody = view === 'week' && doctor === '';
  const { data, error, isPlaceholderData } = useCalendar(question, isReady && !isWeekOfNobody, isLive);
  if (isWeekOfNobody) return <p className="empty">{t('Choose a doctor to see their week.')}</p>;
  if (error && !data) return <Refusal>{inWords(error)}</Refusal>;
  if (!data) return <div className="skeleton skeleton-form" aria-hidden="true" />;
  if (data.length === 0)
    return (
      <p className="empty">
        {view === 'week'
          ? t('This doctor sees no patients in this week.')
          : t('No doctor sees patients on this day.')}
      </p>
    );
  return (
    <div className="calendar-frame" aria-busy={isPlaceholderData}>
      <Calendar
        columns={data}
        appointments={appointments}
        question={question}
        now={now}
        onOpen={onOpen}
        onDoctor={onDoctor}
        onBook={({ doctor: { slug }, localDate }, { startsAt, localTime, visitTypeId }) =>
          onBook({ doctor: slug, day: localDate, startsAt, localTime, visitType: String(visitTypeId) })
        }
        onDrop={(appointment, slot, column) => onDrop(appointment, { slot, doctor: column.doctor })}
      />
    </div>
  );
}
