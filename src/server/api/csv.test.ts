import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const cellsOf = (values: (string | number | null)[]) => {
  const { text } = csvFile('x.csv', values, { Value: (value) => value });
  return (parse(text, { bom: true, skip_empty_lines: false }) as string[][]).slice(1).map(([cell]) => cell);
};

test('what a spreadsheet would take for a formula is made text', () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r']) {
    const nasty = `${first}HYPERLINK("https://example.org")`;
    expect(cellsOf([nasty])).toEqual([`'${nasty}`]);
  }
});

test('all else arrives as it was: quotes, separators, line breaks, other scripts, numbers, nothing', () => {
  const plain = ['a "b", c; d', 'two\nlines', 'Zoë 東京', '1 = 1'];
  expect(cellsOf(plain)).toEqual(plain);
  expect(cellsOf([7, null])).toEqual(['7', '']);
  expect(csvFile('x.csv', plain, { Value: (value) => value }).text).toContain('"two\nlines"');
});

test('the file says that it is UTF-8 and has its headings first', () => {
  expect(csvFile('x.csv', [], { One: () => 1, Two: () => 2 }).text).toBe('\ufeffOne,Two\r\n');
});
