/**
 * Guesses the intended page from a mistyped address, by the share of trigrams that its last part has in common with a
 * label or address. Tolerates typos, swapped and missing letters.
 */
export function likely<Entry extends { href: string; label: string }>(
  pathname: string,
  entries: Entry[],
): Entry[] {
  const wanted = triples(words(pathname));
  return entries
    .map((entry) => ({
      entry,
      score: Math.max(shared(wanted, entry.label), shared(wanted, words(entry.href))),
    }))
    .filter(({ score }) => score >= 0.45)
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ entry }) => entry);
}

/** The last segment as words; a broken escape is taken literally. */
function words(pathname: string) {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last).replaceAll('-', ' ');
  } catch {
    return last;
  }
}

function shared(wanted: Set<string>, text: string) {
  return wanted.intersection(triples(text)).size / wanted.size;
}

function triples(text: string) {
  const padded = `  ${text.toLowerCase().trim()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}
