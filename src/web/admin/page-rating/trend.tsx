import type { PageRating } from '#contract/page-rating.ts';
import { niceTop } from '#web/admin/dashboard/columns-chart.tsx';

const height = 24;
const step = 5;

/** Yes above No by week, in the height of a row; the page's own panel has the numbers. */
export function Trend({ weeks }: { weeks: PageRating['weeks'] }) {
  const top = niceTop(Math.max(1, ...weeks.map(({ yes, no }) => yes + no)));
  const scale = height / top;
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${weeks.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {weeks.map(({ week, yes, no }, index) => (
        <g key={week}>
          <rect
            fill="var(--tone-no_show)"
            x={index * step}
            width={step - 1}
            y={height - no * scale}
            height={no * scale}
          />
          <rect
            fill="var(--tone-arrived)"
            x={index * step}
            width={step - 1}
            y={height - (yes + no) * scale}
            height={yes * scale}
          />
        </g>
      ))}
    </svg>
  );
}
