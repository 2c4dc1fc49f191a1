import { speech } from '#words/language.ts';

/** "Arabic, English and French", in the page's language. */
export function listWords(words: string[]) {
  return listFormat('conjunction').format(words);
}

/** "Blood, Heart", as facts stand beside each other. */
export function factsWords(words: string[]) {
  return listFormat('unit').format(words);
}

/** The same in pieces, for words that are more than text. */
export function factsOf(words: string[]) {
  return listFormat('unit').formatToParts(words);
}

/** "a, b or c", in pieces, for what is more than text: each piece is one of the words or what stands between them. */
export function choiceOf(words: string[]) {
  return listFormat('disjunction').formatToParts(words);
}

const formats = new Map<string, Intl.ListFormat>();

function listFormat(type: Intl.ListFormatType) {
  const { locale } = speech();
  const key = `${type} ${locale}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format;
}
