import { expect, test } from 'vitest';
import { addMonths, beginOf, boundsOf, weeksAhead, weeksOf } from './month.ts';

test('a month is laid out in whole weeks from the first day of the week', () => {
  const monday = weeksOf('2026-11', 1);
  expect(monday[0]!.days).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(monday.at(-1)!.days[0]).toBe('2026-11-30');
  expect(weeksOf('2026-11', 7)[0]!.days[0]).toBe('2026-11-01');
  expect(weeksOf('2026-02', 1)).toHaveLength(5);
});

test('the weeks ahead begin with today’s, and are all of them in a later month', () => {
  const days = (month: string, today: string) =>
    weeksAhead(month, 1, today).map(({ days }) => days.find((day) => day !== null));
  expect(days('2026-11', '2026-11-22')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
  expect(days('2026-11', '2026-11-30')).toEqual(['2026-11-30']);
  expect(weeksAhead('2026-12', 1, '2026-11-30')).toEqual(weeksOf('2026-12', 1));
});

test('months and days roll over the end of the year and leap days', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(boundsOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test('a calendar begins at the first free day, at an earlier chosen day, or at today if none is free', () => {
  const days = [
    { localDate: '2026-12-02', free: 0 },
    { localDate: '2026-12-16', free: 3 },
    { localDate: '2026-12-17', free: 1 },
  ];
  const begin = (chosen: string, of = days) => beginOf(of, { chosen, today: '2026-11-26' });
  expect(begin('')).toBe('2026-12-16');
  expect(begin('2026-12-17')).toBe('2026-12-16');
  expect(begin('2026-12-02')).toBe('2026-12-02');
  expect(begin('2026-11-30')).toBe('2026-12-16');
  expect(begin('', days.slice(0, 1))).toBe('2026-11-26');
});
