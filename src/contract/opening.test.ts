import { expect, test } from 'vitest';
import { OpeningHours, type OpeningLine } from './opening.ts';

const line = (days: number[], from: string, to: string, more: Partial<OpeningLine> = {}) => ({
  kind: 'times',
  days,
  from,
  to,
  ...more,
});
const refusals = (...lines: object[]) =>
  (OpeningHours.safeParse(lines).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('a line says what it needs, field by field', () => {
  expect(refusals(line([], '', ''))).toEqual([
    ['0.days', 'Choose at least one weekday.'],
    ['0.from', 'Enter a time such as 09:30.'],
    ['0.to', 'Enter a time such as 09:30.'],
  ]);
  expect(refusals(line([1], '9:00', '25:00')).map(([path]) => path)).toEqual(['0.from', '0.to']);
  expect(refusals(line([1, 1], '09:00', '10:00')).map(([path]) => path)).toEqual(['0.days']);
  expect(refusals({ kind: 'allDay' }).map(([path]) => path)).toEqual(['0.days']);
  expect(refusals({ kind: 'words' }).map(([path]) => path)).toEqual(['0.name', '0.remark']);
  expect(refusals({ kind: 'words', name: 'Bank holidays', remark: 'Emergency care only' })).toEqual([]);
});

test('lines of one set that overlap are refused with the day, across midnight and the end of the week too', () => {
  const monday = line([1], '08:00', '12:00');
  expect(refusals(monday, line([1, 2], '11:59', '18:00'))).toEqual([
    ['1.days', 'This overlaps line 1 on Monday. Change the times, or leave out the day.'],
  ]);
  for (const other of [
    line([7], '20:00', '08:01'),
    line([1], '07:00', '07:00'),
    { kind: 'allDay', days: [1] },
    { kind: 'closed', days: [1] },
  ])
    expect(refusals(monday, other).map(([path]) => path)).toEqual(['1.days']);
  expect(refusals(line([7], '22:00', '02:00'), line([1], '01:00', '03:00'))).toHaveLength(1);
});

test('lines that touch, other days and other sets do not overlap', () => {
  const monday = line([1], '08:00', '12:00');
  for (const other of [
    line([1], '12:00', '18:00'),
    line([7], '20:00', '08:00'),
    line([2, 3, 4], '08:00', '12:00'),
    { kind: 'closed', days: [7] },
    line([1], '08:00', '12:00', { name: 'Visiting hours' }),
    { kind: 'words', name: 'Bank holidays', remark: 'Closed' },
  ])
    expect(refusals(monday, other)).toEqual([]);
  // Hours that began the day before may end on a closed day.
  expect(refusals(line([6], '22:00', '02:00'), { kind: 'closed', days: [7] })).toEqual([]);
});
