import { speech } from '#words/language.ts';

/** A language tag's name in the reader's language: "fr" is "French". Unknown tags are returned unchanged. */
export function languageName(tag: string) {
  try {
    return new Intl.DisplayNames(speech().locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
