import { useEffect } from 'react';

/**
 * The hospital's date and when it ends, in epoch milliseconds, for the next page. Computing it from the time zone takes
 * a browser some 50 ms, before it shows anything.
 */
export const dayKey = 'deskDay';

/** Stores the hospital's date, once its zone is known. An hour too long when the clocks change. */
export function useKeptDay(now: string, isKnown: boolean) {
  const [today, hour, minute] = [now.slice(0, 10), Number(now.slice(11, 13)), Number(now.slice(14, 16))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a day.
  useEffect(() => {
    if (!isKnown) return;
    const until = Date.now() + (1_440 - hour * 60 - minute) * 60_000;
    localStorage.setItem(dayKey, JSON.stringify({ today, until }));
  }, [today, isKnown]);
}
