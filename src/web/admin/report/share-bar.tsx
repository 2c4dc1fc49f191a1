import { percentWords, type Share } from './figure-words.ts';

/** A share in figures, and as a length with a line where it was before. */
export function ShareCell({ now, before }: { now: Share; before: Share }) {
  return (
    <>
      <ShareBar now={now} before={before} />
      {percentWords(now)}
    </>
  );
}

function ShareBar({ now, before }: { now: Share; before: Share }) {
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
      <rect className="tone-booked" y="2" width={Math.min(1, now) * 100} height="4" />
      {before === null ? null : (
        <rect className="share-mark" x={Math.min(1, before) * 100 - 0.75} width="1.5" height="8" />
      )}
    </svg>
  );
}
