import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { merge, type Rule, type Schedule } from './hours.ts';
import { isSameSession, modelOffers, modelSlots, walkMinutes } from './slots.model.ts';
import { allocationRange, freeSlots, isOffered, type SlotQuery, type TakenTime } from './slots.ts';

const MINUTE = 60_000;

// The model is slow on purpose; its duration on a busy machine says nothing about the rules.
vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: 40 };

describe.each([
  // zone, local date of the change-over, minute of that date near which it happens
  ['Europe/Berlin', '2026-03-29', 150],
  ['Europe/Berlin', '2026-10-25', 150],
  ['America/New_York', '2026-11-01', 90],
  ['Africa/Cairo', '2026-04-24', 30],
  ['Africa/Cairo', '2026-10-29', 1410],
  ['Australia/Lord_Howe', '2026-04-05', 105],
  ['Australia/Lord_Howe', '2026-10-04', 135],
  ['Asia/Kathmandu', '2026-06-03', 540],
] as const)('in %s around %s', (timeZone, date, hotMinute) => {
  const walk = walkMinutes(timeZone, date);
  const anyCase = caseNear(timeZone, date, hotMinute);

  it('the free slots are exactly those of the minute-by-minute model', () => {
    const property = fc.property(anyCase, fc.array(anyTaking, { maxLength: 8 }), (empty, takings) => {
      const query = { ...empty, taken: takingsOf(takings, empty) };
      expect(freeSlots(query)).toEqual(modelSlots(walk, query));
    });
    fc.assert(property, runs);
  });

  it('the same with rooms, of which a visit takes one', () => {
    const roomCase = fc.tuple(
      anyCase,
      fc.array(fc.tuple(anyTaking, fc.constantFrom(null, 1, 2)), { maxLength: 4 }),
      fc.array(
        fc.record({
          away: fc.array(anyTaking, { maxLength: 2 }),
          busy: fc.array(anyTaking, { maxLength: 6 }),
        }),
        {
          maxLength: 3,
        },
      ),
    );
    const property = fc.property(roomCase, ([empty, takings, found]) => {
      const stretches = (some: Taking[]) => merge(takingsOf(some, empty));
      const rooms = found.map(({ away, busy }, place) => ({
        id: place + 1,
        away: stretches(away),
        busy: stretches(busy),
      }));
      const taken = takings.flatMap(([taking, roomId]) =>
        takingsOf([taking], empty).map((one) => ({ ...one, roomId })),
      );
      const query = { ...empty, taken, rooms };
      expect(freeSlots(query)).toEqual(modelSlots(walk, query));
    });
    fc.assert(property, runs);
  });

  it('every slot exists once on the clock, respects the lead time and overlaps nothing taken', () => {
    const property = fc.property(anyCase, fc.array(anyTaking, { maxLength: 8 }), (empty, takings) => {
      const query = { ...empty, taken: takingsOf(takings, empty) };
      for (const { startsAt, endsAt, localDate, localTime, placesLeft } of freeSlots(query)) {
        const local = Temporal.PlainDateTime.from(`${localDate}T${localTime}`);
        const only = local.toZonedDateTime(timeZone, { disambiguation: 'reject' });
        expect(only.epochMilliseconds).toBe(startsAt);
        expect(localDate >= query.from && localDate <= query.to).toBe(true);
        expect(endsAt - startsAt).toBe(query.visitType.durationMinutes * MINUTE);
        expect(startsAt).toBeGreaterThanOrEqual(query.now + query.visitType.leadMinutes * MINUTE);
        const { start, end } = allocationRange(query.visitType, startsAt);
        const met = query.taken.filter((other) => other.start < end && start < other.end);
        const session = { visitTypeId: query.visitType.id, startsAt };
        expect(met.filter((other) => !isSameSession(other, session))).toEqual([]);
        expect(placesLeft).toBe(query.visitType.places - met.length);
        expect(placesLeft).toBeGreaterThan(0);
      }
    });
    fc.assert(property, runs);
  });

  it('a start is offered, or refused for the model’s reason, regardless of who has taken it', () => {
    const property = fc.property(anyCase, fc.nat({ max: 36 }), (query, shift) => {
      const model = [...modelOffers(walk, query)];
      const offered = model.filter(([, offer]) => offer === 'offered').map(([startsAt]) => startsAt);
      expect(freeSlots(query).map(({ startsAt }) => startsAt)).toEqual(offered);
      for (const [index, [startsAt, offer]] of model.entries()) {
        // Most minutes are outside the hours; a sample of those is enough.
        if (offer === 'outside-hours' && index % 37 !== shift) continue;
        expect(isOffered(query, startsAt), new Date(startsAt).toISOString()).toBe(offer);
      }
      for (const startsAt of offered.slice(0, 5)) {
        expect(isOffered(query, startsAt + 1)).toBe('outside-hours');
      }
    });
    fc.assert(property, { numRuns: 20 });
  });
});

