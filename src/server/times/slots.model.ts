/**
 * The slot rules written again for tests: obviously right instead of fast, and sharing only types with the engine.
 * Every minute of ten days around a date is read through Temporal, hours and time off are sets of those minutes, and a
 * slot is checked minute by minute.
 */
import type { Offer, SlotQuery, TakenTime } from './slots.ts';

const MINUTE = 60_000;

/** Every minute from five days before a date to five days after it, with its instant and its wall time. */
export type Walk = {
  instants: number[];
  walls: string[];
  times: Map<string, number>;
  index(instant: number): number;
};

export function walkMinutes(timeZone: string, date: string): Walk {
  const first = Date.parse(`${date}T00:00Z`) - 5 * 1440 * MINUTE;
  const instants = Array.from({ length: 10 * 1440 }, (_, index) => first + index * MINUTE);
  const walls = instants.map((instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  );
  const times = new Map<string, number>();
  for (const wall of walls) times.set(wall, (times.get(wall) ?? 0) + 1);
  return { instants, walls, times, index: (instant) => (instant - first) / MINUTE };
}

/** Hours in the model: starts in [from, until) in steps from `from`; minutes [first, end) of the walk. */
type Shift = { from: string; until: string; first: number; end: number };

function modelShifts(walk: Walk, query: SlotQuery): Shift[] {
  const atOrAfter = (wall: string) => walk.walls.findIndex((other) => other >= wall);
  const shift = (from: string, until: string) => ({
    from,
    until,
    first: atOrAfter(from),
    end: atOrAfter(until),
  });
  const shifts = query.timeOff.filter(({ kind }) => kind === 'extra').map(({ from, to }) => shift(from, to));
  const last = Temporal.PlainDate.from(query.to);
  for (
    let day = Temporal.PlainDate.from(query.from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    for (const { validFrom, validUntil, rules } of query.schedules) {
      if (`${day}` < validFrom || (validUntil !== null && `${day}` > validUntil)) continue;
      for (const rule of rules) {
        if (rule.weekday !== day.dayOfWeek || rule.from >= rule.to) continue;
        if (rule.visitTypeIds.length > 0 && !rule.visitTypeIds.includes(query.visitType.id)) continue;
        const weeks = mondayOf(rule.anchorDate ?? validFrom).until(mondayOf(`${day}`), {
          largestUnit: 'weeks',
        }).weeks;
        if (rule.everyWeeks === 2 && weeks % 2 !== 0) continue;
        shifts.push(
          shift(
            `${day}T${rule.from}`,
            rule.to === '24:00' ? `${day.add({ days: 1 })}T00:00` : `${day}T${rule.to}`,
          ),
        );
      }
    }
  }
  return shifts;
}

function mondayOf(date: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/** For each minute of the walk, whether leave or a closure takes it away. */
function modelAway(walk: Walk, query: SlotQuery): boolean[] {
  const away = walk.walls.map(() => false);
  for (const { from, to } of [...query.timeOff.filter(({ kind }) => kind === 'leave'), ...query.closures]) {
    if (from >= to) continue;
    const first = walk.walls.findIndex((wall) => wall >= from);
    const last = walk.walls.findLastIndex((wall) => wall <= to);
    away.fill(true, first, walk.walls[last] === to ? last : last + 1);
  }
  return away;
}

/** The model's offer for every minute of the requested local dates, in order. */
export function modelOffers(walk: Walk, query: SlotQuery): Map<number, Offer> {
  const { durationMinutes, stepMinutes, leadMinutes, horizonDays } = query.visitType;
  const shifts = modelShifts(walk, query);
  const away = modelAway(walk, query);
  const now = Temporal.Instant.fromEpochMilliseconds(query.now).toZonedDateTimeISO(query.timeZone);
  const lastDate = now.toPlainDate().add({ days: horizonDays }).toString();
  const offer = (index: number): Offer => {
    const wall = walk.walls[index]!;
    const fits = shifts.some(({ from, until, first, end }) => {
      if (walk.times.get(wall) !== 1 || wall < from || wall >= until) return false;
      const minutes = Temporal.PlainDateTime.from(from).until(wall, { largestUnit: 'minutes' }).minutes;
      return minutes % stepMinutes === 0 && index >= first && index + durationMinutes <= end;
    });
    if (!fits) return 'outside-hours';
    if (away.slice(index, index + durationMinutes).includes(true)) return 'closed';
    if (walk.instants[index]! - query.now < leadMinutes * MINUTE) return 'too-soon';
    return wall.slice(0, 10) > lastDate ? 'too-far' : 'offered';
  };
  const offers = new Map<number, Offer>();
  for (const [index, wall] of walk.walls.entries()) {
    const date = wall.slice(0, 10);
    if (date >= query.from && date <= query.to) offers.set(walk.instants[index]!, offer(index));
  }
  return offers;
}

export function modelSlots(walk: Walk, query: SlotQuery) {
  const { id, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, places, alone } = query.visitType;
  return [...modelOffers(walk, query)].flatMap(([startsAt, offer]) => {
    if (offer !== 'offered') return [];
    const busy = new Set<number>();
    for (let minute = -bufferBeforeMinutes; minute < durationMinutes + bufferAfterMinutes; minute++) {
      for (const [index, { start, end }] of query.taken.entries()) {
        const instant = startsAt + minute * MINUTE;
        if (start <= instant && instant < end) busy.add(index);
      }
    }
    const isShared = [...busy].every((index) =>
      isSameSession(query.taken[index]!, { visitTypeId: id, startsAt, alone: alone ?? false }),
    );
    if (!isShared || busy.size >= places) return [];
    if (query.rooms && !modelRoom(query, { startsAt, busy })) return [];
    const [localDate, localTime] = walk.walls[walk.index(startsAt)]!.split('T');
    return [
      {
        startsAt,
        endsAt: startsAt + durationMinutes * MINUTE,
        localDate,
        localTime,
        placesLeft: places - busy.size,
      },
    ];
  });
}

/** Whether, minute by minute, a room is usable and free for the whole visit, or its session already has one. */
function modelRoom(
  { rooms = [], taken, visitType }: SlotQuery,
  { startsAt, busy }: { startsAt: number; busy: Set<number> },
) {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = visitType;
  const own = [...busy].map((index) => taken[index]!.roomId).find((roomId) => roomId);
  const isAt = (stretches: readonly { start: number; end: number }[], minute: number) => {
    const instant = startsAt + minute * MINUTE;
    return stretches.some(({ start, end }) => start <= instant && instant < end);
  };
  return rooms.some((room) => {
    if (own && room.id !== own) return false;
    for (let minute = -bufferBeforeMinutes; minute < durationMinutes + bufferAfterMinutes; minute++) {
      if (minute >= 0 && minute < durationMinutes && isAt(room.away, minute)) return false;
      if (!own && isAt(room.busy ?? [], minute)) return false;
    }
    return true;
  });
}

type Session = Pick<TakenTime, 'visitTypeId' | 'startsAt' | 'alone'>;

export function isSameSession(one: Session, other: Session) {
  return (
    one.visitTypeId === other.visitTypeId && one.startsAt === other.startsAt && !one.alone && !other.alone
  );
}
