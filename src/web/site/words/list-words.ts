import { speech } from '#words/language.ts';

/** "Arabic, English and French", in the page's language. */
export function listWords(words: string[]) {
  return listFormat('conjunction').format(words);
}

/** "Blood, Heart": facts side by side. */
export function factsWords(words: string[]) {
  return listFormat('unit').format(words);
}

/** The same in parts, for elements. */
export function factsOf(words: string[]) {
  return listFormat('unit').formatToParts(words);
}

/** "a, b or c" in parts, for elements: each part is a word or a separator. */
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
