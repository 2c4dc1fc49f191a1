import { expect, test } from 'vitest';
import { checksCompared } from './checks-compared.ts';

const blood = (...items: string[]) => ({ title: 'Blood', items });
const heart = (...items: string[]) => ({ title: 'Heart', items });

test('a check in several packages is one row', () => {
  expect(
    checksCompared([
      { groups: [blood('Iron', 'Sugar')] },
      { groups: [blood('sugar', 'Liver'), heart('ECG')] },
    ]),
  ).toEqual([
    {
      title: 'Blood',
      checks: [
        { name: 'Iron', included: [true, false] },
        { name: 'Sugar', included: [true, true] },
        { name: 'Liver', included: [false, true] },
      ],
    },
    { title: 'Heart', checks: [{ name: 'ECG', included: [false, true] }] },
  ]);
});

test('a later package’s own checks keep their place after the preceding ones', () => {
  const last = { title: 'Afterwards', items: ['Report'] };
  const groups = checksCompared([
    { groups: [blood('Iron', 'Urine'), last] },
    { groups: [blood('Sugar', 'Iron', 'Liver'), heart('ECG'), last] },
  ]);
  expect(groups.map(({ title, checks }) => [title, checks.map(({ name }) => name)])).toEqual([
    ['Blood', ['Sugar', 'Iron', 'Liver', 'Urine']],
    ['Heart', ['ECG']],
    ['Afterwards', ['Report']],
  ]);
});
