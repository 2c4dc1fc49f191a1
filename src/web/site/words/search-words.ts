import { shorten } from '#words/shorten.ts';

/** The longest search, without surrounding spaces and dropped accents. */
const longest = 100;

/** Normalises a search in the address: trimmed, composed, without control characters. */
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

export function searchSlug(params: URLSearchParams, name: string) {
  return searchWords(params, name).toLowerCase();
}
