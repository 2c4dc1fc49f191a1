import { describe, expect, test } from 'vitest';
import type { Slot } from '#contract/appointment.ts';
import { datesOf, proposed, shiftBetween, shifted } from './wishes.ts';

/** A free half hour on the clock of UTC. */
function slot(localDate: string, localTime: string, doctorId = 1): Slot {
  const startsAt = new Date(`${localDate}T${localTime}Z`);
  return {
    ...{ localDate, localTime, doctorId, visitTypeId: 1, placesLeft: 1, dateInWords: '', timeInWords: '' },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
  };
}
const wish = (localDate: string, localTime = '09:00', doctorId = 1) => ({ localDate, localTime, doctorId });
const times = (slots: (Slot | null)[]) =>
  slots.map((one) => one && `${one.localDate} ${one.localTime} ${one.doctorId}`);
const leave = { gaps: 'leave' as const };

describe('the dates of a series', () => {
  test('are every so many days, weekends included', () => {
    expect(datesOf({ from: '2026-03-06', count: 3, every: 2, unit: 'days' })).toEqual([
      '2026-03-06',
      '2026-03-08',
      '2026-03-10',
    ]);
  });

  test('are the first one’s weekday of every so many weeks', () => {
    expect(datesOf({ from: '2026-03-04', count: 3, every: 2, unit: 'weeks' })).toEqual([
      '2026-03-04',
      '2026-03-18',
      '2026-04-01',
    ]);
  });

  test('are the chosen weekdays, none before the first date', () => {
    const weekdays = [5, 1, 3, 3];
    expect(datesOf({ from: '2026-03-04', count: 5, every: 1, unit: 'weeks', weekdays })).toEqual([
      '2026-03-04',
      '2026-03-06',
      '2026-03-09',
      '2026-03-11',
      '2026-03-13',
    ]);
  });
});

describe('a proposal', () => {
  test('is the wished time where it is free', () => {
    const free = [slot('2026-03-02', '08:30'), slot('2026-03-02', '09:00'), slot('2026-03-09', '09:00')];
    expect(times(proposed([wish('2026-03-02'), wish('2026-03-09')], free, leave))).toEqual([
      '2026-03-02 09:00 1',
      '2026-03-09 09:00 1',
    ]);
  });

  test('is no other time unless a range is given, and then the nearest in it', () => {
    const free = [slot('2026-03-02', '08:00'), slot('2026-03-02', '10:30'), slot('2026-03-02', '09:30')];
    const asked = [wish('2026-03-02')];
    expect(times(proposed(asked, free, leave))).toEqual([null]);
    const range = { earliest: '08:00', latest: '12:00' };
    expect(times(proposed(asked, free, { ...leave, range }))).toEqual(['2026-03-02 09:30 1']);
    const late = { earliest: '10:00', latest: '12:00' };
    expect(times(proposed(asked, free, { ...leave, range: late }))).toEqual(['2026-03-02 10:30 1']);
  });

  test('stays with the doctor if another time of the day will do, and only then goes to another', () => {
    const free = [slot('2026-03-02', '09:00', 2), slot('2026-03-02', '11:00', 1)];
    const range = { earliest: '08:00', latest: '12:00' };
    expect(times(proposed([wish('2026-03-02')], free, { ...leave, range }))).toEqual(['2026-03-02 11:00 1']);
    expect(times(proposed([wish('2026-03-02')], free, leave))).toEqual(['2026-03-02 09:00 2']);
  });

  test('of a day without a time is the nearest day that is not nearer to another visit, or none', () => {
    const free = [slot('2026-03-02', '09:00'), slot('2026-03-11', '09:00'), slot('2026-03-14', '09:00')];
    const asked = [wish('2026-03-02'), wish('2026-03-09'), wish('2026-03-16')];
    expect(times(proposed(asked, free, leave))).toEqual(['2026-03-02 09:00 1', null, null]);
    expect(times(proposed(asked, free, { gaps: 'nearest' }))).toEqual([
      '2026-03-02 09:00 1',
      '2026-03-11 09:00 1',
      '2026-03-14 09:00 1',
    ]);
  });

  test('never gives one time to two visits, nor times that overlap', () => {
    const free = [slot('2026-03-02', '09:00'), slot('2026-03-02', '09:15'), slot('2026-03-03', '09:00')];
    const asked = [wish('2026-03-02'), wish('2026-03-02'), wish('2026-03-03')];
    const range = { earliest: '08:00', latest: '12:00' };
    expect(times(proposed(asked, free, { ...leave, range }))).toEqual([
      '2026-03-02 09:00 1',
      null,
      '2026-03-03 09:00 1',
    ]);
  });

  test('keeps a time that another visit wished for', () => {
    const free = [slot('2026-03-03', '09:00')];
    const asked = [wish('2026-03-02'), wish('2026-03-03')];
    expect(times(proposed(asked, free, { gaps: 'nearest' }))).toEqual([null, '2026-03-03 09:00 1']);
  });
});

test('a shift is so many days and minutes on the clock, also over midnight', () => {
  const at = { localDate: '2026-03-27', localTime: '09:30' };
  const shift = shiftBetween(at, { localDate: '2026-03-31', localTime: '08:00' });
  expect(shifted({ localDate: '2026-04-03', localTime: '10:00' }, shift)).toEqual({
    localDate: '2026-04-07',
    localTime: '08:30',
  });
  expect(shifted({ localDate: '2026-04-03', localTime: '01:00' }, -90)).toEqual({
    localDate: '2026-04-02',
    localTime: '23:30',
  });
});
