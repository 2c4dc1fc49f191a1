import { useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { SeriesTaken } from '#contract/series.ts';

export interface Proposed {
  wished: { localDate: string; localTime: string };
  slot: Slot | null;
}

export interface Entry extends Proposed {
  /** Its place in the proposal, from 0. */
  place: number;
  isLeftOut: boolean;
  /** Why it was refused, and free times nearby. */
  refused: { detail: string; nearest: Slot[] } | null;
}

interface Decided {
  slot?: Slot;
  isLeftOut?: boolean;
  refused?: Entry['refused'];
}

/** The visits of a proposal, each to be changed or left out; a new proposal starts over. */
export function useEntries(proposal: Proposed[] | undefined) {
  const [decided, setDecided] = useState<{ of: Proposed[] | undefined; by: Map<number, Decided> }>({
    of: undefined,
    by: new Map(),
  });
  const by = decided.of === proposal ? decided.by : new Map<number, Decided>();
  const entries = (proposal ?? []).map((proposed, place): Entry => {
    const { slot = proposed.slot, isLeftOut = false, refused = null } = by.get(place) ?? {};
    return { ...proposed, place, slot, isLeftOut: isLeftOut || slot === null, refused };
  });
  function decide(changes: [place: number, change: Decided][]) {
    const next = new Map(by);
    for (const [place, change] of changes) next.set(place, { ...next.get(place), ...change });
    setDecided({ of: proposal, by: next });
  }
  /** In the order of the request. */
  const chosen = entries.filter(({ isLeftOut }) => !isLeftOut);
  return {
    entries,
    chosen,
    choose: (place: number, slot: Slot) => decide([[place, { slot, isLeftOut: false, refused: null }]]),
    leaveOut: (place: number, isLeftOut: boolean) => decide([[place, { isLeftOut, refused: null }]]),
    refuse: (taken: SeriesTaken[]) =>
      decide(
        taken.flatMap(({ index, detail, nearest }): [number, Decided][] => {
          const entry = chosen[index];
          return entry ? [[entry.place, { refused: { detail, nearest } }]] : [];
        }),
      ),
  };
}
