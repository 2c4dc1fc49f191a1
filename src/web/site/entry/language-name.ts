/** A language tag in the reader's language: "fr" is "French". An unknown tag stays as it is. */
export function languageName(tag: string, locale: string) {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
