/** Opening hours in words: the lines as entered, the current state, and upcoming closures. */
import type { Opening, OpeningLine, OpeningStatus } from '#contract/opening.ts';
import { addDays, dateFormat } from '#contract/words/formats.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

/** "Monday to Friday", "Monday to Wednesday and Friday", "Every day". */
export function daysWords(days: readonly number[], locale: string) {
  if (days.length === 7) return t('Every day');
  const parts: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    if (parts.at(-1)?.at(-1) === day - 1) parts.at(-1)!.push(day);
    else parts.push([day]);
  }
  const name = (day: number) => weekdayName(day, locale);
  // Two consecutive days are listed, not a range.
  const words = parts.flatMap((part) =>
    part.length > 2
      ? [t('{first} to {last}|days', { first: name(part[0]!), last: name(part.at(-1)!) })]
      : part.map(name),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/** "08:00 to 20:00", "22:00 to 06:00", "24 hours" or "Closed". */
export function hoursWords({ kind, from, to }: Pick<OpeningLine, 'kind' | 'from' | 'to'>, locale: string) {
  if (kind === 'allDay') return t('24 hours');
  if (kind !== 'times') return t('Closed');
  const times = { from: timeWords(from, locale), to: timeWords(to, locale) };
  if (isMidnight(to))
    return from === to
      ? t('{from} to midnight the next day', { from: times.from })
      : t('{from} to midnight', { from: times.from });
  return from === to ? t('{from} to {to} the next day', times) : t('{from} to {to}|times', times);
}

/**
 * The state, set in bold, and what follows: "Closed now", ", opens tomorrow at 08:00". The state comes first in every
 * language.
 */
export function statusWords(status: OpeningStatus, today: string, locale: string) {
  const { isOpen, changesAt, isClosedToday, closure } = status;
  if (isOpen)
    return changesAt
      ? { state: t('Open now'), rest: closingWords(changesAt, today, locale) }
      : { state: t('Open 24 hours a day'), rest: '' };
  const state = isClosedToday ? t('Closed today') : t('Closed now');
  const reason = closure?.reason.replace(/\.$/, '');
  if (reason)
    return {
      state,
      rest: changesAt
        ? openingWords(changesAt, today, locale, reason)
        : t('{state}: {reason}', { state: '', reason }),
    };
  return { state, rest: changesAt ? openingWords(changesAt, today, locale) : '' };
}

/** "Closed on Friday, 25 December 2026: Christmas Day". */
export function closureWords({ from, to, reason }: Opening['closures'][number], locale: string) {
  const closure = closedWords(from, to, locale);
  return reason ? t('{closure}: {reason}', { closure, reason }) : closure;
}

function closedWords(from: string, to: string, locale: string) {
  const [firstDay, start] = [from.slice(0, 10), from.slice(11)];
  const { day: lastDay, time: end } = endOf(to);
  const isWhole = isMidnight(start) && (isMidnight(to.slice(11)) || to.endsWith('23:59'));
  const day = longDate(firstDay, locale);
  const last = longDate(lastDay, locale);
  const begin = timeWords(start, locale);
  const endTime = timeWords(end, locale);
  if (isWhole)
    return firstDay === lastDay
      ? t('Closed on {day}', { day })
      : t('Closed from {first} to {last}', { first: day, last });
  if (firstDay === lastDay)
    return isMidnight(end)
      ? t('Closed on {day} from {from} to midnight', { day, from: begin })
      : t('Closed on {day} from {from} to {to}', { day, from: begin, to: endTime });
  return isMidnight(end)
    ? t('Closed from {first}, {from}, to {last}, midnight', { first: day, from: begin, last })
    : t('Closed from {first}, {from}, to {last}, {to}', { first: day, from: begin, last, to: endTime });
}

/** What follows "Open now". */
function closingWords(wall: string, today: string, locale: string) {
  const { day: date, time: end } = endOf(wall);
  const state = '';
  const time = timeWords(end, locale);
  if (date === today)
    return isMidnight(end)
      ? t('{state}, until midnight', { state })
      : t('{state}, until {time}', { state, time });
  if (date === addDays(today, 1))
    return isMidnight(end)
      ? t('{state}, until midnight tomorrow', { state })
      : t('{state}, until {time} tomorrow', { state, time });
  const day = dayWord(date, today, locale);
  return isMidnight(end)
    ? t('{state}, until midnight on {day}', { state, day })
    : t('{state}, until {day} at {time}', { state, day, time });
}

/** Midnight belongs to the evening that it ends. */
function endOf(wall: string) {
  const [date, time] = [wall.slice(0, 10), wall.slice(11)];
  return { day: isMidnight(time) ? addDays(date, -1) : date, time };
}

/** What follows "Closed now", with the reason if there is one. */
function openingWords(wall: string, today: string, locale: string, reason = '') {
  const [date, clock] = [wall.slice(0, 10), wall.slice(11)];
  const state = '';
  const time = timeWords(clock, locale);
  if (date === today)
    return reason
      ? t('{state}: {reason}. Opens at {time}', { state, reason, time })
      : t('{state}, opens at {time}', { state, time });
  if (date !== addDays(today, 1)) {
    const day = dayWord(date, today, locale);
    return reason
      ? t('{state}: {reason}. Opens on {day} at {time}', { state, reason, day, time })
      : t('{state}, opens on {day} at {time}', { state, day, time });
  }
  if (isMidnight(clock))
    return reason
      ? t('{state}: {reason}. Opens at midnight', { state, reason })
      : t('{state}, opens at midnight', { state });
  return reason
    ? t('{state}: {reason}. Opens tomorrow at {time}', { state, reason, time })
    : t('{state}, opens tomorrow at {time}', { state, time });
}

/** "Friday", or the whole date from a week ahead, when the weekday would be ambiguous. */
function dayWord(date: string, today: string, locale: string) {
  if (date >= addDays(today, 7)) return longDate(date, locale);
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00Z`));
}

/** 1 Monday … 7 Sunday. */
function weekdayName(weekday: number, locale: string) {
  // 1 January 2024 was a Monday.
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  );
}

function isMidnight(time: string) {
  return time === '00:00' || time === '24:00';
}
