import { expect, test } from 'vitest';
import { isLocalDate, localToday } from './local-date.ts';

test('today’s date depends on the hospital, not on the machine', () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  expect(localToday('Europe/London', moment)).toBe('2026-11-20');
  expect(localToday('Asia/Kathmandu', moment)).toBe('2026-11-21');
  expect(localToday('America/New_York', moment)).toBe('2026-11-20');
});

test('a leap day exists in leap years only', () => {
  expect(isLocalDate('2028-02-29')).toBe(true);
  expect(isLocalDate('2026-02-29')).toBe(false);
});

test.each(['', 'nonsense', '2026-1-1', '2026-13-01', '2026-05-31T10:00'])('"%s" is not a day', (text) => {
  expect(isLocalDate(text)).toBe(false);
});
