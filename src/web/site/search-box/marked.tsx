import { createElement, Fragment } from 'react';

/** Text with the found words marked; `words` are in lower case without accents. */
export function Marked({ text, words }: { text: string; words: string[] }) {
  const parts = text
    .split(/([\p{L}\p{N}'’]+)/u)
    .map((part) => (words.includes(plain(part)) ? createElement('mark', null, part) : part));
  return createElement(Fragment, null, ...parts);
}

function plain(word: string) {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
