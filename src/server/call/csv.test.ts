import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batches } from '#server/db/batches.ts';
import { asTyped, csvFile, disarmed } from './csv.ts';

type Cell = string | number | null;
const textOf = async (values: Cell[][]) => {
  const { text } = csvFile('x.csv', values, { Value: (value) => value });
  return (await Array.fromAsync(text)).join('');
};
const cellsOf = async (values: Cell[]) =>
  (parse(await textOf([values]), { bom: true, skip_empty_lines: false }) as string[][])
    .slice(1)
    .map(([cell]) => cell);

/** Splits at any of these, with or without regard to quotes, as programs do that know nothing about the file. */
const separators = [',', ';', '\t', '|'];
const piecesOf = (text: string) =>
  separators.flatMap((delimiter) => [
    // Within quotation marks our own separator does not split.
    ...(delimiter === ',' ? [] : text.split(new RegExp(`[${delimiter}\\r\\n]`))),
    ...(
      parse(text, {
        delimiter,
        bom: true,
        relax_quotes: true,
        relax_column_count: true,
        skip_records_with_error: true,
      }) as string[][]
    ).flat(),
  ]);
const isFormula = (piece: string) =>
  /^[\s"]*[=+\-@＝＋－＠]/.test(piece) && !/^[\s"]*\+\d[\d ()./-]*"*$/.test(piece);

test('no cell becomes a formula if the file is split at semicolons, tabs or lines', async () => {
  const nasty = ['Ann;=1+1', 'a\t@SUM(1)', 'a|-1+2', 'two\n=1+1', 'a\r\n+cmd', 'Ann;"=1+1"', "x; '=1"];
  for (const text of nasty) {
    const file = await textOf([['first', text], [text]]);
    expect([text, piecesOf(file).filter(isFormula)]).toEqual([text, []]);
  }
  expect(isFormula('=1+1') && isFormula('"=1+1') && isFormula('+1+1')).toBe(true);
});

test('no typed text becomes a formula in the file, and our own import restores it', () => {
  const bits = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ';',
    '|',
    '\t',
    '\n',
    '\r\n',
    ' ',
    'a',
    '1',
    '＝',
    ',',
  );
  const words = fc.oneof(
    fc.array(bits, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(words, (text) => {
      expect(asTyped(disarmed(text))).toBe(text);
      const pieces = disarmed(text).split(/[;|\t\r\n]/);
      expect(pieces.filter((piece) => /^[ "]*[=+\-@＝＋－＠]/.test(piece)).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('a phone number stays one to every program: quoted, with its plus, without an apostrophe', async () => {
  const phones = ['+442079460123', '+44 20 7946 0123', '+49 (0)30 1234-56'];
  expect(await cellsOf(phones)).toEqual(phones);
  expect(await cellsOf(['+1+1', '+1*1', '+44;=1', '+A1234'])).toEqual([
    "'+1+1",
    "'+1*1",
    "'+44;'=1",
    "'+A1234",
  ]);
});

test('everything else arrives unchanged: quotes, separators, line breaks, other scripts, numbers, null', async () => {
  const plain = ['a "b", c; d', 'two\nlines', 'Zoë 東京', '1 = 1', 'first\r\n\r\nsecond', 'well-known, 3+4'];
  expect(await cellsOf(plain)).toEqual(plain);
  expect(await cellsOf([7, null])).toEqual(['7', '']);
  expect(await textOf([plain])).toContain('"two\nlines"');
});

test('the file has one byte order mark and its headings first, however many batches follow', async () => {
  expect(await textOf([])).toBe('\ufeff"Value"\r\n');
  expect(await textOf([['a'], [], ['b', 'c']])).toBe('\ufeff"Value"\r\n"a"\r\n"b"\r\n"c"\r\n');
});

test('rows are read while the file is consumed, and no longer after the reader leaves', async () => {
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
