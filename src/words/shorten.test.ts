import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { shorten } from './shorten.ts';

afterEach(() => vi.unstubAllGlobals());

const family = '👨‍👩‍👧';
test.each([
  ['a text', 10, 'a text'],
  ['a text', 6, 'a text'],
  ['a text', 4, 'a te'],
  ['ab😀c', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  [`ab${family}c`, 7, 'ab'],
  ['ab🇩🇪c', 4, 'ab'],
  ['abe\u0301c', 3, 'ab'],
  ['مَرحبا', 1, 'مَ'.slice(0, 1)],
  [`${family}c`, 4, '👨‍'],
])('%j in at most %i characters is %j', (text, longest, expected) => {
  expect(shorten(text, longest)).toBe(expected);
});

test('a browser without Intl.Segmenter leaves no half of an emoji', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect([shorten('ab😀c', 3), shorten('ab😀c', 4)]).toEqual(['ab', 'ab😀']);
});

/** Files that cut keys, statements and addresses. Hashes are shorter than forty characters. */
const technical =
  /^src\/(server\/(log|telemetry|search|report|security)\/|server\/(identity\/throttle|http\/callers|media\/s3-store|content\/(read-table|slug))|web\/site\/guide\/anchors|contract\/search|words\/shorten)/;

test('nothing else cuts a text that people read', () => {
  const cutting =
    /\.(?:slice|substring|substr)\((?:0, ?|-)\s*(?:\d*\s*\*\s*)?(?:[4-9]\d|\d{3,}|\w*(?:longest|Longest|[lL]etters)\w*)/;
  const root = join(import.meta.dirname, '../..');
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/test-|slow/.test(file) && !technical.test(file),
  );
  expect(files.filter((file) => cutting.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
