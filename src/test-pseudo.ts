/**
 * A pseudo-language made of the English messages: each letter is replaced, so that a plain word on a page is known not
 * to be a message. Vowels are doubled, which makes a text longer by two fifths.
 */
import { catalogues } from '#words/catalogues.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const other = 'àƀçðëƒğĥïĵķļɱñöþɋŕšţüṽŵẋÿžÀƁÇÐËƑĞĤÏĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊŸŽ';

/** "Book {name}" is "[Ɓööööķ] {name}": names and tags stay as they are, and brackets show where a text begins and ends. */
export function pseudo(message: string) {
  const [text = ''] = message.split('|', 1);
  const parts = text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((part, place) => ({ part, isText: place % 2 === 0 && /\S/.test(part) }));
  const [first, last] = [
    parts.findIndex(({ isText }) => isText),
    parts.findLastIndex(({ isText }) => isText),
  ];
  return parts
    .map(({ part, isText }, place) => {
      if (!isText) return part;
      const words = part.replace(/[a-z]/gi, letter);
      const begun = place === first ? words.replace(/\S/, '[$&') : words;
      return place === last ? begun.replace(/\S(?=\s*$)/, '$&]') : begun;
    })
    .join('');
}

function letter(one: string) {
  const replaced = other[plain.indexOf(one)]!;
  return 'aeiouAEIOU'.includes(one) ? replaced + replaced.toLowerCase() : replaced;
}

/** The whole catalogue with these plural forms. */
export function pseudoCatalogue(forms: readonly string[]) {
  return Object.fromEntries(
    Object.entries(catalogues.de!).map(([message, german]) => {
      const text = pseudo(message);
      return [
        message,
        typeof german === 'string' ? text : Object.fromEntries(forms.map((form) => [form, text])),
      ];
    }),
  );
}

/** What people wrote, in plain letters: line by line, and as one text. */
export interface WrittenLines {
  lines: Set<string>;
  whole: string;
}

const messages = new Set(Object.keys(catalogues.de!).map((message) => message.split('|')[0]!));

/** Words in plain letters that people did not write, alone or joined to others. */
export function wordsLeft(text: string, { lines, whole }: WrittenLines) {
  const isWritten = (words: string) => whole.includes(words) && (!messages.has(words) || lines.has(words));
  if (/^[{/]|^https?:/.test(text) || isWritten(text)) return [];
  return plainWords(text.replaceAll(/https?:[^\s\]]+/g, ''))
    .filter((words) => !isWritten(words))
    .flatMap((words) => words.split(/[,:;()|?]+ ?|\{\w+\}|\.$/).map((one) => one.trim()))
    .filter((words) => /[a-z]{2}/i.test(words) && !isWritten(words));
}

/** Words in plain letters, however they are separated. */
export function plainWords(text: string) {
  return text.split(/[^\x20-\x7e’–]+|[[\]]/).flatMap((run) => {
    const words = run.trim();
    return /[a-z]{2}/i.test(words) ? [words] : [];
  });
}
