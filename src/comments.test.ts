/** Comments are plain English: they need no second reading. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { anyOf, wordsNotUsed } from './test-house-style.ts';

interface Comment {
  /** `file:line`. */
  place: string;
  text: string;
  isAboveField: boolean;
}

const root = join(import.meta.dirname, '..');
const comments = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,css}', { cwd: root }).flatMap(commentsOf);

test('no comment begins with a word that leaves its subject open', () => {
  expect(comments.length).toBeGreaterThan(5_000);
  expect(found(({ text }) => /^(Of|That|Those|Whom|Whose)\b/.test(text))).toEqual([]);
});

test('no comment has a word that the house style rules out', () => {
  const more = [
    'anybody',
    'nobody',
    'those who',
    'whatever',
    'whichever',
    'stand (?:at|before|for|in|there)',
  ];
  const notUsed = anyOf([...wordsNotUsed, ...more]);
  expect(found(({ text }) => notUsed.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
});

test('a comment above a field has at most two sentences', () => {
  const sentences = (text: string) => text.match(/[.!?](?= [A-Z`]|$)/g)?.length ?? 0;
  expect(found(({ text, isAboveField }) => isAboveField && sentences(text) > 2)).toEqual([]);
});

function found(isWrong: (comment: Comment) => boolean) {
  return comments.filter(isWrong).map(({ place, text }) => `${place} ${text}`);
}

function commentsOf(file: string): Comment[] {
  const code = readFileSync(join(root, file), 'utf8');
  return joined(code, rangesOf(file, code)).map(({ start, end }) => ({
    place: `${file}:${code.slice(0, start).split('\n').length}`,
    text: textOf(code.slice(start, end)),
    isAboveField: /^\s*\n\s*(?:readonly )?['"\w]+\??: /.test(code.slice(end, end + 200)),
  }));
}

interface Range {
  start: number;
  end: number;
}

function rangesOf(file: string, code: string): Range[] {
  if (!file.endsWith('.css')) return parseSync(file, code).comments;
  return [...code.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Line comments that follow each other are one. */
function joined(code: string, ranges: Range[]): Range[] {
  const all: Range[] = [];
  for (const { start, end } of ranges) {
    const last = all.at(-1);
    const isNext = last && code.startsWith('//', last.start) && code.startsWith('//', start);
    if (isNext && /^\n *$/.test(code.slice(last.end, start))) last.end = end;
    else all.push({ start, end });
  }
  return all;
}

function textOf(comment: string) {
  return comment
    .replaceAll(/^ *(?:\/\*+|\*\/|\*|\/\/)|\*\/$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
