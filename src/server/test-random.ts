/** Repeatable random numbers, for tests that must be able to repeat a run. */

/** mulberry32. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    below: (limit: number) => Math.floor(next() * limit),
    one: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  };
}

export type Random = ReturnType<typeof randomOf>;
