import { expect, test } from 'vitest';
import { clockTime } from './words.ts';

test.each(['en-US', 'en-GB', 'de'])('a time has hours from 0 to 23 in every language (%s)', (locale) => {
  expect(clockTime('2026-11-24T14:30:00Z', 'UTC', locale)).toBe('14:30');
  expect(clockTime('2026-11-24T00:05:00Z', 'UTC', locale)).toBe('00:05');
});
