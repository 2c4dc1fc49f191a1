/**
 * Free slots of one doctor for one visit type: computed from rules each time, never stored.
 *
 * It expands working hours into starts, drops those that leave, closures, lead time, horizon or appointments forbid,
 * and counts the places left in each. Everything is passed in: there is no clock, database or cache here, so the same
 * query has the same answer.
 *
 * Invariant: in doubt a time is not offered. A slot that is offered here and not booked meanwhile is accepted by the
 * database, because its exclusion constraints compare the same values: `allocationRange`, and as a session the visit
 * type and its start. Different sessions of a doctor or a room never overlap, and one session has one allocation per
 * place.
 *
 * It does not decide who gets a slot: two visitors may be offered the same or overlapping starts (also from overlapping
 * rules, 09:00 and 09:15 with 30 minutes each), and the database refuses the second. It does not know whether the
 * doctor offers this visit type or is published.
 */
import {
  type Hours,
  type Interval,
  type OpenWindow,
  readHours,
  type WorkingHours,
  windowsOn,
} from './hours.ts';
import { hasRoom, type RoomTimes } from './room-times.ts';
import { DAY_MINUTES, dateOf, dayOf, localAt, MINUTE_MS, timeOf, zoneMap, zoneMapAt } from './zone.ts';

/** Whole minutes and days; duration and step are at least one minute. */
export type VisitTypeRules = {
  id: number;
  durationMinutes: number;
  stepMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  places: number;
  leadMinutes: number;
  horizonDays: number;
  /** Never shares its start with another visit of its type, because it has its own length. */
  alone?: boolean | undefined;
  /** The kind of room it takes; absent or '' for none. */
  roomKind?: string | undefined;
};

/**
 * Time occupied by a hold, request or booking: [start, end) in epoch milliseconds, including buffers. Its session is
 * what patients attend together: one visit type at one start (epoch milliseconds). One that is `alone` has a session to
 * itself.
 */
export type TakenTime = Interval & {
  visitTypeId: number;
  startsAt: number;
  alone?: boolean;
  roomId?: number | null;
};

/** When a visit may be booked, regardless of other bookings. `now` is epoch milliseconds. */
type OfferRules = Hours & { timeZone: string; visitType: VisitTypeRules; now: number };

/**
 * A query for free slots on local dates `from` to `to`, inclusive. `taken` holds the doctor's active allocations in any
 * order, also outside these dates. `rooms` are the candidates if the visit needs a room. `limit` ends the search after
 * that many slots.
 */
export type SlotQuery = OfferRules & {
  from: string;
  to: string;
  taken: readonly TakenTime[];
  rooms?: readonly RoomTimes[] | undefined;
  limit?: number;
};

/** Instants in epoch milliseconds, and the start in the hospital's wall time. */
export type Slot = {
  startsAt: number;
  endsAt: number;
  localDate: string;
  localTime: string;
  placesLeft: number;
  /** Free only if a room is whose times have not been read. */
  isUnsure?: true;
};

/** Whether a start is offered, or the reason why not. */
export type Offer = 'offered' | 'outside-hours' | 'closed' | 'too-soon' | 'too-far';

/**
 * In order and without duplicates.
 *
 * - Starts are wall times, a multiple of the step after the start of the hours, and keep that grid if leave or a
 * closure cuts into the hours. Starts that clocks skip or repeat are not offered.
 * - Duration and buffers are elapsed time. The visit must fit into the hours; its buffers occupy the doctor but may lie
 * outside the hours, also in leave, since no one is seen in them.
 * - The first start is `leadMinutes` from now, the last local date `horizonDays` after today's.
 */
export function freeSlots(query: SlotQuery): Slot[] {
  const { timeZone, visitType, limit = Infinity } = query;
  assertUsable(visitType);
  const today = dayOf(localAt(timeZone, query.now).localDate);
  // Starts with yesterday, so as not to assume that dates never go back; `earliest` decides.
  const firstDay = Math.max(dayOf(query.from), today - 1);
  const lastDay = Math.min(dayOf(query.to), today + visitType.horizonDays);
  if (!(firstDay <= lastDay)) return [];
  const hours = readHours(zoneMap(timeZone, dateOf(firstDay), dateOf(lastDay)), query);
  const taken = indexTaken(query.taken);
  const { rooms } = query;
  const earliest = earliestStart(query);
  const slots: Slot[] = [];
  for (let day = firstDay; day <= lastDay && slots.length < limit; day++) {
    slots.push(...slotsOn(day, hours, { visitType, taken, rooms, earliest }));
  }
  return slots.length > limit ? slots.slice(0, limit) : slots;
}

