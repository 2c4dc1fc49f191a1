import { referenceLetters } from '#server/links/reference.ts';

/**
 * Numbers in [0, 1) that look random and depend only on the key, so that every run and every node decides the same
 * about a visit.
 */
export function chances(...key: (string | number)[]): () => number {
  let state = 2_166_136_261;
  for (const character of key.join(' ')) {
    state = Math.imul(state ^ character.codePointAt(0)!, 16_777_619);
  }
  return () => {
    // Mulberry32, a generator of one word of state.
    state = (state + 1_831_565_813) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(list: ArrayLike<T>, chance: number): T {
  return list[Math.floor(chance * list.length)]!;
}

/** In the form of every other reference (links/reference.ts). */
export function referenceFrom(next: () => number) {
  return Array.from({ length: 8 }, () => pick(referenceLetters, next())).join('');
}
