/** The longest search. Blanks around it and combining accents, which are dropped, do not count. */
const longest = 100;

/** A value of the address, ready to search for: trimmed, composed, without control characters. */
export function searchWords(params: URLSearchParams, name = 'q') {
  return (params.get(name) ?? '')
    .slice(0, 3 * longest)
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** A slug of the address, in lower case. */
export function searchSlug(params: URLSearchParams, name: string) {
  return searchWords(params, name).toLowerCase();
}
