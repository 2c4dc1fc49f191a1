import { expect, test } from 'vitest';
import { doOverlap } from './overlap.ts';

const hours = (from: string, to: string, more = {}) => ({
  ...{ from, to, everyWeeks: 1 as const, anchorDate: null, visitTypeIds: [] },
  ...more,
});

test('hours of a day overlap at one time, in the same weeks, for a shared visit type', () => {
  const morning = hours('09:00', '12:00');
  expect(doOverlap([morning, hours('12:00', '15:00')])).toBe(false);
  expect(doOverlap([morning, hours('11:00', '15:00')])).toBe(true);
  const [one, two] = [
    hours('09:00', '12:00', { visitTypeIds: [1] }),
    hours('09:00', '12:00', { visitTypeIds: [2] }),
  ];
  expect(doOverlap([one, two])).toBe(false);
  expect(doOverlap([one, two, morning])).toBe(true);
  const every = (anchorDate: string) => hours('09:00', '12:00', { everyWeeks: 2, anchorDate });
  expect(doOverlap([every('2026-03-02'), every('2026-03-13')])).toBe(false);
  expect(doOverlap([every('2026-03-02'), every('2026-03-20')])).toBe(true);
});
