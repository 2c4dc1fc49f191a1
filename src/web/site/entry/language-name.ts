/** A language tag in the words of the reader's language: "fr" is "French"; one that has no words stays as it is. */
export function languageName(tag: string, locale: string) {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
