import { type Limits, limits } from './kernel/limits.ts';

/** For tests that are not about limits: they book hundreds of times from one address. */
export const noLimits: Limits = {
  ...(Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { ...limit, most: 1_000_000 }]),
  ) as Limits),
  countedHours: limits.countedHours,
  confirmMinutes: limits.confirmMinutes,
  ratingSeconds: { ...limits.ratingSeconds, most: 0 },
  network56: limits.network56,
  network48: limits.network48,
};
