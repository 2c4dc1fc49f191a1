import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { batches } from '#server/db/batches.ts';
import { csvFile } from './csv.ts';

type Cell = string | number | null;
const textOf = async (values: Cell[][]) => {
  const { text } = csvFile('x.csv', values, { Value: (value) => value });
  return (await Array.fromAsync(text)).join('');
};
const cellsOf = async (values: Cell[]) =>
  (parse(await textOf([values]), { bom: true, skip_empty_lines: false }) as string[][])
    .slice(1)
    .map(([cell]) => cell);

test('what a spreadsheet would take for a formula is made text', async () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r']) {
    const nasty = `${first}HYPERLINK("https://example.org")`;
    expect(await cellsOf([nasty])).toEqual([`'${nasty}`]);
  }
});

test('all else arrives as it was: quotes, separators, line breaks, other scripts, numbers, nothing', async () => {
  const plain = ['a "b", c; d', 'two\nlines', 'Zoë 東京', '1 = 1'];
  expect(await cellsOf(plain)).toEqual(plain);
  expect(await cellsOf([7, null])).toEqual(['7', '']);
  expect(await textOf([plain])).toContain('"two\nlines"');
});

test('the file says once that it is UTF-8 and has its headings first, however many batches follow', async () => {
  expect(await textOf([])).toBe('\ufeffValue\r\n');
  expect(await textOf([['a'], [], ['b', 'c']])).toBe('\ufeffValue\r\na\r\nb\r\nc\r\n');
});

test('rows are read while the file is taken, and no more of them once nobody takes it', async () => {
  const ids = Array.from({ length: 2_000 }, (_, id) => ({ id }));
  const read: number[][] = [];
  const { text } = csvFile(
    'x.csv',
    batches(ids, async (some) => {
      read.push(some);
      return some;
    }),
    { Id: (id) => id },
  );
  for await (const part of text) if (part.startsWith('500\r\n')) break;
  expect(read.map(({ length }) => length)).toEqual([500, 500]);
});
