import { speech } from '#words/language.ts';

/** A language tag in the reader's language: "fr" is "French". An unknown tag stays as it is. */
export function languageName(tag: string) {
  try {
    return new Intl.DisplayNames(speech().locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
