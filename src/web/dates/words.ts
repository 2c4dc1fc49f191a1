/** Dates and people in words. Local dates never depend on the browser's time zone. */
import { dateFormat, timeWords } from '#contract/words/formats.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';

export { isTwelveHour, timeWords } from '#contract/words/formats.ts';
export { fullName } from '#contract/words/full-name.ts';

export function longDate(localDate: string, locale: string) {
  return dateWords(localDate, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "31 December 2027", without a weekday. */
export function dayWords(localDate: string, locale: string) {
  return dateWords(localDate, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function shortDate(localDate: string, locale: string) {
  return dateWords(localDate, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function monthWords(month: string, locale: string) {
  return dateWords(`${month}-01`, locale, { month: 'long', year: 'numeric' });
}

function dateWords(localDate: string, locale: string, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${localDate}T12:00Z`));
}

/** An instant on the hospital's clock. */
export function clockTime(instant: string, timeZone: string, locale: string) {
  // This locale writes times as ISO 8601 does.
  const time = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
  return timeWords(time, locale);
}

/**
 * "London time", from an IANA zone. Zone names are in Latin letters, so languages of other scripts use their own name
 * of the time there, such as the country's.
 */
export function zoneWords(timeZone: string) {
  const { language, locale } = speech();
  if (new Intl.Locale(language).maximize().script !== 'Latn') {
    const parts = dateFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (/^[^a-z\p{N}]+$/iu.test(name)) return name;
  }
  return t('{city} time', { city: timeZone.split('/').at(-1)!.replaceAll('_', ' ') });
}
