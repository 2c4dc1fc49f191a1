/** Opening hours in words: the lines as staff entered them, what is so now, and what will be closed. */
import type { Opening, OpeningLine, OpeningStatus } from '#contract/opening.ts';
import { addDays, dateFormat } from '#contract/words/formats.ts';
import { longDate, timeWords } from '#web/dates/words.ts';

/** "Monday to Friday", "Monday to Wednesday and Friday", "Every day". */
export function daysWords(days: readonly number[], locale: string) {
  if (days.length === 7) return 'Every day';
  const parts: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    if (parts.at(-1)?.at(-1) === day - 1) parts.at(-1)!.push(day);
    else parts.push([day]);
  }
  const name = (day: number) => weekdayName(day, locale);
  // Two days that follow each other are no range yet.
  const words = parts.flatMap((part) =>
    part.length > 2 ? [`${name(part[0]!)} to ${name(part.at(-1)!)}`] : part.map(name),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/** "08:00 to 20:00", "22:00 to 06:00", "24 hours" or "Closed". */
export function hoursWords({ kind, from, to }: Pick<OpeningLine, 'kind' | 'from' | 'to'>, locale: string) {
  if (kind === 'allDay') return '24 hours';
  if (kind !== 'times') return 'Closed';
  const end = isMidnight(to) ? 'midnight' : timeWords(to, locale);
  return `${timeWords(from, locale)} to ${end}${from === to ? ' the next day' : ''}`;
}

/** The state, which is set in bold, and what follows it: "Closed now", ", opens tomorrow at 08:00". */
export function statusWords(status: OpeningStatus, today: string, locale: string) {
  const { isOpen, changesAt, isClosedToday, closure } = status;
  if (isOpen)
    return changesAt
      ? { state: 'Open now', rest: `, until ${closingWords(changesAt, today, locale)}` }
      : { state: 'Open 24 hours a day', rest: '' };
  const state = isClosedToday ? 'Closed today' : 'Closed now';
  const opens = changesAt && `pens ${openingWords(changesAt, today, locale)}`;
  if (closure?.reason)
    return { state, rest: `: ${closure.reason.replace(/\.$/, '')}${opens ? `. O${opens}` : ''}` };
  return { state, rest: opens ? `, o${opens}` : '' };
}

/** "Closed on Friday, 25 December 2026: Christmas Day". */
export function closureWords({ from, to, reason }: Opening['closures'][number], locale: string) {
  const [firstDay, start] = [from.slice(0, 10), from.slice(11)];
  const { day: lastDay, time: end } = endOf(to, locale);
  const isWhole = isMidnight(start) && (isMidnight(to.slice(11)) || to.endsWith('23:59'));
  const first = longDate(firstDay, locale);
  const begin = timeWords(start, locale);
  const when =
    firstDay === lastDay
      ? `on ${first}${isWhole ? '' : ` from ${begin} to ${end}`}`
      : isWhole
        ? `from ${first} to ${longDate(lastDay, locale)}`
        : `from ${first}, ${begin}, to ${longDate(lastDay, locale)}, ${end}`;
  return `Closed ${when}${reason ? `: ${reason}` : ''}`;
}

function closingWords(wall: string, today: string, locale: string) {
  const { day, time } = endOf(wall, locale);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `${time} tomorrow`;
  const word = dayWord(day, today, locale);
  return isMidnight(wall.slice(11)) ? `${time} on ${word}` : `${word} at ${time}`;
}

/** Midnight belongs to the evening that it ends. */
function endOf(wall: string, locale: string) {
  const [date, time] = [wall.slice(0, 10), wall.slice(11)];
  return isMidnight(time)
    ? { day: addDays(date, -1), time: 'midnight' }
    : { day: date, time: timeWords(time, locale) };
}

function openingWords(wall: string, today: string, locale: string) {
  const [date, time] = [wall.slice(0, 10), wall.slice(11)];
  if (date === today) return `at ${timeWords(time, locale)}`;
  if (date === addDays(today, 1))
    return isMidnight(time) ? 'at midnight' : `tomorrow at ${timeWords(time, locale)}`;
  return `on ${dayWord(date, today, locale)} at ${timeWords(time, locale)}`;
}

/** "tomorrow", "Friday", or the whole date where the weekday alone could be today's. */
function dayWord(date: string, today: string, locale: string) {
  if (date === addDays(today, 1)) return 'tomorrow';
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
