import { expect, test } from 'vitest';
import { readTime } from './time-text.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  ['1745', '17:45'],
  ['17h05', '17:05'],
  [' 8 ', '08:00'],
  ['24', '24:00'],
])('"%s" is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', '25', '9:75', '24:30', 'noon', '12:3', '12345'])('"%s" is no time', (text) => {
  expect(readTime(text)).toBeNull();
});
