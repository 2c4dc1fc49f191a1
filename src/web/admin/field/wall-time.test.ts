import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

const zones = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
);
const instants = fc
  .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2031, 0) })
  .map((ms) => Math.floor(ms / 60_000) * 60_000);

test('wall times agree with Temporal in every zone', () => {
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const expected = Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime();
      expect(wallTime(instant, zone)).toBe(expected.toString({ smallestUnit: 'minute' }));
    }),
  );
});

test('a wall time that exists once gives the one instant that shows it', () => {
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const wall = wallTime(instant, zone);
      expect(wallTime(instantOf(wall, zone), zone)).toBe(wall);
    }),
    { numRuns: 500 },
  );
});
