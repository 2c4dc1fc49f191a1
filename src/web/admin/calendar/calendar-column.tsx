import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import type { CalendarColumn } from '#contract/desk.ts';
import { remoteWords } from '#contract/where-words.ts';
import {
  endTimeOf,
  lengthOf,
  minuteOf,
  type Placed,
  placeSideBySide,
} from '#web/admin/appointment/calendar-layout.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { seriesWords } from '#web/admin/series/series-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useIsStranded } from '#web/admin/session/use-rebooking.ts';
import { isMovable, patientOf, statusWords } from '#web/admin/ui/appointment-words.ts';
import { percentWords } from '#web/admin/ui/percent-words.ts';
import { timeWords } from '#web/dates/words.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { counted, t } from '#words/say.ts';
import { type Drag, minuteOfTarget } from './use-visit-drag.ts';
import { utilisationOf } from './utilisation.ts';

type Free = CalendarColumn['free'][number];

export function Column({
  index,
  column,
  appointments,
  isWeek,
  locale,
  now,
  isPast,
  drag,
  onPress,
  onOpen,
  onDoctor,
  onBook,
}: {
  index: number;
  column: CalendarColumn;
  appointments: Appointment[];
  isWeek: boolean;
  locale: string;
  /** Minute of the day, on today's column. */
  now: number | null;
  isPast: boolean;
  drag: Drag | null;
  onPress(event: PointerEvent<HTMLElement>, appointment: Appointment): void;
  onOpen(appointment: Appointment): void;
  onDoctor(): void;
  onBook(free: Free): void;
}) {
  const { doctor, localDate, working, away, held, free } = column;
  const day = dayInWords(localDate, locale, 'short');
  const visits = placeSideBySide(appointments, new Set(free.map(({ startsAt }) => startsAt)));
  const load = utilisationOf(column, appointments);
  const target = drag?.target?.column === index ? drag.target : null;
  return (
    <section
      className={isPast ? 'calendar-column calendar-past' : 'calendar-column'}
      aria-label={t('{words}, {more}', { words: doctor.name, more: day })}
      data-column={index}
    >
      <ColumnHead
        column={column}
        count={appointments.length}
        load={load}
        isWeek={isWeek}
        onDoctor={onDoctor}
      />
      <div className="calendar-body">
        {working.map(({ from, to }) => (
          <div key={from} className="calendar-working" style={between(from, to)} />
        ))}
        {away.map(({ from, to, kind, note }) => (
          <div
            key={`${kind} ${from} ${to}`}
            className={`calendar-away calendar-${kind}`}
            style={between(from, to)}
          >
            <span>{note ? t(awayWords[kind].because, { note }) : t(awayWords[kind].alone)}</span>
          </div>
        ))}
        {free.map((one, place) => (
          <button
            key={one.startsAt}
            type="button"
            tabIndex={-1}
            className="calendar-free"
            data-cell={minuteOf(one.localTime)}
            style={freeBox(one, free[place + 1], visits)}
            aria-label={t('Book {time}, {doctor}, {day}', {
              time: timeWords(one.localTime, locale),
              doctor: doctor.name,
              day,
            })}
            onClick={() => onBook(one)}
          >
            {timeWords(one.localTime, locale)}
          </button>
        ))}
        {held.map(({ from, to, kind }) => (
          <div
            key={`${kind} ${from}`}
            className={`calendar-held calendar-held-${kind}`}
            style={between(from, to)}
          >
            <span>{t(heldWords[kind])}</span>
          </div>
        ))}
        {visits.map((placed) => (
          <Block
            key={placed.appointment.id}
            placed={placed}
            locale={locale}
            isDragged={drag?.appointment.id === placed.appointment.id}
            onPress={onPress}
            onOpen={onOpen}
          />
        ))}
        {target && drag ? (
          <div className="calendar-target" style={box(minuteOfTarget(target), lengthOf(drag.appointment))}>
            {timeWords(target.slot.localTime, locale)} {patientOf(drag.appointment)}
          </div>
        ) : null}
        {now === null ? null : <div className="calendar-now" style={box(now, 0)} />}
      </div>
    </section>
  );
}

interface ColumnHeadProps {
  column: CalendarColumn;
  /** Number of visits. */
  count: number;
  load: number | null;
  isWeek: boolean;
  onDoctor(): void;
}

