import type { Rule } from './period.tsx';

/** A day from 06:00 to 22:00 as a bar of its hours; paler for every second week. */
export function DayStrip({ rules }: { rules: Rule[] }) {
  return (
    <svg
      viewBox="0 0 160 8"
      preserveAspectRatio="none"
      className="day-strip"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="day-strip-ground" width="160" height="8" rx="4" />
      {rules.map(({ from, to, everyWeeks }, index) => {
        const [start, end] = [place(from), place(to)];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
            key={index}
            className={everyWeeks === 2 ? 'day-strip-second' : 'day-strip-hours'}
            x={start}
            width={Math.max(0, end - start)}
            height="8"
            rx="2"
          />
        );
      })}
    </svg>
  );
}

/** Ten units an hour. */
function place(time: string) {
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number);
  return Math.min(160, Math.max(0, (hours + minutes / 60 - 6) * 10));
}
