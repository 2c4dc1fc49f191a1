/**
 * Formatters for dates and numbers, each made once: a phone takes tens of milliseconds to make one, and none to use it.
 * There are as many as the code has options, times the hospital's languages and zones.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Hours are written from 0 to 23 in every language unless the options name another cycle. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const make = () => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options });
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
