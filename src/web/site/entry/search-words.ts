/** Longer than this no search gets; blanks around it and accents of their own, which fall away, are read as well. */
const longest = 100;

/** What stands in an address under a name, fit to be looked up: trimmed, composed, free of control characters. */
export function searchWords(params: URLSearchParams, name = 'q') {
  return (params.get(name) ?? '')
    .slice(0, 3 * longest)
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** The slug under a name; slugs are written small. */
export function searchSlug(params: URLSearchParams, name: string) {
  return searchWords(params, name).toLowerCase();
}