/** An allocation at an offered start: of the same session, or of another one there or nearby. */
const anyTaking = fc.record({
  pick: fc.nat(),
  own: fc.boolean(),
  shift: fc.integer({ min: -60, max: 60 }),
  minutes: fc.integer({ min: 1, max: 200 }),
});

type Taking = { pick: number; own: boolean; shift: number; minutes: number };

function takingsOf(takings: Taking[], empty: SlotQuery): TakenTime[] {
  const free = freeSlots(empty);
  if (free.length === 0) return [];
  return takings.map(({ pick, own, shift, minutes }) => {
    const { startsAt } = free[pick % free.length]!;
    if (own)
      return {
        ...allocationRange(empty.visitType, startsAt),
        ...{ visitTypeId: empty.visitType.id, startsAt },
      };
    const start = startsAt + shift * MINUTE;
    return { start, end: start + minutes * MINUTE, visitTypeId: 2, startsAt: start };
  });
}

/** Any doctor, visit type, time off and current time, crowded around the change-over. */
function caseNear(timeZone: string, date: string, hotMinute: number): fc.Arbitrary<SlotQuery> {
  const around = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
  const day = (min: number, max: number) => fc.integer({ min, max }).map(around);
  const minute = fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: hotMinute - 120, max: hotMinute + 120 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 1440 }) },
    )
    .map((value) => Math.min(1440, Math.max(0, value - (value % 5))));
  const bounds = fc.tuple(minute, minute, fc.nat({ max: 9 })).map(([one, other, backwards]) => {
    const [from, to] = one < other === backwards > 0 ? [one, other] : [other, one];
    return { from: timeOf(from % 1440), to: timeOf(to) };
  });
  const rule: fc.Arbitrary<Rule> = fc
    .record({
      bounds,
      weekday: fc.constantFrom(-1, 0, 0, 0, 1).map((days) => Temporal.PlainDate.from(around(days)).dayOfWeek),
      everyWeeks: fc.constantFrom(1, 1, 1, 2),
      anchorDate: fc.option(day(-20, 20)),
      visitTypeIds: fc.constantFrom([], [], [1], [2, 1], [2]),
    })
    .map(({ bounds, ...rest }) => ({ ...bounds, ...rest }));
  const schedule: fc.Arbitrary<Schedule> = fc.record({
    validFrom: day(-30, 1),
    validUntil: fc.option(day(-1, 3)),
    rules: fc.array(rule, { minLength: 1, maxLength: 6 }),
  });
  const stretch = (most: number) =>
    fc
      .record({
        days: fc.integer({ min: -1, max: 1 }),
        at: minute,
        length: fc.integer({ min: -1, max: most }),
      })
      .map(({ days, at, length }) => {
        const from = Temporal.PlainDate.from(around(days)).toPlainDateTime('00:00').add({ minutes: at });
        return { from: localDateTime(from), to: localDateTime(from.add({ minutes: length * 5 })) };
      });
  const extra = stretch(100).map((time) => ({ kind: 'extra' as const, ...time }));
  const leave = stretch(25).map((time) => ({ kind: 'leave' as const, ...time }));
  return fc.record({
    timeZone: fc.constant(timeZone),
    schedules: fc.array(schedule, { minLength: 1, maxLength: 2 }),
    timeOff: fc.array(fc.oneof(extra, leave), { maxLength: 3 }),
    closures: fc.array(stretch(25), { maxLength: 2 }),
    visitType: fc.record({
      id: fc.constant(1),
      durationMinutes: fc.constantFrom(5, 15, 20, 30, 45, 60, 90),
      stepMinutes: fc.constantFrom(5, 10, 15, 20, 30, 45),
      bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10),
      bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15),
      places: fc.integer({ min: 1, max: 3 }),
      leadMinutes: fc.constantFrom(0, 0, 30, 90, 1440),
      horizonDays: fc.integer({ min: 1, max: 6 }),
      alone: fc.constantFrom(false, false, true),
    }),
    from: day(-2, 0),
    to: day(0, 2),
    now: fc
      .integer({ min: -3 * 1440 * MINUTE, max: 720 * MINUTE })
      .map((offset) => Date.parse(`${date}T00:00Z`) + offset),
    taken: fc.constant([]),
  });
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function localDateTime(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'minute' });
}
