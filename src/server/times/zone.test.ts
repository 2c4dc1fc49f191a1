import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/words/formats.ts';
import {
  dayOf,
  localAt,
  minuteOf,
  timeOf,
  wallMinute,
  wallMinuteOf,
  weekday,
  weekOf,
  zoneMap,
  zoneMapAt,
} from './zone.ts';

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

describe('a wall time', () => {
  it.each([
    // zone, wall time, the instants in UTC at which the clock reads it
    ['Europe/Berlin', '2026-03-29T02:00', []],
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45', '2026-04-04T15:15']],
    ['Africa/Cairo', '2026-04-24T00:00', []],
    ['Africa/Cairo', '2026-10-29T24:00', ['2026-10-29T22:00']],
    ['Asia/Kathmandu', '2026-03-29T02:30', ['2026-03-28T20:45']],
    ['Pacific/Apia', '2011-12-30T12:00', []],
  ])('in %s comes at %s as often as the clocks show it', (timeZone, local, expected) => {
    const map = zoneMap(timeZone, local.slice(0, 10), local.slice(0, 10));
    const wall = wallMinuteOf(local);
    expect(map.instantsAt(wall).map(iso)).toEqual(expected);
    expect(map.onlyInstantAt(wall)).toBe(expected.length === 1 ? map.instantsAt(wall)[0] : null);
  });

  it.each([
    // zone, wall time, the first instant at or after it, the last instant at or before it
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:00', '2026-03-29T01:00'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00', '2026-03-29T01:00'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30', '2026-10-25T01:30'],
    ['Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00', '2026-04-23T22:00'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00', '2011-12-30T10:00'],
    ['Asia/Kathmandu', '2026-07-01T12:00', '2026-07-01T06:15', '2026-07-01T06:15'],
  ])(
    'in %s at %s bounds time by the change-over when skipped and widely when repeated',
    (timeZone, local, first, last) => {
      const map = zoneMap(timeZone, local.slice(0, 10), local.slice(0, 10));
      expect(iso(map.firstInstantAtOrAfter(wallMinuteOf(local)))).toBe(first);
      expect(iso(map.lastInstantAtOrBefore(wallMinuteOf(local)))).toBe(last);
    },
  );

  const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const anyYear = fc.integer({ min: 1960, max: 2060 });

  it('has the same instants as in Temporal, in every zone and near every change-over', () => {
    const property = fc.property(
      anyZone,
      anyYear,
      fc.integer({ min: -300, max: 300 }),
      (timeZone, year, near) => {
        const newYear = Temporal.ZonedDateTime.from(`${year}-01-01T12:00[${timeZone}]`);
        const changeOver = newYear.getTimeZoneTransition('next') ?? newYear;
        const local = changeOver.toPlainDateTime().round('minute').add({ minutes: near });
        const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
        const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
        const isSkipped = !earlier.toPlainDateTime().equals(local);
        const expected = isSkipped ? [] : [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])];
        const localDate = local.toPlainDate().toString();
        const wall = wallMinute(localDate, local.hour * 60 + local.minute);
        expect(zoneMap(timeZone, localDate, localDate).instantsAt(wall)).toEqual(expected);
      },
    );
    fc.assert(property, { numRuns: 1_000 });
  });

  it('matches Temporal at any instant, seconds dropped', () => {
    const property = fc.property(
      anyZone,
      anyYear,
      fc.nat({ max: 366 * 86_400_000 }),
      (timeZone, year, offset) => {
        const instant = Date.UTC(year) + offset;
        const local = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(timeZone)
          .toPlainDateTime();
        const [localDate, localTime] = local
          .toString({ smallestUnit: 'minute', roundingMode: 'floor' })
          .split('T');
        expect(localAt(timeZone, instant)).toEqual({ localDate, localTime });
      },
    );
    fc.assert(property, { numRuns: 1_000 });
  });
});

