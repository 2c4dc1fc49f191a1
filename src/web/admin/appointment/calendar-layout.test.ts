import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointment.ts';
import { nearestStart, placeSideBySide, spanOf } from './calendar-layout.ts';

let ids = 0;
const visit = (localTime: string, minutes: number) => {
  const startsAt = `2026-03-02T${localTime}:00Z`;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return { id: ++ids, localTime, startsAt, endsAt } as Appointment;
};
const lanes = (...visits: Appointment[]) =>
  placeSideBySide(visits).map(({ lane, lanes: all }) => `${lane + 1}/${all}`);

test('consecutive visits have the whole width, overlapping ones share it', () => {
  expect(lanes(visit('09:00', 30), visit('09:30', 30))).toEqual(['1/1', '1/1']);
  expect(lanes(visit('09:00', 30), visit('09:15', 30), visit('09:30', 30), visit('11:00', 15))).toEqual([
    '1/2',
    '2/2',
    '1/2',
    '1/1',
  ]);
  expect(lanes(visit('10:00', 60), visit('10:00', 60))).toEqual(['1/2', '2/2']);
});

test('visits of a group share its time in readable rows, and leave the last to a free place', () => {
  const group = (count: number) => Array.from({ length: count }, () => visit('10:00', 60));
  const places = (count: number, isFree: boolean) =>
    placeSideBySide(group(count), new Set(isFree ? ['2026-03-02T10:00:00Z'] : [])).map(
      ({ from, minutes, lane, lanes: all }) => `${from}+${minutes} ${lane + 1}/${all}`,
    );
  expect(places(3, false)).toEqual(['600+20 1/1', '620+20 1/1', '640+20 1/1']);
  expect(places(5, true)).toEqual(['600+20 1/3', '600+20 2/3', '600+20 3/3', '620+20 1/3', '620+20 2/3']);
  const squeezedIn = { ...visit('10:00', 60), isSqueezedIn: true } as Appointment;
  expect(lanes(...group(2), squeezedIn)).toEqual(['1/3', '2/3', '3/3']);
});

test('the calendar shows whole hours around all working hours and appointments', () => {
  expect(spanOf([], [])).toEqual({ start: 480, end: 1020 });
  const working = [{ from: '07:30', to: '12:15' }];
  const column = { working } as Parameters<typeof spanOf>[0][number];
  expect(spanOf([column], [visit('18:30', 45)])).toEqual({ start: 420, end: 1200 });
  expect(spanOf([], [visit('23:30', 60)])).toEqual({ start: 480, end: 1440 });
});

test('a dragged block snaps to the nearest free start within reach, preferring the earlier', () => {
  const starts = [{ localTime: '09:00' }, { localTime: '09:30' }, { localTime: '12:00' }];
  expect(nearestStart(starts, 9 * 60 + 10, 30)?.localTime).toBe('09:00');
  expect(nearestStart(starts, 9 * 60 + 15, 30)?.localTime).toBe('09:00');
  expect(nearestStart(starts, 10 * 60 + 45, 30)).toBeUndefined();
});
