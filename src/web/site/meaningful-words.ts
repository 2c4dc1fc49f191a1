/** At most so many words of a search count; nobody needs more, and each costs a query. */
const mostWords = 4;

/** Words that say nothing about which doctor is meant. */
const filler = new Set(
  'a an and any at by can consultant doctor doctors dr find for from good have help i in is me my near need of on or prof professor see someone specialist specialists that the to who with'.split(
    ' ',
  ),
);

/** The words of a search that say something: "a heart doctor" is "heart". */
export function meaningfulWords(q: string) {
  const words = q
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .map((word) => word.replace(/^['’-]+|['’-]+$/g, ''))
    .filter((word) => word && !filler.has(word));
  return [...new Set(words)].slice(0, mostWords);
}
