/**
 * How well a word of the vocabulary fits a typed one: identical, plural, prefix, same stem, or a typo. Both are folded:
 * lower case without accents.
 */

/** From 0 (another word) to 1 (identical). The last word of a search may be unfinished. */
export function likeness(typed: string, word: string, isLast: boolean): number {
  if (typed === word) return 1;
  if (!isArabic(typed) || !isArabic(word)) return likeLetters(typed, word, isLast);
  const [one, other] = [withoutArticle(typed), withoutArticle(word)];
  if (one === other || isPrefixed(one, other) || isPrefixed(other, one)) return 0.95;
  // An ending marks possession or number: the plain word is meant as much.
  if (stemOf(one) === stemOf(other)) return 0.9;
  return likeLetters(one, other, isLast);
}

function likeLetters(typed: string, word: string, isLast: boolean): number {
  if (isPlural(typed, word) || isPlural(word, typed)) return 0.95;
  if (word.startsWith(typed)) {
    if (isLast ? typed.length >= 2 : typed.length >= 4) return isLast ? 0.85 : 0.75;
    return 0;
  }
  if (isSameStem(typed, word)) return 0.7;
  const allowed = allowedSlips(Math.min(typed.length, word.length));
  // The difference in length is a lower bound for typos; it excludes most words, and counting is expensive.
  const slips = Math.abs(typed.length - word.length) <= allowed ? slipsBetween(typed, word) : Infinity;
  if (slips <= allowed) return slips === 1 ? 0.65 : 0.5;
  if (isLast && typed.length >= 5 && word.length > typed.length) {
    if (slipsBetween(typed, word.slice(0, typed.length)) === 1) return 0.45;
  }
  return 0;
}

/**
 * Other beginnings of words like this one: none, except in Arabic, where article and prepositions are written together
 * with their noun: its stem alone and after each of them.
 */
export function relatives(word: string): string[] {
  if (!isArabic(word)) return [];
  const stem = stemOf(withoutArticle(word));
  return ['', ...articles, ...prefixes].map((before) => before + stem);
}

const articles = ['وال', 'بال', 'لل', 'ال'];
const prefixes = ['و', 'ب', 'ل'];
const endings = 'تها تنا اتي ته تي ات ين ون ها نا كم يه ه ي ا'.split(' ');
export const longestEnding = 3;

function isArabic(word: string) {
  return word >= '\u0620' && word < '\u0700';
}

function withoutArticle(word: string) {
  const article = articles.find((one) => word.startsWith(one) && word.length >= one.length + 2);
  return article ? word.slice(article.length) : word;
}

/** A letter before a short word makes another word: "بريه", wild, is not "ريه", a lung. */
function isPrefixed(long: string, short: string) {
  return short.length >= 4 && prefixes.some((one) => long === one + short);
}

function stemOf(word: string) {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + 3);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Whether a likeness means a typo, not another form of the same word. */
export function isSlip(quality: number) {
  return quality > 0 && quality < 0.7;
}

/** Whether a likeness means the beginning of a longer word, which may be another: "heart" is not "heartburn". */
export function isBeginning(quality: number) {
  return quality === 0.85 || quality === 0.75 || quality === 0.45;
}

function isPlural(many: string, one: string) {
  return one.length >= 3 && (many === `${one}s` || many === `${one}es`);
}

/**
 * "pregnant" and "pregnancy", "dermatologist" and "dermatology"; not "child" and "chill", nor "cancel" and "cancer".
 */
function isSameStem(one: string, other: string) {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  const isOneLetter = one.length === other.length && shared === one.length - 1;
  return shared >= 5 && shared >= shorter * 0.7 && !isOneLetter;
}

/** In short words one changed letter makes another word. */
function allowedSlips(length: number) {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/** Letters to change, add, drop or swap with their neighbour (Damerau–Levenshtein distance). */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
      }
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