/**
 * Whether the rules offer a start (epoch milliseconds), regardless of other bookings. The booking transaction asks this
 * again before it inserts; the database decides what is taken. Agrees with `freeSlots`. Of several reasons it gives the
 * one that waiting cures last: outside the hours (including off the grid and skipped or repeated wall times), then
 * closed, then too soon or too far.
 */
export function isOffered(rules: OfferRules, startsAt: number): Offer {
  return offerWithin(readHours(zoneMapAt(rules.timeZone, startsAt), rules), rules, startsAt);
}

/** Takes parsed hours that cover at least the year of the start. */
export function offerWithin(
  hours: WorkingHours,
  rules: Pick<OfferRules, 'timeZone' | 'visitType' | 'now'>,
  startsAt: number,
): Offer {
  const { timeZone, visitType } = rules;
  const { zone } = hours;
  assertUsable(visitType);
  const wall = zone.wallAt(startsAt);
  const day = Math.floor(wall / DAY_MINUTES);
  // Wall times are whole minutes: this also refuses a start with seconds.
  if (zone.onlyInstantAt(wall) !== startsAt) return 'outside-hours';
  const windows = windowsOn(hours, day).filter(
    (window) => isFor(window, visitType) && isOnGrid(window, wall, visitType),
  );
  const endsAt = startsAt + visitType.durationMinutes * MINUTE_MS;
  if (!windows.some(({ range }) => range.start <= startsAt && endsAt <= range.end)) return 'outside-hours';
  if (!windows.some((window) => isOpen(window, startsAt, endsAt))) return 'closed';
  if (startsAt < earliestStart(rules)) return 'too-soon';
  if (day > dayOf(localAt(timeZone, rules.now).localDate) + visitType.horizonDays) return 'too-far';
  return 'offered';
}

/** The time a visit occupies its doctor, [start, end) in epoch milliseconds, including buffers. */
export function allocationRange(
  visitType: Pick<VisitTypeRules, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
  startsAt: number,
): Interval {
  return {
    start: startsAt - visitType.bufferBeforeMinutes * MINUTE_MS,
    end: startsAt + (visitType.durationMinutes + visitType.bufferAfterMinutes) * MINUTE_MS,
  };
}

/** A fractional or invalid rule would make comparisons false and a taken slot look free. */
function assertUsable(visitType: VisitTypeRules) {
  const { durationMinutes, stepMinutes, bufferBeforeMinutes, bufferAfterMinutes } = visitType;
  const { places, leadMinutes, horizonDays } = visitType;
  const least1 = [durationMinutes, stepMinutes, places];
  const least0 = [bufferBeforeMinutes, bufferAfterMinutes, leadMinutes, horizonDays];
  if (
    ![...least1, ...least0].every(Number.isSafeInteger) ||
    Math.min(...least1) < 1 ||
    Math.min(...least0) < 0
  ) {
    throw new RangeError(`Visit type ${visitType.id} has rules that cannot be computed with`);
  }
}

function earliestStart({ now, visitType }: Pick<OfferRules, 'now' | 'visitType'>): number {
  return now + visitType.leadMinutes * MINUTE_MS;
}

