/**
 * Dates in a hospital's format: order and separators are those of its locale, the year has all its digits. ISO 8601 is
 * always read. An ambiguous date is invalid, so that no visit is booked in March instead of January.
 */
import { dateFormat } from '#contract/words/formats.ts';
import { isLocalDate } from '#web/dates/local-date.ts';
import { t } from '#words/say.ts';
import { plainText } from './plain-text.ts';

/** The context of a date field. All dates are ISO 8601. */
export interface DateForm {
  locale: string;
  /** The hospital's current date. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

type Part = 'day' | 'month' | 'year';

/** `2026-03-02` as "02/03/2026", "3/2/2026" or "2026-03-02"; other text is returned unchanged. */
export function writeDate(localDate: string, locale: string) {
  if (!isLocalDate(localDate)) return localDate;
  return partsOf(localDate, locale)
    .map(({ value }) => value)
    .join('')
    .trim();
}

/** The typed date as ISO 8601; null if invalid or ambiguous. */
export function readDate(text: string, form: DateForm): string | null {
  const plain = plainText(text, form.locale);
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) return isLocalDate(plain) ? plain : null;
  const { rest, month } = withoutMonthName(withoutOwnWords(plain, form.locale), form.locale);
  if (/\p{L}/u.test(rest)) return null;
  const numbers = rest.match(/\d+/g) ?? [];
  if (month) return dateOf(partsBesideName(numbers, month), form);
  const order = orderOf(form.locale);
  if (numbers.length === 1) return dateOf(partsOfDigits(numbers[0]!, order), form);
  if (numbers.length === 2) {
    return dateOf(
      assigned(
        order.filter((part) => part !== 'year'),
        numbers,
      ),
      form,
    );
  }
  return numbers.length === 3 ? dateOfThree(numbers, order, form) : null;
}

/** An example of the format whose day cannot be mistaken for a month. */
export function exampleDate({ locale, today }: DateForm) {
  return writeDate(`${today.slice(0, 4)}-03-27`, locale);
}

/** What is wrong with a typed date, and what to enter instead; undefined if it is valid. */
export function dateProblem(text: string, form: DateForm) {
  const date = readDate(text, form);
  if (date === null) return t('Enter a date such as {date}.', { date: exampleDate(form) });
  if (form.min && date < form.min)
    return t('Enter {date} or a later date.', { date: writeDate(form.min, form.locale) });
  if (form.max && date > form.max)
    return t('Enter {date} or an earlier date.', { date: writeDate(form.max, form.locale) });
  return undefined;
}

const gregorian = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** The locale's short format with the full year and without eras, which some locales add. */
function partsOf(localDate: string, locale: string) {
  const date = new Date(`${localDate}T12:00Z`);
  const year = dateFormat(locale, { ...gregorian, year: 'numeric' })
    .formatToParts(date)
    .find(({ type }) => type === 'year')!.value;
  return dateFormat(locale, { ...gregorian, dateStyle: 'short' })
    .formatToParts(date)
    .filter(({ type }) => type !== 'era')
    .map(({ type, value }) => ({ type, value: (type === 'year' ? year : value).replace(/\p{Cf}/gu, '') }));
}

function orderOf(locale: string): Part[] {
  return partsOf('2026-03-02', locale)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** Removes words of the locale's own format, such as "г." */
function withoutOwnWords(plain: string, locale: string) {
  return partsOf('2026-03-02', locale)
    .filter(({ type, value }) => type === 'literal' && /\p{L}/u.test(value))
    .reduce((text, { value }) => text.replaceAll(plainText(value, locale), ' '), plain);
}

function withoutMonthName(plain: string, locale: string) {
  for (const [name, month] of monthNames(locale)) {
    const at = plain.indexOf(name);
    const isWord =
      at >= 0 && !/\p{L}/u.test(plain[at - 1] ?? '') && !/\p{L}/u.test(plain[at + name.length] ?? '');
    if (isWord) return { rest: `${plain.slice(0, at)} ${plain.slice(at + name.length)}`, month };
  }
  return { rest: plain, month: null };
}

const namesByLocale = new Map<string, [name: string, month: string][]>();

/** The months' names in the locale, long and short, longest first. Purely numeric names are left out. */
function monthNames(locale: string) {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const names = Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    (['long', 'short'] as const).flatMap((month) =>
      // Some languages inflect a month beside a day.
      [{ month }, { month, day: 'numeric' } as const].map((options): [string, string] => {
        const parts = dateFormat(locale, { ...gregorian, ...options }).formatToParts(
          Date.UTC(2026, index, 2),
        );
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return [plainText(name, locale).replace(/\.$/, ''), String(index + 1)];
      }),
    ),
  );
  const words = names
    .filter(([name]) => /\p{L}/u.test(name) && !/\d/.test(name))
    .sort(([one], [other]) => other.length - one.length);
  namesByLocale.set(locale, words);
  return words;
}

type Parts = Partial<Record<Part, string>>;

function assigned(order: Part[], numbers: string[]): Parts {
  return Object.fromEntries(order.map((part, place) => [part, numbers[place]]));
}

/** "27 March 2026", "March 27, 2026" and "2026. március 27." */
function partsBesideName(numbers: string[], month: string): Parts {
  const year = numbers.find((number) => number.length === 4);
  const [day = '', shortYear, ...more] = numbers.filter((number) => number !== year);
  if (more.length > 0 || (year && shortYear)) return {};
  return { day, month, year: year ?? shortYear };
}

/** Digits only, as on a phone's keypad: 0103, 010326 and 01032026. */
function partsOfDigits(digits: string, order: Part[]): Parts {
  if (![4, 6, 8].includes(digits.length)) return {};
  const yearLength = digits.length - 4;
  let at = 0;
  const parts = order.map((part): [Part, string] => {
    const length = part === 'year' ? yearLength : 2;
    at += length;
    return [part, digits.slice(at - length, at)];
  });
  return Object.fromEntries(parts.filter(([, number]) => number !== ''));
}

/** A four-digit year is recognised in any place; the other two must be unambiguous. */
function dateOfThree(numbers: string[], order: Part[], form: DateForm) {
  const place = numbers.findIndex((number) => number.length === 4);
  if (place <= 0 && !(place === 0 && order[0] !== 'year')) return dateOf(assigned(order, numbers), form);
  if (place === 0) return dateOf(assigned(['year', 'month', 'day'], numbers), form);
  if (order[place] === 'year') return dateOf(assigned(order, numbers), form);
  const [one = '', other = ''] = numbers.filter((_, index) => index !== place);
  const year = numbers[place]!;
  const dates = new Set(
    [
      { day: one, month: other, year },
      { day: other, month: one, year },
    ].map((parts) => dateOf(parts, form)),
  );
  dates.delete(null);
  return dates.size === 1 ? [...dates][0]! : null;
}

function dateOf({ day = '', month = '', year }: Parts, form: DateForm): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return null;
  const inYear = (full: string) => `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year === undefined) return inRange(inYear, form);
  const date = /^\d{2}$/.test(year) ? inYear(`20${year}`) : inYear(year);
  return isLocalDate(date) ? date : null;
}

/** A day without a year is in this year, or in the next or last if only that is in range. */
function inRange(inYear: (year: string) => string, { today, min, max }: DateForm) {
  const thisYear = Number(today.slice(0, 4));
  const dates = [thisYear, thisYear + 1, thisYear - 1]
    .map((year) => inYear(String(year)))
    .filter(isLocalDate);
  return dates.find((date) => (!min || date >= min) && (!max || date <= max)) ?? dates[0] ?? null;
}
