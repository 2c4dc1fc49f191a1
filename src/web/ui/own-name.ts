/** A language's name in that language: "Deutsch", "العربية". */
export function ownName(language: string) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
