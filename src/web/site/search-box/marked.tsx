import { createElement, Fragment } from 'react';

/** A text in which the words that were found stand out; they come in small letters without accents. */
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
