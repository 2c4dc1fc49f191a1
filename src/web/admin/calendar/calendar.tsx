import { useEffect, useId, useRef } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import type { CalendarColumn } from '#contract/desk.ts';
import { minuteOf, spanOf, timeOf } from '#web/admin/appointment/calendar-layout.ts';
import type { CalendarQuery } from '#web/admin/appointment/use-calendar.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { isOver } from '#web/admin/ui/appointment-words.ts';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { Column } from './calendar-column.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useVisitDrag } from './use-visit-drag.ts';

/** A column for each doctor of a day, or for each day of a doctor's week. */
export function Calendar({
  columns,
  appointments,
  question,
  now,
  onOpen,
  onDoctor,
  onBook,
  onDrop,
}: {
  columns: CalendarColumn[];
  appointments: Appointment[];
  question: CalendarQuery;
  /** Wall time in the hospital. */
  now: string;
  onOpen(appointment: Appointment): void;
  onDoctor(slug: string): void;
  onBook(column: CalendarColumn, free: CalendarColumn['free'][number]): void;
  onDrop(appointment: Appointment, slot: Slot, column: CalendarColumn): void;
}) {
  const { locale } = useHospital();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid);
  const hintId = useId();
  // Cancelled appointments have released their time; the list shows them.
  const shown = appointments.filter(({ status }) => !isOver(status));
  const span = spanOf(columns, shown);
  const { drag, begin, wasDragged } = useVisitDrag({ columns, question, span, onDrop });
  const isWeek = question.from !== question.to;
  const [today, time] = [now.slice(0, 10), now.slice(11)];
  const hasToday = question.from <= today && today <= question.to;

  // Scrolls to what comes next, once for each day shown.
  const place = useRef({ minute: 0, start: 0 });
  place.current = { minute: hasToday ? minuteOf(time) - 60 : 8 * 60, start: span.start };
  const { from } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page must not scroll with the clock.
  useEffect(() => {
    const scroller = grid.current!;
    const hour = scroller.querySelector('.calendar-hour')?.clientHeight ?? 0;
    scroller.scrollTop = ((place.current.minute - place.current.start) / 60) * hour;
  }, [from]);

  const hours = Array.from({ length: (span.end - span.start) / 60 }, (_, index) => span.start + index * 60);
  return (
    <section className="calendar" aria-label={t('Calendar')} aria-describedby={hintId}>
      <p id={hintId} className="unseen">
        {t('Arrow keys move between appointments and free times. Enter opens one; M moves an appointment.')}
      </p>
      <div
        ref={grid}
        className={`calendar-grid ${isWeek ? 'calendar-week' : ''} ${drag ? 'calendar-dragging' : ''}`}
        style={{ '--day-start': span.start, '--day-minutes': span.end - span.start } as React.CSSProperties}
        {...keys}
      >
        <div className="calendar-times" aria-hidden="true">
          <div className="calendar-head">
            {isWeek ? null : <span className="calendar-day">{dayInWords(from, locale, 'short')}</span>}
          </div>
          {hours.map((minute) => (
            <div key={minute} className="calendar-hour">
              <span>{timeWords(timeOf(minute), locale)}</span>
            </div>
          ))}
        </div>
        {columns.map((column, index) => (
          <Column
            key={`${column.doctor.id} ${column.localDate}`}
            index={index}
            column={column}
            appointments={shown.filter(
              (one) => one.doctor.id === column.doctor.id && one.localDate === column.localDate,
            )}
            isWeek={isWeek}
            locale={locale}
            now={column.localDate === today ? minuteOf(time) : null}
            isPast={column.localDate < today}
            drag={drag}
            onPress={begin}
            onOpen={(appointment) => {
              if (!wasDragged.current) onOpen(appointment);
            }}
            onDoctor={() => onDoctor(column.doctor.slug)}
            onBook={(free) => onBook(column, free)}
          />
        ))}
      </div>
    </section>
  );
}