describe('a zone map', () => {
  const map = zoneMap('Europe/Berlin', '2026-03-01', '2026-03-31');

  it('refuses what it does not cover instead of guessing', () => {
    expect(() => map.instantsAt(wallMinuteOf('2031-03-29T09:00'))).toThrow(RangeError);
    expect(() => map.onlyInstantAt(wallMinuteOf('2021-03-29T09:00'))).toThrow(RangeError);
    expect(() => map.onlyInstantAt(Number.NaN)).toThrow(RangeError);
    expect(() => map.localAt(Date.UTC(2031, 0))).toThrow(RangeError);
    expect(() => map.localAt(Number.NaN)).toThrow(RangeError);
  });

  it('places bounds outside its dates before or after every instant it covers', () => {
    for (const [local, bound] of [
      ['2021-03-29T09:00', -Infinity],
      ['2031-03-29T09:00', Infinity],
    ] as const) {
      expect(map.firstInstantAtOrAfter(wallMinuteOf(local))).toBe(bound);
      expect(map.lastInstantAtOrBefore(wallMinuteOf(local))).toBe(bound);
    }
  });

  it('of an unknown zone is refused', () => {
    expect(() => zoneMap('Europe/Atlantis', '2026-03-01', '2026-03-31')).toThrow(RangeError);
  });

  it('exists for years of any four digits', () => {
    for (const year of ['0000', '0050', '9999']) {
      const instant = Date.parse(`${year}-06-15T12:00Z`);
      expect(zoneMapAt('UTC', instant).localAt(instant)).toEqual({
        localDate: `${year}-06-15`,
        localTime: '12:00',
      });
    }
  });
});

describe('dates and times', () => {
  const weeksBetween = (from: string, to: string) => weekOf(dayOf(to)) - weekOf(dayOf(from));
  it('count weeks from Monday to Monday, also across a new year and backwards', () => {
    expect(weeksBetween('2026-03-23', '2026-03-29')).toBe(0);
    expect(weeksBetween('2026-03-29', '2026-03-30')).toBe(1);
    expect(weeksBetween('2026-12-28', '2027-01-04')).toBe(1);
    expect(weeksBetween('2026-03-30', '2026-03-15')).toBe(-3);
  });

  it('agree with Temporal over nine thousand years', () => {
    const date = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-01-01'), noInvalidDate: true });
    const property = fc.property(date, fc.integer({ min: -40_000, max: 300 }), (from, days) => {
      const plain = Temporal.PlainDate.from(from.toISOString().slice(0, 10));
      const other = plain.add({ days });
      fc.pre(other.year >= 0);
      expect(addDays(plain.toString(), days)).toBe(other.toString());
      expect(weekday(other.toString())).toBe(other.dayOfWeek);
      expect(dayOf(other.toString()) - dayOf(plain.toString())).toBe(days);
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('read 24:00 as the end of a day and print it as the start of the next', () => {
    expect(minuteOf('24:00')).toBe(1_440);
    expect(wallMinuteOf('2026-03-28T24:00')).toBe(wallMinuteOf('2026-03-29T00:00'));
    expect(timeOf(minuteOf('24:00'))).toBe('00:00');
    expect(timeOf(wallMinuteOf('1969-12-31T23:05'))).toBe('23:05');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-3-29', '2026/03/29', ''])('refuse the date %j', (text) => {
    expect(() => dayOf(text)).toThrow(RangeError);
  });

  it.each(['24:01', '9:00', '09:60', '09.00', '09:00:00', '-1:00', '', '0x:10'])(
    'refuse the time %j',
    (text) => {
      expect(() => minuteOf(text)).toThrow(RangeError);
      expect(() => wallMinuteOf(`2026-03-29T${text}`)).toThrow(RangeError);
    },
  );

  it('refuse a date-time without its T', () => {
    expect(() => wallMinuteOf('2026-03-29 09:00')).toThrow(RangeError);
  });
});
