/**
 * Dates and times on the hospital's clock. The browser's own zone is never used: staff may be in another one. Local
 * dates are "2026-05-31", wall times "2026-05-31T09:30", instants RFC 3339 in UTC.
 */

import { dateFormat } from '#contract/words/formats.ts';
import { timeWords } from '#web/dates/words.ts';

/** The wall time of an instant in a zone, to the minute. */
export function wallTime(instant: string | number, timeZone: string): string {
  const parts = Object.fromEntries(
    dateFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The first instant at which the zone's clocks show a wall time or later: the transition if they skip it, the earlier
 * of two if they repeat it. The server has the same rules (server/times/zone.ts).
 */
export function instantOf(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (instant: number) => Date.parse(`${wallTime(instant, timeZone)}:00Z`) - instant;
  // No zone is a day away from UTC, so a relevant transition is between these two.
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  const shown = [before, after].filter((instant) => wallTime(instant, timeZone) === wall);
  const first = shown.length > 0 ? Math.min(...shown) : changeBetween(after, before, wall, timeZone);
  return new Date(first).toISOString();
}

/** The minute of the transition that skips a wall time. */
function changeBetween(before: number, after: number, wall: string, timeZone: string) {
  let [early, late] = [before, after];
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs;
    if (wallTime(middle, timeZone) < wall) early = middle;
    else late = middle;
  }
  return late;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

export function today(timeZone: string): string {
  return wallTime(Date.now(), timeZone).slice(0, 10);
}

/** "Sunday, 31 May 2026" in the hospital's language. */
export function dayInWords(localDate: string, locale: string, style: 'long' | 'short' = 'long'): string {
  return dateFormat(
    locale,
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }
      : { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  ).format(new Date(`${localDate}T00:00:00Z`));
}

/** "31 May, 09:30" on the hospital's clock, with the year unless it is the current one. */
export function momentInWords(instant: string, timeZone: string, locale: string): string {
  const wall = wallTime(instant, timeZone);
  const day = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(wall.slice(0, 4) === today(timeZone).slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${wall}:00Z`));
  return `${day}, ${timeWords(wall.slice(11), locale)}`;
}
