/** Dates and people in words. A local date is shown as it stands: no browser's time zone may move it. */
import { dateFormat } from '#contract/formats.ts';

export function longDate(localDate: string, locale: string) {
  return dateWords(localDate, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "31 December 2027": a day whose weekday says nothing. */
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

/** Whether the locale's clocks count to twelve. */
export function isTwelveHour(locale: string) {
  return dateFormat(locale, { hour: 'numeric', hourCycle: undefined }).resolvedOptions().hour12 === true;
}

/** `09:30` as the hospital writes it: "09:30", "09.30" or "9:30 am". Midnight at the end of a day stays 24:00. */
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

/** An instant as the hospital's clock shows it. */
export function clockTime(instant: string, timeZone: string, locale: string) {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));
}

/** "London time", from an IANA zone. */
export function zoneWords(timeZone: string) {
  return `${timeZone.split('/').at(-1)!.replaceAll('_', ' ')} time`;
}

export function fullName({ title, name }: { title?: string; name: string }) {
  return title ? `${title} ${name}` : name;
}