function slotsOn(
  day: number,
  hours: WorkingHours,
  {
    visitType,
    taken,
    rooms,
    earliest,
  }: {
    visitType: VisitTypeRules;
    taken: TakenIndex;
    rooms: readonly RoomTimes[] | undefined;
    earliest: number;
  },
): Slot[] {
  const { zone } = hours;
  const { stepMinutes, durationMinutes } = visitType;
  const localDate = dateOf(day);
  const slots: Slot[] = [];
  for (const window of windowsOn(hours, day)) {
    if (!isFor(window, visitType)) continue;
    let wall = window.grid + Math.ceil((window.from - window.grid) / stepMinutes) * stepMinutes;
    for (; wall < window.until; wall += stepMinutes) {
      const startsAt = zone.onlyInstantAt(wall);
      if (startsAt === null || startsAt < earliest) continue;
      const endsAt = startsAt + durationMinutes * MINUTE_MS;
      if (!isOpen(window, startsAt, endsAt)) continue;
      const placesLeft = countPlacesLeft(taken, visitType, startsAt);
      if (placesLeft === 0) continue;
      const room = rooms ? hasRoom(rooms, roomWanted(taken, visitType, startsAt)) : 'yes';
      if (room === 'no') continue;
      const slot = { startsAt, endsAt, localDate, localTime: timeOf(wall), placesLeft };
      slots.push(room === 'yes' ? slot : { ...slot, isUnsure: true });
    }
  }
  return inOrderOnce(slots);
}

/** Slots are out of order or repeated only for overlapping or unsorted windows; others cost nothing here. */
function inOrderOnce(slots: Slot[]): Slot[] {
  if (slots.every(({ startsAt }, i) => i === 0 || slots[i - 1]!.startsAt < startsAt)) return slots;
  return [...new Map(slots.map((slot) => [slot.startsAt, slot])).values()].sort(
    (a, b) => a.startsAt - b.startsAt,
  );
}

function isFor({ visitTypeIds }: OpenWindow, visitType: VisitTypeRules): boolean {
  return visitTypeIds.length === 0 || visitTypeIds.includes(visitType.id);
}

function isOnGrid({ grid }: OpenWindow, wall: number, { stepMinutes }: VisitTypeRules): boolean {
  return (wall - grid) % stepMinutes === 0;
}

function isOpen({ open }: OpenWindow, startsAt: number, endsAt: number): boolean {
  return open.some(({ start, end }) => start <= startsAt && endsAt <= end);
}

/** Allocations in order of start; `latestEnd[i]` is the latest end among those up to `i`. */
type TakenIndex = { sorted: readonly TakenTime[]; latestEnd: Float64Array };

function indexTaken(taken: readonly TakenTime[]): TakenIndex {
  const isSorted = taken.every(({ start }, i) => i === 0 || taken[i - 1]!.start <= start);
  const sorted = isSorted ? taken : taken.toSorted((a, b) => a.start - b.start);
  const latestEnd = new Float64Array(sorted.length);
  let latest = -Infinity;
  for (const [i, { start, end, visitTypeId }] of sorted.entries()) {
    if (!(start < end)) throw new RangeError(`An allocation of visit type ${visitTypeId} has no length`);
    latest = Math.max(latest, end);
    latestEnd[i] = latest;
  }
  return { sorted, latestEnd };
}

/** Zero if another session overlaps. */
function countPlacesLeft(
  { sorted, latestEnd }: TakenIndex,
  visitType: VisitTypeRules,
  startsAt: number,
): number {
  const { start, end } = allocationRange(visitType, startsAt);
  let placesLeft = visitType.places;
  for (let i = firstAbove(latestEnd, start); i < sorted.length && sorted[i]!.start < end; i++) {
    const other = sorted[i]!;
    if (other.end <= start) continue;
    placesLeft -= 1;
    const isSameSession =
      other.visitTypeId === visitType.id && other.startsAt === startsAt && !other.alone && !visitType.alone;
    if (placesLeft === 0 || !isSameSession) return 0;
  }
  return placesLeft;
}

/** The time for which a room is required, and the session's room if it has one. Call it only if places are left. */
function roomWanted({ sorted, latestEnd }: TakenIndex, visitType: VisitTypeRules, startsAt: number) {
  const taken = allocationRange(visitType, startsAt);
  const visit = { start: startsAt, end: startsAt + visitType.durationMinutes * MINUTE_MS };
  for (let i = firstAbove(latestEnd, taken.start); i < sorted.length && sorted[i]!.start < taken.end; i++) {
    const { end, roomId } = sorted[i]!;
    if (end > taken.start && roomId) return { visit, taken, roomId };
  }
  return { visit, taken, roomId: null };
}

/** By binary search; `values` are sorted. */
function firstAbove(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
