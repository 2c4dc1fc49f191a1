/**
 * Date and number formatters, each created once: creating one takes a phone tens of milliseconds, using it none. Their
 * number is bounded: the options in the code times the hospital's languages and zones.
 */
import { speech } from '#words/language.ts';

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
/** Cached: asking a formatter takes longer than formatting. */
const twelveHour = new Map<string, boolean>();

/** Hours are written from 0 to 23 in every language unless the options name another cycle. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const make = () => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options });
  return keptOr(dateFormats, locale, options, make);
}

/** The hospital's choice, or else the locale's usual. */
export function isTwelveHour(locale: string): boolean {
  const { clock } = speech();
  if (clock) return clock === '12';
  const known =
    twelveHour.get(locale) ??
    dateFormat(locale, { hour: 'numeric', hourCycle: undefined }).resolvedOptions().hour12 === true;
  twelveHour.set(locale, known);
  return known;
}

/** `09:30` in the hospital's notation: "09:30", "09.30" or "9:30 am". Midnight at the end of a day stays 24:00. */
export function timeWords(localTime: string, locale: string) {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(localTime)) return localTime;
  const isTwelve = isTwelveHour(locale);
  return dateFormat(locale, {
    hour: isTwelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(isTwelve ? { hourCycle: 'h12' } : {}),
    timeZone: 'UTC',
  })
    .format(new Date(`2026-01-01T${localTime}Z`))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .toLocaleLowerCase(locale);
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions) {
  return keptOr(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Without thousands separators, as entered: "5000". */
export function plainNumber(value: number) {
  return numberFormat(speech().locale, { useGrouping: false }).format(value);
}

function keptOr<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format) {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** Also backwards, if `days` is negative. */
export function addDays(localDate: string, days: number) {
  const date = new Date(Date.parse(`${localDate}T00:00Z`) + days * 86_400_000);
  return date.toISOString().slice(0, 10);
}
