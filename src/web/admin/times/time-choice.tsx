import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { VisitMode } from '#contract/modes.ts';
import { DayField } from '#web/admin/field/day-field.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { addDays } from '#web/dates/month.ts';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import left from '~icons/lucide/chevron-left?raw';
import right from '~icons/lucide/chevron-right?raw';
import { askedVisit } from './asked-visit.ts';

const lookAheadDays = 60;
/** As many as a caller can choose from at once. */
const mostDays = 3;

/** Free times by the rules for staff, on the first few days that have any. */
export function TimeChoice({
  doctor,
  visitType = '',
  mode = '',
  moving,
  day,
  today,
  value,
  name = 'startsAt',
  onDay,
  onChoose,
  onTaken,
  onWait,
}: {
  doctor: string;
  /** As in asked-visit.ts. */
  visitType?: string;
  /** Empty for the usual mode. */
  mode?: VisitMode | '';
  moving?: number;
  /** The first day, a local date. It may follow the chosen time: the shown days stay meanwhile. */
  day: string;
  today: string;
  /** Instant of the chosen start; empty for none. */
  value: string;
  /** Distinguishes several choices in one form. */
  name?: string;
  onDay(day: string): void;
  onChoose(slot: Slot): void;
  /** Called if the chosen time is no longer free; omitted if it is the visit's own time. */
  onTaken?(): void;
  /** Starts waiting for a time until a local date; empty if nothing is free in the days searched. */
  onWait?(to: string): void;
}) {
  const { locale } = useHospital();
  const [kept, setKept] = useState(day);
  const from = value ? kept : day;
  const question = {
    doctor,
    ...askedVisit(visitType).query,
    ...(mode ? { mode } : {}),
    ...(moving ? { moving: String(moving) } : {}),
  };
  const { data, error } = useQuery({
    queryKey: ['appointment', 'free', { ...question, from, to: addDays(from, lookAheadDays) }],
    // Aborted with the dialog: the patient may have arrived before the answer.
    queryFn: async ({ signal }) =>
      (await api.desk.free({ query: { ...question, from, to: addDays(from, lookAheadDays) } }, { signal }))
        .data,
    enabled: doctor !== '',
  });
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!onTaken || !value || !data || data.some(({ startsAt }) => startsAt === value)) return;
    setTaken(true);
    onTaken();
  }, [value, data, onTaken]);
  const days = daysOf(data ?? []);
  const isFree = days[0]?.[0] === from;
  function show(next: string) {
    setKept(next);
    onDay(next);
  }
  return (
    <fieldset className="time-choice">
      <legend className="label">{t('Time')}</legend>
      <div className="day-nav">
        <Button
          icon={left}
          aria-label={t('Previous day')}
          disabled={from <= today}
          onClick={() => show(addDays(from, -1))}
        />
        <DayField label="Day" value={from} isNeeded min={today} onChange={show} />
        <Button icon={right} aria-label={t('Next day')} onClick={() => show(addDays(from, 1))} />
        <span className="quiet">{dayInWords(from, locale, 'short')}</span>
      </div>
      {error && !data ? (
        <p role="alert" className="field-error">
          {inWords(error)}
        </p>
      ) : null}
      {data && !isFree ? (
        <p className="quiet">
          {t('There are no free times on this day.')}{' '}
          {days.length > 0 ? '' : t('There are none in the two months after it either.')}{' '}
          {onWait ? (
            <button
              type="button"
              className="link-button"
              onClick={() => onWait(days[0] ? addDays(days[0][0], -1) : '')}
            >
              {t('Put them on the waiting list')}
            </button>
          ) : null}
        </p>
      ) : null}
      {isTaken ? (
        <p role="alert" className="field-error">
          {t('Someone has just taken this time. Choose another one.')}
        </p>
      ) : null}
      <div className="time-days">
        {days.map(([localDate, slots]) => (
          <div key={localDate}>
            {localDate === from ? null : (
              <p className="time-day" aria-hidden="true">
                {dayInWords(localDate, locale, 'short')}
              </p>
            )}
            <div className="cluster time-list">
              {slots.map((slot) => (
                <Time
                  key={slot.startsAt}
                  slot={slot}
                  name={name}
                  isChosen={value === slot.startsAt}
                  onChoose={() => {
                    setTaken(false);
                    setKept(from);
                    onChoose(slot);
                  }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface TimeProps {
  slot: Slot;
  name: string;
  isChosen: boolean;
  onChoose(): void;
}

function Time({ slot: { startsAt, localTime, localDate }, name, isChosen, onChoose }: TimeProps) {
  const { locale } = useHospital();
  const time = timeWords(localTime, locale);
  return (
    <label className="time-option">
      <input
        type="radio"
        name={name}
        value={startsAt}
        checked={isChosen}
        aria-label={t('{time}, {day}', { time, day: dayInWords(localDate, locale) })}
        onChange={onChoose}
      />
      <span>{time}</span>
    </label>
  );
}

/** The first few days with free times, in the order of the slots. */
function daysOf(slots: Slot[]) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    if (days.size === mostDays && !days.has(slot.localDate)) break;
    days.set(slot.localDate, [...(days.get(slot.localDate) ?? []), slot]);
  }
  return [...days];
}
