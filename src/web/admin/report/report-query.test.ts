import { expect, test } from 'vitest';
import { periodOf, queryOf } from './report-query.ts';

test('weeks begin on Monday, even if today is a Sunday, and months are whole', () => {
  expect(periodOf('this-week', '2026-03-08')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(periodOf('last-week', '2026-03-09')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(periodOf('last-month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodOf('last-year', '2026-01-31')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

test('the default is last week, by department', () => {
  expect(queryOf({}, '2026-03-09')).toEqual({ from: '2026-03-02', to: '2026-03-08', by: 'department' });
  expect(queryOf({ period: 'own', from: '2026-01-01' }, '2026-03-09')).toMatchObject({ from: '2026-03-02' });
  expect(
    queryOf({ period: 'own', from: '2026-01-01', to: '2026-01-05', by: 'x', doctor: 'a' }, '2026-03-09'),
  ).toEqual({ from: '2026-01-01', to: '2026-01-05', by: 'department', doctor: 'a' });
});
