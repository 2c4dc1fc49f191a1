/** Says the messages of the program in the language of this moment. */
import type { CountedMessage, NamesIn, PlainMessage } from './catalogue.ts';
import { speech } from './language.ts';

/** What stands for the names of a message; numbers are written as the language does. */
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
  const { language, catalogue } = speech();
  const category = pluralRules(language).select(count);
  const forms = catalogue?.[other];
  const form =
    typeof forms === 'object' ? (forms[category] ?? forms.other) : category === 'one' ? one : other;
  return filled(form ?? other, { ...values, count });
}

/** The text of a message with its names and tags in place. */
export function translated(message: string): string {
  const found = speech().catalogue?.[message];
  return typeof found === 'string' ? found : withoutContext(message);
}

/** "Open|verb" is "Open". */
function withoutContext(message: string) {
  return message.split('|', 1)[0]!;
}

/** A text with its names replaced. */
export function filled(text: string, values: Record<string, string | number> | undefined) {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? numberWords(value) : value;
  });
}

/** A number as the language of this moment writes it. */
export function numberWords(value: number) {
  return numberFormat(speech().locale).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

function numberFormat(locale: string) {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

function pluralRules(locale: string) {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, found);
  return found;
}

/** A piece of a message: text, a name that something else stands for, or a tag around words. */
export type Piece = string | { name: string } | { tag: string; words: string };

/** The pieces of a message, for what is more than text: "By <link>booking</link> you agree, {name}." */
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
