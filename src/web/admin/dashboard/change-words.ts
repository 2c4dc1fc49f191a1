import type { Figure } from '#contract/dashboard.ts';
import { counted, t } from '#words/say.ts';

/** What `recent` and `before` count, if not the figure itself. */
const recentWords = {
  received: (count: number) =>
    counted('{count} received in seven days', '{count} received in seven days', count),
  joined: (count: number) => counted('{count} joined in seven days', '{count} joined in seven days', count),
  failed: (count: number) => counted('{count} failed in seven days', '{count} failed in seven days', count),
  new: (count: number) => counted('{count} new in seven days', '{count} new in seven days', count),
};
export type Recent = keyof typeof recentWords;

/**
 * "4 more than a week before", or with what `recent` counts, "7 received, 2 fewer than the week before". A rate changes
 * by points.
 */
export function changeInWords({ recent, before }: Figure, of?: Recent, isRate = false): string {
  if (recent === null) return t('No appointments were due');
  if (before === null) return t('No appointments were due the week before');
  const change = isRate ? Math.round(recent * 100) - Math.round(before * 100) : recent - before;
  if (!of) return change === 0 ? t('The same as the week before') : differenceWords(change, isRate);
  return t('{words}, {more}', {
    words: recentWords[of](recent),
    more: change === 0 ? t('the same as the week before') : differenceWords(change, isRate),
  });
}

function differenceWords(change: number, isRate: boolean) {
  const size = Math.abs(change);
  if (isRate)
    return change > 0
      ? counted('{count} point more than the week before', '{count} points more than the week before', size)
      : counted('{count} point less than the week before', '{count} points less than the week before', size);
  return change > 0
    ? counted('{count} more than the week before', '{count} more than the week before', size)
    : counted('{count} fewer than the week before', '{count} fewer than the week before', size);
}
