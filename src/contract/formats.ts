/**
 * Formatters for dates and numbers, each made once: a phone takes tens of milliseconds to make one, and none to use it.
 * There are as many as the code has options, times the hospital's languages and zones.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Hours are written from 0 to 23 in every language, as times are everywhere else in the product. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const make = () => new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23' });
  return keptOr(dateFormats, locale, options, make);
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions) {
  return keptOr(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

function keptOr<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format) {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** The local date (`2026-03-29`) `days` later, or earlier when negative. */
export function addDays(localDate: string, days: number) {
  const date = new Date(Date.parse(`${localDate}T00:00Z`) + days * 86_400_000);
  return date.toISOString().slice(0, 10);
}
