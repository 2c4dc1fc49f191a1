import { expect, test } from 'vitest';
import { questionOf, usualRule } from './series-rule.ts';

const first = { doctor: 'ann', day: '2026-03-11', localTime: '09:30', visit: { visitType: '2' } };

test('a series asks for the same time unless another is allowed, and for weekdays only if counted in weeks', () => {
  const rule = { ...usualRule, weekdays: [1, 3] };
  expect(questionOf(rule, first)).toEqual({
    ...{ doctor: 'ann', visitType: '2', from: '2026-03-11', time: '09:30', count: '6', every: '1' },
    ...{ unit: 'weeks', gaps: 'nearest', weekdays: '1,3' },
  });
  expect(questionOf({ ...rule, unit: 'days', department: 'heart' }, first)).not.toHaveProperty('weekdays');
});

test('a range ends with the day', () => {
  expect(questionOf({ ...usualRule, within: '60' }, first)).toMatchObject({
    earliest: '08:30',
    latest: '10:30',
  });
  const all = questionOf({ ...usualRule, within: '1440' }, first);
  expect(all).toMatchObject({ earliest: '00:00', latest: '23:59' });
});
