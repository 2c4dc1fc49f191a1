/** Local dates of the hospital, such as "2026-05-31". Instants come from the API. */
import { dateFormat } from '#contract/words/formats.ts';

export function localToday(timeZone: string, now: Date = new Date()) {
  // This locale writes dates in the order of ISO 8601.
  return dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** The date `days` later, or earlier if negative. */
export function plusDays(localDate: string, days: number) {
  return new Date(Date.parse(`${localDate}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** True for an existing day in the format of a date input. */
export function isLocalDate(text: string) {
  const time = Date.parse(`${text}T00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}
