import { expect, test } from 'vitest';
import { weekdays, weekOf, weekStart } from './week.ts';

test('the first day of a week is that of the hospital’s country', () => {
  expect([weekStart('en-GB'), weekStart('en-US'), weekStart('ar-EG')]).toEqual([1, 7, 6]);
});

test('a week has seven days, whichever is asked for', () => {
  for (const day of ['2026-03-02', '2026-03-05', '2026-03-08'])
    expect(weekOf(day, 1)).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  for (const day of ['2026-03-01', '2026-03-05', '2026-03-07'])
    expect(weekOf(day, 7)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  for (const day of ['2026-02-28', '2026-03-01', '2026-03-06'])
    expect(weekOf(day, 6)).toEqual({ from: '2026-02-28', to: '2026-03-06' });
});

test('weekday names begin with the first day of the week', () => {
  const names = (locale: string) => weekdays(locale, weekStart(locale)).map(({ long }) => long);
  expect(names('en-GB').join(' ')).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
  expect(names('en-US').join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
  expect(weekdays('en-US', 7)[0]).toEqual({ long: 'Sunday', short: 'Sun' });
});
