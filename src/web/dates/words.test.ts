import { expect, test } from 'vitest';
import { clockTime } from './words.ts';

test.each([
  ['en-US', '2:30 pm', '12:05 am'],
  ['en-GB', '14:30', '00:05'],
  ['de', '14:30', '00:05'],
])('an instant is a time on the hospital’s clock, which has 12 hours or 24 (%s)', (locale, day, night) => {
  expect(clockTime('2026-11-24T14:30:00Z', 'UTC', locale)).toBe(day);
  expect(clockTime('2026-11-24T00:05:00Z', 'UTC', locale)).toBe(night);
});
