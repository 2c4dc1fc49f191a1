/**
 * Dates and times as they stand on the hospital's clocks. The browser's own zone never takes part: staff may sit in
 * another one. Local dates are "2026-05-31", wall times "2026-05-31T09:30", instants RFC 3339 in UTC.
 */
import { dateFormat } from '#contract/formats.ts';

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
 * The instant at which the zone's clocks show a wall time. One that a change-over day skips gives the instant as far
 * after the change; one that happens twice gives either.
 */
export function instantOf(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (instant: number) => Date.parse(`${wallTime(instant, timeZone)}:00Z`) - instant;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}

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

/** "31 May, 09:30" on the hospital's clocks, with the year where it is another one than now. */
export function momentInWords(instant: string, timeZone: string, locale: string): string {
  const wall = wallTime(instant, timeZone);
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(wall.slice(0, 4) === today(timeZone).slice(0, 4) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${wall}:00Z`));
}
