import { expect, test } from 'vitest';
import { daysToWait } from './waitlist-days.ts';

test('a place on the waiting list covers the days before the next free one', () => {
  expect(daysToWait('2026-02-26', '2026-03-02')).toEqual({ from: '2026-02-26', to: '2026-03-01' });
});

test('without a free time they are the next thirty days, and with one today, only today', () => {
  expect(daysToWait('2026-12-20', undefined)).toEqual({ from: '2026-12-20', to: '2027-01-19' });
  expect(daysToWait('2026-12-20', '2026-12-20')).toEqual({ from: '2026-12-20', to: '2026-12-20' });
});
