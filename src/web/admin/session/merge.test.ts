import { expect, test } from 'vitest';
import { changedFields, isSame, merge } from './merge.ts';

const base = { name: 'Dr Osei', role: 'Cardiologist', languages: ['en'], bookable: true, summary: '' };

test('their changes are taken, mine stay', () => {
  const mine = { ...base, role: 'Consultant cardiologist' };
  const theirs = { ...base, name: 'Dr A. Osei' };
  expect(merge(base, mine, theirs)).toEqual({
    values: { ...base, name: 'Dr A. Osei', role: 'Consultant cardiologist' },
    clashes: [],
  });
});

test('a field that both changed differently is a conflict, and stays mine until settled', () => {
  const { values, clashes } = merge(
    base,
    { ...base, languages: ['en', 'fr'] },
    { ...base, languages: ['en', 'de'] },
  );
  expect(clashes).toEqual([{ name: 'languages', mine: ['en', 'fr'], theirs: ['en', 'de'] }]);
  expect(values.languages).toEqual(['en', 'fr']);
});

test('the same change by both is no conflict', () => {
  expect(merge(base, { ...base, bookable: false }, { ...base, bookable: false }).clashes).toEqual([]);
});

test('only changed fields are sent, so that a save never overwrites others', () => {
  expect(changedFields(base, { ...base, bookable: false, summary: undefined })).toEqual({ bookable: false });
});

test('a field that was emptied counts as changed', () => {
  expect(changedFields(base, { ...base, role: '' })).toEqual({ role: '' });
});

test('false and zero are values, not blanks', () => {
  expect(isSame(false, null)).toBe(false);
  expect(isSame(0, '')).toBe(false);
});
