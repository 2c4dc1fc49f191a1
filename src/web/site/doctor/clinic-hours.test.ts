import { expect, test } from 'vitest';
import type { Schedule } from '#contract/schedule.ts';
import { clinicHours } from './clinic-hours.ts';

const today = '2026-11-20';
function rule(weekday: number, from: string, to: string, more: Partial<Schedule['rules'][number]> = {}) {
  return { weekday, from, to, everyWeeks: 1 as const, anchorDate: null, visitTypeIds: [], ...more };
}
function schedule(validFrom: string, validUntil: string | null, ...rules: Schedule['rules']): Schedule {
  return { validFrom, validUntil, rules };
}

test('days with the same hours share a line, in the order of the week', () => {
  const { lines } = clinicHours(
    [
      schedule(
        '2025-01-01',
        null,
        rule(3, '09:00', '12:30'),
        rule(1, '09:00', '12:30'),
        rule(4, '13:30', '17:00'),
      ),
    ],
    today,
    [],
  );
  expect(
    lines.map(({ weekdays, times }) => [weekdays, times.map(({ from, to }) => `${from}-${to}`)]),
  ).toEqual([
    [[1, 3], ['09:00-12:30']],
    [[4], ['13:30-17:00']],
  ]);
});

test('the times of a day are in order, and alternate weeks differ from every week', () => {
  const { lines } = clinicHours(
    [
      schedule(
        '2025-01-01',
        null,
        rule(1, '14:00', '17:00'),
        rule(1, '09:00', '12:00', { everyWeeks: 2, anchorDate: '2025-01-06' }),
        rule(2, '09:00', '12:00'),
      ),
    ],
    today,
    [],
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]!.times.map(({ from, everySecondWeek }) => [from, everySecondWeek])).toEqual([
    ['09:00', true],
    ['14:00', false],
  ]);
});

test('past hours are left out, and future hours have their first day', () => {
  const hours = clinicHours(
    [
      schedule('2025-01-01', '2026-11-19', rule(1, '08:00', '09:00')),
      schedule('2026-11-20', '2026-12-31', rule(2, '08:00', '09:00')),
      schedule('2027-01-01', null, rule(3, '08:00', '09:00')),
    ],
    today,
    [],
  );
  expect(hours.lines.map(({ weekdays }) => weekdays)).toEqual([[2]]);
  expect(hours.next).toMatchObject({ from: '2027-01-01', lines: [{ weekdays: [3] }] });
});

test('a time is remote only if nothing in person is offered', () => {
  const { lines } = clinicHours(
    [
      schedule(
        '2025-01-01',
        null,
        rule(1, '09:00', '10:00', { visitTypeIds: [3] }),
        rule(2, '09:00', '10:00', { visitTypeIds: [1, 3] }),
        rule(3, '11:00', '12:00'),
      ),
    ],
    today,
    [3],
  );
  expect(lines.map(({ times }) => times[0]!.remote)).toEqual([true, false, false]);
});
