import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { VisitMode } from '#contract/modes.ts';
import { DayField } from '#web/admin/field/day-field.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { addDays } from '#web/dates/month.ts';
import { timeWords } from '#web/dates/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import left from '~icons/lucide/chevron-left?raw';
import right from '~icons/lucide/chevron-right?raw';
import { askedVisit } from './asked-visit.ts';

/** How far to look for the next free day. */
const lookAheadDays = 60;

/** A day and one of its free times, by the rules for staff; where a day has none, the next that has. */
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
  /** How it takes place; empty: as usual. */
  mode?: VisitMode | '';
  /** The appointment to be moved. */
  moving?: number;
  day: string;
  today: string;
  /** Instant of the chosen start; empty: none. */
  value: string;
  /** Tells it from another choice in the same form. */
  name?: string;
  onDay(day: string): void;
  onChoose(slot: Slot): void;
  /** The chosen time is no longer free. Without it nothing is said, as where the time is one's own. */
  onTaken?(): void;
  /** Somebody waits for a time until a local date; empty where nothing is free as far as is looked ahead. */
  onWait?(to: string): void;
}) {
  const { locale } = useHospital();
  const question = {
    doctor,
    ...askedVisit(visitType).query,
    ...(mode ? { mode } : {}),
    ...(moving ? { moving: String(moving) } : {}),
  };
  const { data, error } = useQuery({
    queryKey: ['appointment', 'free', { ...question, from: day, to: addDays(day, lookAheadDays) }],
    queryFn: async () =>
      (await api.desk.free({ query: { ...question, from: day, to: addDays(day, lookAheadDays) } })).data,
    enabled: doctor !== '',
  });
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!onTaken || !value || !data || data.some(({ startsAt }) => startsAt === value)) return;
    setTaken(true);
    onTaken();
  }, [value, data, onTaken]);
  const times = data?.filter(({ localDate }) => localDate === day) ?? [];
  const next = data?.find(({ localDate }) => localDate > day);
  return (
    <fieldset className="time-choice">
      <legend className="label">{t('Time')}</legend>
      <div className="day-nav">
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Previous day')}
          disabled={day <= today}
          onClick={() => onDay(addDays(day, -1))}
        >
          <Svg source={left} className="icon" />
        </button>
        <DayField label="Day" value={day} isNeeded min={today} onChange={onDay} />
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Next day')}
          onClick={() => onDay(addDays(day, 1))}
        >
          <Svg source={right} className="icon" />
        </button>
        <span className="quiet">{dayInWords(day, locale, 'short')}</span>
      </div>
      {error && !data ? (
        <p role="alert" className="field-error">
          {inWords(error)}
        </p>
      ) : null}
      {data && times.length === 0 ? (
        <p className="quiet">
          {t('There are no free times on this day.')}{' '}
          {next ? (
            <button type="button" className="link-button" onClick={() => onDay(next.localDate)}>
              {t('Next: {date}, {time}', {
                date: dayInWords(next.localDate, locale, 'short'),
                time: timeWords(next.localTime, locale),
              })}
            </button>
          ) : (
            t('There are none in the two months after it either.')
          )}{' '}
          {onWait ? (
            <button
              type="button"
              className="link-button"
              onClick={() => onWait(next ? addDays(next.localDate, -1) : '')}
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
      <div className="cluster time-list">
        {times.map((slot) => (
          <label key={slot.startsAt} className="time-option">
            <input
              type="radio"
              name={name}
              value={slot.startsAt}
              checked={value === slot.startsAt}
              aria-label={t('{time}, {day}', {
                time: timeWords(slot.localTime, locale),
                day: dayInWords(day, locale),
              })}
              onChange={() => {
                setTaken(false);
                onChoose(slot);
              }}
            />
            <span>{timeWords(slot.localTime, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
