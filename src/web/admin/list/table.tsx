import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { say, type Words } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import arrowDown from '~icons/lucide/arrow-down?raw';
import arrowUp from '~icons/lucide/arrow-up?raw';
import upDown from '~icons/lucide/chevrons-up-down?raw';
import { OrderHandle, type useReorder } from './reorder.tsx';
import { SelectAll, type Selection, SelectRow } from './selection.tsx';

export interface Column<Row> {
  /** Also the sort key, if the contract has it. */
  key: string;
  label: Words;
  cell(row: Row): ReactNode;
  /** Hidden on narrow screens. */
  wide?: boolean;
  align?: 'end';
}

/** The first column is the row's link, and the whole row can be pressed. */
export function Table<Row extends { id: number }>({
  caption,
  columns,
  rows,
  rowAddress,
  sort,
  selection,
  order,
}: {
  caption: Words;
  columns: Column<Row>[];
  rows: Row[];
  rowAddress?(row: Row): string;
  sort?: { by: string; allowed: readonly string[]; onChange(sort: string): void };
  selection?: Selection | undefined;
  order?: ReturnType<typeof useReorder> | undefined;
}) {
  return (
    <div className="list-table">
      <table>
        <caption className="unseen">{say(caption)}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="narrow">
                <SelectAll rows={rows} selection={selection} />
              </th>
            ) : null}
            {order ? (
              <th scope="col" className="narrow">
                <span className="unseen">{t('Order|sequence')}</span>
              </th>
            ) : null}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} {...order?.target(row.id)}>
              {selection ? (
                <td className="narrow">
                  <SelectRow row={row} rows={rows} selection={selection} />
                </td>
              ) : null}
              {order ? (
                <td className="narrow">
                  <OrderHandle row={row} order={order} />
                </td>
              ) : null}
              {columns.map((column, position) => (
                <td key={column.key} className={classOf(column)}>
                  {position === 0 && rowAddress ? (
                    <Link to={rowAddress(row)} className="row-link">
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A placeholder while the table loads; the stylesheet shows it only once loading takes a while. */
export function TableSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={t('Loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
        <div key={row} className="skeleton-row">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Heading<Row>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort?: Parameters<typeof Table>[0]['sort'] | undefined;
}) {
  if (!sort?.allowed.includes(column.key)) {
    return (
      <th scope="col" className={classOf(column)}>
        {say(column.label)}
      </th>
    );
  }
  const isSorted = sort.by.replace('-', '') === column.key;
  const isDescending = isSorted && sort.by.startsWith('-');
  return (
    <th
      scope="col"
      className={classOf(column)}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => sort.onChange(isSorted && !isDescending ? `-${column.key}` : column.key)}
      >
        {say(column.label)}
        <Svg
          source={!isSorted ? upDown : isDescending ? arrowDown : arrowUp}
          className={isSorted ? 'icon-small' : 'icon-small icon-unsorted'}
        />
      </button>
    </th>
  );
}

function classOf({ wide, align }: { wide?: boolean; align?: 'end' }) {
  return [wide ? 'wide-only' : '', align === 'end' ? 'align-end' : ''].filter(Boolean).join(' ') || undefined;
}
