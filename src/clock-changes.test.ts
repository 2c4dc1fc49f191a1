import { expect, test } from 'vitest';
import { timeOf, wallMinute, zoneMap } from '#server/times/zone.ts';
import { instantOf, wallTime } from '#web/admin/field/wall-time.ts';

/** Days on which the clock changes in either direction: by half an hour, an hour or a day, and at midnight. */
const changes = [
  ['Europe/London', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
  ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ['Pacific/Apia', '2011-12-30', '2011-12-31'],
] as const;

test.each(changes)('browser and server agree on every minute around the changes of %s', (zone, ...days) => {
  for (const day of days) {
    const map = zoneMap(zone, day, day);
    for (let minute = 0; minute < 1440; minute++) {
      const wall = `${day}T${timeOf(minute)}`;
      const instant = instantOf(wall, zone);
      expect([wall, instant]).toEqual([
        wall,
        new Date(map.firstInstantAtOrAfter(wallMinute(day, minute))).toISOString(),
      ]);
      const { localDate, localTime } = map.localAt(Date.parse(instant));
      expect(wallTime(instant, zone)).toBe(`${localDate}T${localTime}`);
    }
  }
});

test('a time that London skips is the moment of the change, and one it has twice is the first', () => {
  expect(instantOf('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
  expect(instantOf('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});
