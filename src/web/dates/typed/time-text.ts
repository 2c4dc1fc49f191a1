/**
 * Times of day in a hospital's format, on a clock of 24 or of 12 hours. "9", "930", "9.30" and "09:30" are nine or half
 * past nine on the former; the latter requires am or pm if the time is ambiguous.
 */
import { dateFormat } from '#contract/words/formats.ts';
import { isTwelveHour, timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { plainText } from './plain-text.ts';

/** The typed time as `09:30`; null if invalid or ambiguous. `24:00` is the end of a day. */
export function readTime(text: string, locale: string): string | null {
  const plain = plainText(text, locale);
  const half = halfOf(lettersOf(plain), locale);
  const [, hourDigits = '', minutes = '00'] = /^\D*?(\d{1,2})(?:\s?[:.h]\s?)?(\d{2})?\D*$/.exec(plain) ?? [];
  if (half === null || hourDigits === '' || Number(minutes) > 59) return null;
  const isExact = /^\d{2}:\d{2}$/.test(plain) || hourDigits.startsWith('0');
  const hours = Number(hourDigits);
  if (half === undefined && isTwelveHour(locale) && !isExact && hours >= 1 && hours <= 12) return null;
  const hour = half === undefined ? hours : hourIn(half, hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hour < 24 || (time === '24:00' && half === undefined) ? time : null;
}

/** Asks for the format, by an example. */
export function timeProblem(locale: string) {
  return t('Enter a time such as {time}.', { time: timeWords('09:30', locale) });
}

type Half = 'am' | 'pm';

/** More than 24 if the hour is not of that half: "14 am". */
function hourIn(half: Half, hours: number) {
  if (hours > 12) return half === 'pm' ? hours : 25;
  return (hours % 12) + (half === 'pm' ? 12 : 0);
}

/** Undefined if missing; null if the letters mean something else. */
function halfOf(letters: string, locale: string): Half | undefined | null {
  if (letters === '' || letters === 'h' || letters === 'uhr') return undefined;
  for (const half of ['am', 'pm'] as const) {
    if ([half, half.charAt(0), ownWord(half, locale)].includes(letters)) return half;
  }
  return null;
}

function ownWord(half: Half, locale: string) {
  const parts = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' }).formatToParts(
    Date.UTC(2026, 0, 1, half === 'am' ? 9 : 21),
  );
  return lettersOf(plainText(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '', locale));
}

function lettersOf(plain: string) {
  return plain.replace(/[\d\s:.,]/g, '');
}
