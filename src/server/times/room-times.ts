/** When rooms are taken, for slots.ts: no clock, database or cache here. */
import type { Interval } from './hours.ts';

/** Times out of use and times taken, both in order and without overlaps. */
export interface RoomTimes {
  id: number;
  away: readonly Interval[];
  /** Null while it has not been read: the room may be free. */
  busy: readonly Interval[] | null;
}

/** Whether an interval overlaps none of `taken`, which is in order and without overlaps. */
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
 * Whether there is a room for a visit: the one its session already has, or else any that is free for all of its time.
 * Buffers take a room like the doctor, but may lie in an outage, since no one is seen in them. "perhaps" if none is
 * known to be free and some have not been read.
 */
export function hasRoom(
  rooms: readonly RoomTimes[],
  { visit, taken, roomId }: { visit: Interval; taken: Interval; roomId: number | null },
): 'yes' | 'perhaps' | 'no' {
  let best: 'perhaps' | 'no' = 'no';
  for (const { id, away, busy } of rooms) {
    if (!isFree(away, visit) || (roomId !== null && id !== roomId)) continue;
    if (roomId !== null || (busy && isFree(busy, taken))) return 'yes';
    if (!busy) best = 'perhaps';
  }
  return best;
}
