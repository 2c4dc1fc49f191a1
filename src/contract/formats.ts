/**
 * Date and number formatters, each created once: creating one takes a phone tens of milliseconds, using it none.
 * Their number is bounded: the options in the code times the hospital's languages and zones.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Hours run from 0 to 23 in every language, as everywhere in the product. */
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
