import { type ReactNode, useState } from 'react';
import type { Report, ReportBy, ReportRow } from '#contract/report.ts';
import { partWords } from '#contract/report-words.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { counted, t } from '#words/say.ts';

export type Both = Pick<ReportRow, 'now' | 'before'>;

export interface ReportColumn {
  label: Sentence;
  cell(both: Both): ReactNode;
}

const mostRows = 8;

interface ReportTableProps {
  caption: string;
  report: Report;
  by: ReportBy;
  columns: ReportColumn[];
  /** Sort value; rows with null come last. */
  order(both: Both): number | null;
}

/** The rows of a report below its total, largest first. */
export function ReportTable({ caption, report: { rows, total }, by, columns, order }: ReportTableProps) {
  const [isWhole, setWhole] = useState(false);
  const sorted = rows.toSorted((one, other) => (order(other) ?? -1) - (order(one) ?? -1));
  const shown = isWhole ? sorted : sorted.slice(0, mostRows);
  return (
    <div className="report-table">
      <ScrollTable label={t('{words}, {more}', { words: caption, more: t(partWords[by]) })}>
        <table>
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t(partWords[by])}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('All')} both={total} columns={columns} isWhole />
            {shown.map((row) => (
              <Row
                key={row.of?.id ?? 0}
                name={row.of?.name ?? t('No department')}
                both={row}
                columns={columns}
              />
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {rows.length > mostRows ? (
        <button type="button" className="link-button report-more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : counted('Show all {count}', 'Show all {count}', rows.length)}
        </button>
      ) : null}
    </div>
  );
}

interface RowProps {
  name: string;
  both: Both;
  columns: ReportColumn[];
  isWhole?: boolean;
}

function Row({ name, both, columns, isWhole = false }: RowProps) {
  return (
    <tr className={isWhole ? 'report-whole' : undefined}>
      <th scope="row">{name}</th>
      {columns.map(({ label, cell }) => (
        <td key={label}>{cell(both)}</td>
      ))}
    </tr>
  );
}
