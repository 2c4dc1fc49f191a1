/** When rooms are taken, as slots.ts asks: no clock, database or cache here. */
import type { Interval } from './hours.ts';

/** A room as the search for free times asks it: when it takes no visits, and when it has one. Both in order. */
export interface RoomTimes {
  id: number;
  away: readonly Interval[];
  busy: readonly Interval[];
}

/** Whether a time meets none of some others, which are in order and do not overlap. */
export function isFree(taken: readonly Interval[], { start, end }: Interval): boolean {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (taken[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  return low === taken.length || taken[low]!.start >= end;
}

/**
 * Whether there is a room for a visit: the one that its session has already, or else any that nobody has for all of its
 * time. Buffers take a room like the doctor; they may lie in an outage, since nobody is seen in them.
 */
export function hasRoom(
  rooms: readonly RoomTimes[],
  { visit, taken, roomId }: { visit: Interval; taken: Interval; roomId: number | null },
): boolean {
  return rooms.some((room) =>
    roomId === null
      ? isFree(room.busy, taken) && isFree(room.away, visit)
      : room.id === roomId && isFree(room.away, visit),
  );
}