function ColumnHead({
  column: { doctor, localDate, delay },
  count,
  load,
  isWeek,
  onDoctor,
}: ColumnHeadProps) {
  const { locale } = useHospital();
  return (
    <h2 className="calendar-head">
      {isWeek ? (
        <span className="one-line calendar-name">{dayInWords(localDate, locale, 'short')}</span>
      ) : (
        <button type="button" className="one-line calendar-name" title={t('See the week')} onClick={onDoctor}>
          {doctor.name}
        </button>
      )}
      {delay ? (
        <span className="calendar-load calendar-late figures">
          {counted('{count} minute late', '{count} minutes late', delay.minutes)}
        </span>
      ) : (
        <span className="calendar-load figures">
          {counted('{count} visit', '{count} visits', count)}
          {load === null ? '' : ` · ${t('{percent} booked', { percent: percentWords(load / 100) })}`}
        </span>
      )}
      {load === null ? null : (
        <svg className="calendar-meter" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={load} height="1" />
        </svg>
      )}
    </h2>
  );
}

function Block({
  placed: { appointment, from, minutes, lane, lanes },
  locale,
  isDragged,
  onPress,
  onOpen,
}: {
  placed: Placed;
  locale: string;
  isDragged: boolean;
  onPress(event: PointerEvent<HTMLElement>, appointment: Appointment): void;
  onOpen(appointment: Appointment): void;
}) {
  const { status, localTime, visitTypeName, mode, room, reference, isSqueezedIn } = appointment;
  const isStranded = useIsStranded()(appointment.id);
  const where = joined([remoteWords(mode), room?.name]);
  const hasLineForRoom = minutes >= leastForThreeLines;
  const names = [
    'visit-block',
    `visit-block-${status}`,
    minutes < 25 ? 'visit-block-short' : '',
    isMovable(appointment) ? 'visit-block-movable' : '',
    isDragged ? 'visit-block-dragged' : '',
    isSqueezedIn ? 'visit-block-squeezed' : '',
    isStranded ? 'visit-block-stranded' : '',
  ];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={names.filter(Boolean).join(' ')}
      data-cell={from}
      data-visit={appointment.id}
      style={{ ...box(from, minutes), '--lane': lane, '--lanes': lanes } as CSSProperties}
      onPointerDown={(event) => onPress(event, appointment)}
      onClick={() => onOpen(appointment)}
    >
      <span className="one-line visit-block-line">
        <Phrase
          message="<time>{from}</time><unseen> to {to}, </unseen> <strong>{patient}</strong>"
          time={(words) => <span className="figures">{words}</span>}
          unseen={unseen}
          strong={(words) => <strong>{words}</strong>}
          from={timeWords(localTime, locale)}
          to={timeWords(endTimeOf(appointment), locale)}
          patient={patientOf(appointment)}
        />
      </span>
      <span className="one-line visit-block-line">
        <Phrase
          message={
            isStranded
              ? '<unseen>, </unseen>{state}, needs rebooking · {visit}<unseen>, reference {reference}</unseen>'
              : isSqueezedIn
                ? '<unseen>, </unseen>{state}, squeezed in · {visit}<unseen>, reference {reference}</unseen>'
                : '<unseen>, </unseen>{state} · {visit}<unseen>, reference {reference}</unseen>'
          }
          unseen={unseen}
          state={t(statusWords[status])}
          visit={
            [seriesWords(appointment), hasLineForRoom ? '' : where, visitTypeName]
              .filter((words) => words !== undefined && words !== '')
              .reduce((words, more) => t('{words}, {more}', { words: words!, more: more! }))!
          }
          reference={reference}
        />
      </span>
      {where && hasLineForRoom ? (
        <span className="one-line visit-block-line">
          <Phrase message="<unseen>, </unseen>{words}" unseen={unseen} words={where} />
        </span>
      ) : null}
    </button>
  );
}

const leastForThreeLines = 40;

const heldWords = {
  booking: 'Being booked online',
  offer: 'Offered to the waiting list',
} as const satisfies Record<CalendarColumn['held'][number]['kind'], PlainMessage>;

const awayWords = {
  leave: { alone: 'Away', because: 'Away: {note}' },
  closure: { alone: 'Closed', because: 'Closed: {note}' },
} as const satisfies Record<
  CalendarColumn['away'][number]['kind'],
  Record<'alone' | 'because', PlainMessage>
>;

function unseen(words: ReactNode) {
  return <span className="unseen">{words}</span>;
}

function box(from: number, minutes: number) {
  return { '--from': from, '--minutes': minutes } as CSSProperties;
}

function between(from: string, to: string) {
  return box(minuteOf(from), minuteOf(to) - minuteOf(from));
}

/**
 * As long as the visit, but no further than the next start, so that both can be pressed; below a group in its last row.
 */
function freeBox(one: Free, next: Free | undefined, visits: Placed[]) {
  const last = visits.findLast(({ appointment: { startsAt } }) => startsAt === one.startsAt);
  if (last && last.minutes < lengthOf(last.appointment)) return box(last.from + last.minutes, last.minutes);
  const from = minuteOf(one.localTime);
  return box(from, Math.min(lengthOf(one), next ? minuteOf(next.localTime) - from : 1440));
}
