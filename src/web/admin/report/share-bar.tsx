import { percentWords, type Share } from '#web/admin/ui/percent-words.ts';

/** A share as a number and as a bar, with a line at its former value. */
export function ShareCell({ top = 1, ...shares }: { now: Share; before: Share; top?: number }) {
  return (
    <span className="share-cell">
      <ShareBar {...shares} top={top} />
      {percentWords(shares.now)}
    </span>
  );
}

/** `top` is the share of a full bar. */
function ShareBar({ now, before, top }: { now: Share; before: Share; top: number }) {
  const lengthOf = (share: number) => Math.min(1, share / top) * 100;
  if (now === null) return null;
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="share-room" y="2" width="100" height="4" />
      <rect fill="var(--tone-booked)" y="2" width={lengthOf(now)} height="4" />
      {before === null ? null : (
        <rect className="share-mark" x={Math.max(0, lengthOf(before) - 1.5)} width="1.5" height="8" />
      )}
    </svg>
  );
}
