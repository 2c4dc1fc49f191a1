/**
 * How much one sender may take before it is told to wait. Every such number stands here, so that docs/security.md can
 * list them all; a test holds the two together.
 */
export interface Limit {
  most: number;
  /** The time that it is counted over, or what it is a part of. */
  per: string;
  /** Whom it is counted for. */
  whose: string;
  /** What it is large enough for, and what it keeps off. */
  why: string;
}

export const limits = {
  formsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address',
    why: 'Forms that change something: a ward or a library behind one address fills in fewer.',
  },
  signInsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address, or known browser of staff',
    why: 'Sign-ins and resets, apart from forms: who sends forms keeps no staff out.',
  },
  searchesPerMinute: {
    most: 600,
    per: 'minute',
    whose: 'client address',
    why: 'Whoever types asks several times a second; answers from memory cost nothing and do not count.',
  },
  deadLinksPerMinute: {
    most: 30,
    per: 'minute',
    whose: 'client address',
    why: 'Calls with the token of a link that does not open. One that opens is never refused for them.',
  },
} as const satisfies Record<string, Limit>;
