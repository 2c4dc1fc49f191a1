/** Says the messages of the program in the current language. */
import type { CountedMessage, NamesIn, PlainMessage } from './catalogue.ts';
import { directionOf } from './direction.ts';
import { speech } from './language.ts';

/** The values for the names of a message; numbers are written as the language does. */
export type Values<Text extends string> = Record<NamesIn<Text>, string | number>;
type ValuesFor<Text extends string> = [NamesIn<Text>] extends [never] ? [] : [values: Values<Text>];

/** `t('Visit on {date}', { date })`. */
export function t<M extends PlainMessage>(message: M, ...[values]: ValuesFor<M>): string {
  return filled(translated(message), values);
}

/** `counted('{count} doctor', '{count} doctors', doctors.length)`: the plural names the message. */
export function counted<M extends CountedMessage>(
  one: string,
  other: M,
  count: number,
  ...[values]: ValuesFor<M> extends [values: Values<M>] ? [values?: Omit<Values<M>, 'count'>] : []
): string {
  const { language, find } = speech();
  const category = plurals(language).select(count);
  const forms = find?.(other);
  const form =
    typeof forms === 'object' ? (forms[category] ?? forms.other) : category === 'one' ? one : other;
  return filled(form ?? other, { ...values, count });
}

/** The translation of a message, with its names and tags. */
export function translated(message: string): string {
  const found = speech().find?.(message);
  // "Open|verb" is "Open".
  return typeof found === 'string' ? found : message.split('|', 1)[0]!;
}

/** Replaces the names in a text. */
export function filled(text: string, values: Record<string, string | number> | undefined) {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? numberWords(value) : inOwnOrder(value);
  });
}

/**
 * A name or phone number in a right-to-left language: invisible marks keep its order, and keep a sentence that begins
 * with it from being read from the left.
 */
export function inOwnOrder(value: string) {
  const isOfOtherLetters = /[+\p{Script=Latin}]/u.test(value) && !/[\p{Script=Arabic}\u2068]/u.test(value);
  return isOfOtherLetters && directionOf(speech().language) === 'rtl' ? `\u2068${value}\u2069` : value;
}

/** A number as the current language writes it. */
export function numberWords(value: number) {
  return numbers(speech().locale).format(value);
}

/** Cached by locale, since making one takes a phone tens of milliseconds. */
const numbers = madeOnce((locale) => new Intl.NumberFormat(locale));
const plurals = madeOnce((language) => new Intl.PluralRules(language));

function madeOnce<Made>(make: (locale: string) => Made) {
  const made = new Map<string, Made>();
  return (locale: string) => {
    const found = made.get(locale) ?? make(locale);
    made.set(locale, found);
    return found;
  };
}

/** A piece of a message: text, a name to be replaced, or a tag around words. */
export type Piece = string | { name: string } | { tag: string; words: string };

/** Splits a message that is more than text: "By <link>booking</link> you agree, {name}." */
export function pieces(message: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  const text = translated(message);
  for (const match of text.matchAll(/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    const [whole, name, tag, words] = match;
    found.push(name ? { name } : { tag: tag!, words: words! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}
