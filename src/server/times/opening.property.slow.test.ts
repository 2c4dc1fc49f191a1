import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { OpeningHours, type OpeningLine } from '#contract/opening.ts';
import { type OpeningRules, openingAt } from './opening.ts';

// Walking through minutes is slow on purpose.
vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: 150 };
const minute = 60_000;

/** A reading of the wall clock, taken from the platform and none of our code. */
interface Reading {
  instant: number;
  wall: string;
  weekday: number;
  minuteOfDay: number;
  /** False if clocks skip or repeat it. */
  isOnce: boolean;
}

function walkAround(timeZone: string, date: string): Reading[] {
  const day = Temporal.PlainDate.from(date);
  const start = day.subtract({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  const end = day.add({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds;
  const readings: Omit<Reading, 'isOnce'>[] = [];
  for (let instant = start; instant < end; instant += minute) {
    const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
    readings.push({
      instant,
      wall: time.toPlainDateTime().toString({ smallestUnit: 'minute' }),
      weekday: time.dayOfWeek,
      minuteOfDay: time.hour * 60 + time.minute,
    });
  }
  const counts = Map.groupBy(readings, ({ wall }) => wall);
  return readings.map((one) => ({ ...one, isOnce: counts.get(one.wall)!.length === 1 }));
}

/** Reads the lines as a person with a watch does. */
function isOpenByWatch({ lines, closures }: OpeningRules, { wall, weekday, minuteOfDay }: Reading) {
  const before = weekday === 1 ? 7 : weekday - 1;
  return lines.some(({ kind, days, from, to, duringClosures }) => {
    if (closures.some((one) => !(one.isOfHospital && duringClosures) && one.from <= wall && wall < one.to))
      return false;
    if (kind === 'allDay') return days.includes(weekday);
    if (kind !== 'times') return false;
    const [opens, closes] = [minutes(from), minutes(to)];
    if (opens < closes) return days.includes(weekday) && opens <= minuteOfDay && minuteOfDay < closes;
    return (
      (days.includes(weekday) && opens <= minuteOfDay) || (days.includes(before) && minuteOfDay < closes)
    );
  });
}

function minutes(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const text = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
/** Often near the hours at which clocks change. */
const anyTime = fc
  .oneof(fc.nat({ max: 95 }), fc.nat({ max: 13 }), fc.constantFrom(92, 94))
  .map((quarter) => text(quarter * 15));
const anyLine: fc.Arbitrary<OpeningLine> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    kind: fc.constantFrom('times', 'times', 'times', 'allDay', 'closed'),
    from: anyTime,
    to: fc.oneof(anyTime, fc.constant('24:00')),
    duringClosures: fc.boolean(),
  })
  .map((line) => ({ name: '', remark: '', ...line }) as OpeningLine);
/** Only what the contract accepts: lines that do not overlap. */
const anyLines = fc
  .array(anyLine, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.filter((_, index) => OpeningHours.safeParse(lines.slice(0, index + 1)).success))
  .filter((lines) => lines.length > 0 && OpeningHours.safeParse(lines).success);

function anyPlace(date: string): fc.Arbitrary<OpeningRules> {
  const moment = fc
    .tuple(fc.integer({ min: -2, max: 3 }), anyTime)
    .map(([days, time]) => `${Temporal.PlainDate.from(date).add({ days })}T${time}`);
  const closure = fc
    .record({ from: moment, to: moment, isOfHospital: fc.boolean() })
    .filter(({ from, to }) => from < to)
    .map((one) => ({ ...one, reason: '' }));
  return fc.record({ lines: anyLines, closures: fc.array(closure, { maxLength: 2 }) });
}

describe.each([
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Havana', '2026-11-01'],
  ['Asia/Kathmandu', '2026-12-31'],
] as const)('in %s around %s', (timeZone, date) => {
  const walk = walkAround(timeZone, date);

  it('is never open at a minute that its lines do not name, and open at every one that they name once', () => {
    const property = fc.property(anyPlace(date), (place) => {
      let answer = openingAt(timeZone, place, walk[0]!.instant);
      const wrong: string[] = [];
      for (const reading of walk) {
        // An answer is used for as long as it claims to hold.
        if (reading.instant >= Date.parse(answer.until)) answer = openingAt(timeZone, place, reading.instant);
        const isOpen = answer.statuses.some((status) => status.isOpen);
        const byWatch = isOpenByWatch(place, reading);
        if (isOpen && !byWatch) wrong.push(`open at ${reading.wall}`);
        if (!isOpen && byWatch && reading.isOnce) wrong.push(`closed at ${reading.wall}`);
      }
      expect(wrong).toEqual([]);
    });
    fc.assert(property, runs);
  });

  it('changes when it said that it would, and the answer holds until then', () => {
    const property = fc.property(anyPlace(date), fc.nat({ max: walk.length - 1 }), (place, index) => {
      const at = (reading: Reading) => openingAt(timeZone, place, reading.instant);
      const first = at(walk[index]!);
      const until = Date.parse(first.until);
      const within = walk.filter(({ instant }) => instant > walk[index]!.instant && instant < until);
      for (const reading of within.filter((_, every) => every % 41 === 0).concat(within.slice(-1)))
        expect(at(reading)).toEqual(first);
      const [status] = first.statuses;
      let next = first;
      let reached: Reading | undefined;
      for (const reading of walk.slice(index + 1)) {
        if (reading.instant < Date.parse(next.until)) continue;
        next = at(reading);
        if (next.statuses[0]!.isOpen === status!.isOpen) continue;
        reached = reading;
        break;
      }
      if (reached) expect(status!.changesAt).toBe(reached.wall);
      else if (status!.changesAt) expect(status!.changesAt > walk.at(-1)!.wall).toBe(true);
    });
    fc.assert(property, runs);
  });
});

it('a place that never closes has no seam where the clocks change at midnight', () => {
  for (const [timeZone, date] of [
    ['America/Havana', '2026-11-01'],
    ['Africa/Cairo', '2026-10-29'],
  ] as const) {
    const always = { kind: 'allDay' as const, name: '', from: '', to: '', remark: '', duringClosures: false };
    const lines = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...always, days: [day] }));
    for (const { instant } of walkAround(timeZone, date).filter((_, index) => index % 15 === 0))
      expect(openingAt(timeZone, { lines, closures: [] }, instant).statuses[0]).toMatchObject({
        isOpen: true,
        changesAt: null,
      });
  }
});
