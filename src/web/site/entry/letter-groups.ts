export interface Group<Entry> {
  /** Fragment in the page's address. */
  anchor: string;
  title: string;
  /** Language of the title, if it differs from the page's. */
  language?: string | undefined;
  entries: Entry[];
}

/** Groups by first letter in the language's order; titles without a first letter are under "0–9". */
export function byLetter<Entry extends { title: string }>(entries: Entry[], locale: string): Group<Entry>[] {
  const sorted = entries.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  const groups = Map.groupBy(sorted, ({ title }) => firstLetter(title, locale));
  return [...groups].map(([letter, members]) => ({
    anchor: `letter-${letter.toLocaleLowerCase(locale)}`,
    title: letter,
    entries: members,
  }));
}

export function firstLetter(title: string, locale: string) {
  // Accents do not make another letter: "Écho" is under E.
  const letter = title.normalize('NFD').match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  return /\p{L}/u.test(letter) ? letter.toLocaleUpperCase(locale) : '0–9';
}
