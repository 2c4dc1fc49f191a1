import type { ReactNode } from 'react';
import type { Meta } from '#contract/base.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';
import { t } from '#words/say.ts';
import type { useReorder } from './reorder.tsx';
import type { Selection } from './selection.tsx';
import { type Column, Table, TableSkeleton } from './table.tsx';

export function Results<Row extends { id: number }>({
  found: { data, error, isPending, refetch },
  caption,
  columns,
  rowAddress,
  sort,
  nothing,
  begin,
  onClear,
  onPage,
  selection,
  order,
  children,
}: {
  found: {
    data: { data: Row[]; meta: Meta } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch(): unknown;
  };
  caption: Words;
  columns: Column<Row>[];
  rowAddress?: ((row: Row) => string) | undefined;
  sort?: { by: string; allowed: readonly string[]; onChange(sort: string): void };
  nothing: Words;
  /** A link to create the first entry. */
  begin?: ReactNode;
  onClear?: (() => void) | undefined;
  onPage(page: number): void;
  selection?: Selection | undefined;
  order?: ReturnType<typeof useReorder> | undefined;
  children?: ReactNode;
}) {
  if (error) {
    return (
      <div className="empty" role="alert">
        <p>{inWords(error)}</p>
        <Button onClick={() => void refetch()}>{t('Try again')}</Button>
      </div>
    );
  }
  if (isPending || !data) return <TableSkeleton columns={Math.min(columns.length, 5)} />;
  if (data.data.length === 0) {
    return (
      <div className="empty">
        <p>{say(nothing)}</p>
        {begin}
        {onClear ? <Button onClick={onClear}>{t('Clear the search')}</Button> : null}
      </div>
    );
  }
  return (
    <>
      {children}
      <Table
        selection={selection}
        order={order}
        caption={caption}
        columns={columns}
        rows={data.data}
        {...(rowAddress ? { rowAddress } : {})}
        {...(sort ? { sort } : {})}
      />
      <Pager meta={data.meta} onChange={onPage} />
    </>
  );
}
