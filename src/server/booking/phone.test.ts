import { expect, test } from 'vitest';
import { normalisePhone, phoneInWords } from './phone.ts';

test('a number is read as people of the country write it, and shown in groups with its country code', () => {
  expect(normalisePhone('020 7946 0101', 'GB')).toBe('+442079460101');
  expect(phoneInWords('+442079460101')).toBe('+44 20 7946 0101');
  expect(phoneInWords('+493012345678')).toBe('+49 30 12345678');
});

test('text that is not a number is shown unchanged', () => {
  expect(['', 'ask at the desk'].map(phoneInWords)).toEqual(['', 'ask at the desk']);
});
