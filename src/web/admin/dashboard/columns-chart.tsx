import { useId } from 'react';

export interface ChartColumn {
  key: string;
  /** Shown as the browser's tooltip. */
  title: string;
  /** Below the column; most columns of a long chart have none. */
  label?: string | undefined;
  /** From the bottom up. `tone` is a colour of the stylesheet; `hatched` also has lines. */
  parts: { tone: string; value: number }[];
  /** The former value: a line across the column. */
  mark?: number | undefined;
}

const width = 600;
/** Room for the numbers of the scale. */
const left = 40;

/** Columns of stacked parts. Hidden from screen readers: each use has the same numbers in a table. */
export function ColumnsChart({
  columns,
  height = 150,
  scaleWords = String,
}: {
  columns: ChartColumn[];
  /** In units of the drawing, which is 600 wide. */
  height?: number;
  scaleWords?: (value: number) => string;
}) {
  const ground = height - 24;
  const yOf = (value: number) => ground - (value / top) * (ground - 8);
  const hatch = useId();
  const sums = columns.map(({ parts, mark = 0 }) =>
    Math.max(
      mark,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
  );
  const top = niceTop(Math.max(1, ...sums));
  const step = (width - left) / Math.max(1, columns.length);
  const gap = Math.min(6, step * 0.2);
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch-ground" width="5" height="5" />
        <rect className="hatch-line" width="2" height="5" />
      </pattern>
      {[top, top / 2].map((value) => (
        <g key={value}>
          <line className="chart-line" x1={left} x2={width} y1={yOf(value)} y2={yOf(value)} />
          <text x={left - 6} y={yOf(value) + 3} textAnchor="end">
            {scaleWords(value)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={column.key}>
          <title>{column.title}</title>
          <rect className="chart-room" x={left + index * step} y="0" width={step} height={ground} />
          {stacked(column.parts).map(({ tone, from, to }) => (
            <rect
              key={tone}
              className={tone === 'hatched' ? 'tone-hatched' : undefined}
              fill={tone === 'hatched' ? `url(#${hatch})` : `var(--tone-${tone})`}
              x={left + index * step + gap / 2}
              width={step - gap}
              y={yOf(to)}
              height={yOf(from) - yOf(to)}
            />
          ))}
          {column.mark ? (
            <line
              className="chart-mark"
              x1={left + index * step + gap / 2 - 1}
              x2={left + (index + 1) * step - gap / 2 + 1}
              y1={yOf(column.mark)}
              y2={yOf(column.mark)}
            />
          ) : null}
          {column.label ? (
            <text x={left + (index + 0.5) * step} y={height - 6} textAnchor="middle">
              {column.label}
            </text>
          ) : null}
        </g>
      ))}
      <line className="chart-ground" x1={left} x2={width} y1={ground} y2={ground} />
    </svg>
  );
}

function stacked(parts: ChartColumn['parts']) {
  let from = 0;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ tone, value }) => {
      const part = { tone, from, to: from + value };
      from = part.to;
      return part;
    });
}

/** The next number of the form 2, 4, 6, 10, 20, 40, …, so that half of it is whole. */
export function niceTop(value: number) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [2, 4, 6, 10, 20].map((one) => one * Math.max(1, power)).find((one) => one >= value)!;
}
