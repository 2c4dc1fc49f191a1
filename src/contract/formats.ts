/**
 * Formatters for dates and numbers, each made once: a phone takes tens of milliseconds to make one, and none to use it.
 * There are as many as the code has options, times the hospital's languages and zones.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return keptOr(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
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
