import { expect, test } from 'vitest';
import { periodBefore, stepsOf } from './periods.ts';

test('the preceding period has as many days, or as many months if the period consists of whole ones', () => {
  expect(periodBefore({ from: '2026-03-02', to: '2026-03-08' })).toEqual({
    from: '2026-02-23',
    to: '2026-03-01',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(periodBefore({ from: '2025-03-01', to: '2026-02-28' })).toEqual({
    from: '2024-03-01',
    to: '2025-02-28',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
    from: '2026-01-30',
    to: '2026-02-28',
  });
});

test('a period is drawn by days, weeks from Monday, or months, without a gap', () => {
  expect(stepsOf({ from: '2026-03-02', to: '2026-03-08' })).toHaveLength(7);
  expect(stepsOf({ from: '2026-03-04', to: '2026-04-10' })).toEqual([
    { from: '2026-03-04', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-15' },
    { from: '2026-03-16', to: '2026-03-22' },
    { from: '2026-03-23', to: '2026-03-29' },
    { from: '2026-03-30', to: '2026-04-05' },
    { from: '2026-04-06', to: '2026-04-10' },
  ]);
  const year = stepsOf({ from: '2025-01-15', to: '2025-12-31' });
  expect([year[0], year.at(-1), year.length]).toEqual([
    { from: '2025-01-15', to: '2025-01-31' },
    { from: '2025-12-01', to: '2025-12-31' },
    12,
  ]);
});
