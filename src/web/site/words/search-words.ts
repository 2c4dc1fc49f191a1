import { shorten } from '#words/shorten.ts';

/** The longest search. Blanks around it and combining accents, which are dropped, do not count. */
const longest = 100;

/** A value of the address, ready to search for: trimmed, composed, without control characters. */
export function searchWords(params: URLSearchParams, name = 'q') {
  const typed = shorten(params.get(name) ?? '', 3 * longest);
  return shorten(
    typed
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    longest,
  );
}

/** A slug of the address, in lower case. */
export function searchSlug(params: URLSearchParams, name: string) {
  return searchWords(params, name).toLowerCase();
}
