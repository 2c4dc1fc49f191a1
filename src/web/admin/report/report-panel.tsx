import type { Report, ReportName } from '#contract/report.ts';
import { reportWords } from '#contract/report-words.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { type ChartColumn, ColumnsChart } from '#web/admin/dashboard/columns-chart.tsx';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { t } from '#words/say.ts';
import type { ReportQuery } from './report-query.ts';
import { ReportTable } from './report-table.tsx';

type Table = Parameters<typeof ReportTable>[0];

export interface ChartKey {
  tone: 'booked' | 'hatched' | 'mark';
  words: Sentence;
}

export const beforeKey: ChartKey = { tone: 'mark', words: 'The time before' };

export interface GivenReport {
  report: Report;
  query: ReportQuery;
}

interface ReportPanelProps {
  name: ReportName;
  query: ReportQuery;
  sentence: string;
  /** The figure of the preceding period; undefined without one. */
  before: string | undefined;
  /** How it is counted, in paragraphs. */
  how: string[];
  chart: {
    caption: string;
    columns: ChartColumn[];
    keys: ChartKey[];
    scaleWords?: (value: number) => string;
  };
  table: Pick<Table, 'report' | 'columns' | 'order'>;
}

export function ReportPanel({ name, query, sentence, before, how, chart, table }: ReportPanelProps) {
  const { by, from, to, ...filters } = query;
  const hasMarks = chart.columns.some(({ mark }) => mark);
  const keys = chart.keys.filter(({ tone }) => tone !== 'mark' || hasMarks);
  return (
    <section className="panel report-panel" aria-labelledby={name}>
      <div className="cluster report-heading">
        <h2 id={name} tabIndex={-1}>
          {t(reportWords[name])}
        </h2>
        <DownloadFile
          resource="report"
          operation="file"
          query={{ ...filters, by, from, to, report: name }}
          name={`report-${name}`}
        />
      </div>
      <p className="report-sentence">
        {sentence} {before === undefined ? null : t('Before it was {before}.', { before })}
      </p>
      <div className="report-body">
        <figure>
          <ColumnsChart
            height={320}
            columns={chart.columns}
            {...(chart.scaleWords ? { scaleWords: chart.scaleWords } : {})}
          />
          <figcaption>
            <span className="quiet">{chart.caption}</span>
            <ul className="cluster chart-key">
              {keys.map(({ tone, words }) => (
                <li key={tone} className="in-line">
                  <Sample tone={tone} />
                  {t(words)}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
        <ReportTable caption={t(reportWords[name])} by={by} {...table} />
      </div>
      <details className="chart-table report-how">
        <summary>{t('How this is counted')}</summary>
        {how.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </details>
    </section>
  );
}

function Sample({ tone }: { tone: ChartKey['tone'] }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
      {tone === 'mark' ? (
        <line className="chart-mark" x1="0" x2="10" y1="5" y2="5" />
      ) : (
        <rect
          className={tone === 'hatched' ? 'tone-hatched' : undefined}
          fill={tone === 'hatched' ? 'var(--surface)' : `var(--tone-${tone})`}
          width="10"
          height="10"
          rx="2"
        />
      )}
      {tone === 'hatched' ? <path className="key-lines" d="M0 10 10 0M-3 6 6 -3M4 13 13 4" /> : null}
    </svg>
  );
}
