import { expect, test } from 'vitest';
import { linesOf, moved, pasted, textsOf } from './lines.ts';

const blood = () => linesOf(['Iron', 'Sugar', 'Liver']);

test('an empty list begins with an empty line, which is not kept', () => {
  expect(linesOf([])).toEqual([{ key: expect.any(Number), text: '' }]);
  expect(textsOf(linesOf(''))).toEqual([]);
  expect(textsOf(linesOf(['Iron', ' ', 'Sugar']))).toEqual(['Iron', 'Sugar']);
});

test('a line moves by one place and keeps its key; at the ends nothing moves', () => {
  const lines = blood();
  const next = moved(lines, 2, -1);
  expect(textsOf(next)).toEqual(['Iron', 'Liver', 'Sugar']);
  expect(next[1]!.key).toBe(lines[2]!.key);
  expect(moved(lines, 0, -1)).toBe(lines);
  expect(moved(lines, 2, 1)).toBe(lines);
});

test('a pasted list becomes as many lines, without its bullets', () => {
  const { lines, last } = pasted(blood(), 1, '• Kidney\r\n\n2. Vitamin D\n- Zinc\n', [5, 5])!;
  expect(textsOf(lines)).toEqual(['Iron', 'SugarKidney', 'Vitamin D', 'Zinc', 'Liver']);
  expect(last.text).toBe('Zinc');
});

test('pasted text replaces the selection', () => {
  const { lines } = pasted(linesOf(['Blood sugar test']), 0, 'pressure\nurine', [6, 11])!;
  expect(textsOf(lines)).toEqual(['Blood pressure', 'urine test']);
});

test('a single line is left to the browser', () => {
  expect(pasted(blood(), 0, 'HbA1c\n', [0, 0])).toBeNull();
});
