/** Entries in groups with a heading, such as one for each first letter. */
export interface Group<Entry> {
  /** Identifies the group in the page's address. */
  anchor: string;
  title: string;
  /** Of the title, where it is not that of the page. */
  language?: string | undefined;
  entries: Entry[];
}

/** A group for each first letter, in the language's own order; titles that start with no letter are under "0–9". */
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
  // An accent does not make another letter here: "Écho" is listed under E.
  const letter = title.normalize('NFD').match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  return /\p{L}/u.test(letter) ? letter.toLocaleUpperCase(locale) : '0–9';
}
