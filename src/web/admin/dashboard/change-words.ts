/** How a figure differs from the week before, in words. */
import type { Figure } from '#contract/dashboard.ts';

/**
 * "4 more than a week before", or with what `recent` counts, "7 received, 2 fewer than the week before". A rate changes
 * by points.
 */
export function changeInWords({ recent, before }: Figure, of?: string, isRate = false): string {
  if (recent === null) return 'No appointments were due';
  if (before === null) return 'No appointments were due the week before';
  const change = isRate ? Math.round(recent * 100) - Math.round(before * 100) : recent - before;
  const size = Math.abs(change);
  const points = isRate ? (size === 1 ? ' point' : ' points') : '';
  const words =
    change === 0
      ? 'the same as the week before'
      : `${size}${points} ${change > 0 ? 'more' : isRate ? 'less' : 'fewer'} than the week before`;
  return of ? `${recent} ${of} in seven days, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
