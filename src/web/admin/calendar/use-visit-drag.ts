import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import type { CalendarColumn } from '#contract/desk.ts';
import { minuteOf, nearestStart } from '#web/admin/appointment/calendar-layout.ts';
import type { CalendarQuery } from '#web/admin/appointment/use-calendar.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { isMovable } from '#web/admin/ui/appointment-words.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';

export interface DragTarget {
  column: number;
  slot: Slot;
}
export interface Drag {
  appointment: Appointment;
  target: DragTarget | null;
}

/** A shorter movement is a click. */
const clickPixels = 6;
/** How far a block snaps to a free start. */
const reachMinutes = 45;

/**
 * Drags a block by mouse or pen to a free start; nothing moves until confirmed. Touch scrolls; touch and keyboard use
 * the dialog.
 */
export function useVisitDrag({
  columns,
  question,
  span,
  onDrop,
}: {
  columns: CalendarColumn[];
  question: CalendarQuery;
  span: { start: number; end: number };
  onDrop(appointment: Appointment, slot: Slot, column: CalendarColumn): void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function begin(press: ReactPointerEvent<HTMLElement>, appointment: Appointment) {
    wasDragged.current = false;
    if (press.button !== 0 || press.pointerType === 'touch' || !isMovable(appointment)) return;
    const grabbed = press.clientY - press.currentTarget.getBoundingClientRect().top;
    const from = { x: press.clientX, y: press.clientY };
    let starts: Map<string, Slot[]> | null = null;
    let isMoving = false;
    let target: DragTarget | null = null;

    async function readStarts() {
      try {
        const query = { ...question, moving: String(appointment.id) };
        const { data } = await api.desk.free({ query });
        starts = Map.groupBy(data, ({ doctorId, localDate }) => `${doctorId} ${localDate}`);
      } catch (error) {
        said.failed(inWords(error));
        end();
      }
    }
    function move(event: PointerEvent) {
      if (!isMoving) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < clickPixels) return;
        isMoving = true;
        wasDragged.current = true;
        void readStarts();
      }
      event.preventDefault();
      target = targetAt(event.clientX, event.clientY - grabbed);
      setDrag({ appointment, target });
    }
    function targetAt(x: number, y: number): DragTarget | null {
      const element = document
        .elementsFromPoint(x, Math.max(y, 0) + grabbed)
        .map((one) => one.closest<HTMLElement>('[data-column]'))
        .find((one) => one !== null);
      const column = columns[Number(element?.dataset.column)];
      if (!element || !column || !starts) return null;
      const { top, height } = element.querySelector('.calendar-body')!.getBoundingClientRect();
      const minute = span.start + ((y - top) / height) * (span.end - span.start);
      const slot = nearestStart(
        starts.get(`${column.doctor.id} ${column.localDate}`) ?? [],
        minute,
        reachMinutes,
      );
      return slot ? { column: columns.indexOf(column), slot } : null;
    }
    function drop(event: PointerEvent) {
      // The free starts may have arrived after the last movement.
      if (isMoving) target = targetAt(event.clientX, event.clientY - grabbed);
      end();
      if (!isMoving) return;
      if (!target) return said.failed(t('There is no free time there.'));
      if (!isAt(target.slot, appointment)) onDrop(appointment, target.slot, columns[target.column]!);
    }
    function key(event: KeyboardEvent) {
      if (event.key === 'Escape') end();
    }
    function end() {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', key);
      setDrag(null);
    }
    stop.current = end;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', key);
  }

  return { drag, begin, wasDragged };
}

/** Start of the target, in minutes of its day. */
export const minuteOfTarget = ({ slot }: DragTarget) => minuteOf(slot.localTime);

function isAt({ doctorId, localDate, localTime }: Slot, appointment: Appointment) {
  const { doctor } = appointment;
  return doctorId === doctor.id && localDate === appointment.localDate && localTime === appointment.localTime;
}
