import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const style = readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8');
/** The words that docs/words.md rules out. */
export const wordsNotUsed = [...style.slice(style.indexOf('| not | but |')).matchAll(/^\| ([\w -]+) \|/gm)]
  .map(([, words]) => words!)
  .filter((words) => words !== 'not' && !words.startsWith('-'));

/** Finds any of these words as a word of its own. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'i');
