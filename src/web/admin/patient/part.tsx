import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Meta } from '#contract/base.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { t } from '#words/say.ts';
import { type Column, Table, TableSkeleton } from '../list/table.tsx';

/** The query of the rows, a page at a time. */
export interface RowsQuery<Row> {
  queryKey: QueryKey;
  ask(page: { page: string; limit: string }): Promise<{ data: Row[]; meta: Meta }>;
  /** False until it is known. */
  isReady?: boolean;
}

export function useRows<Row>({ queryKey, ask, isReady = true }: RowsQuery<Row>, page = 1) {
  return useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => ask({ page: String(page), limit: '10' }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });
}

/** The patient's rows of one kind. Each part loads separately. */
export function Part<Row extends { id: number }>({
  title,
  question,
  columns,
  rowAddress,
  nothing,
}: {
  title: Sentence;
  question: RowsQuery<Row>;
  columns: Column<Row>[];
  rowAddress(row: Row): string;
  nothing: Sentence;
}) {
  const heading = useId();
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useRows(question, page);
  return (
    <section className="stack" aria-labelledby={heading} aria-busy={isPlaceholderData}>
      <h2 id={heading}>
        {t(title)} {data?.meta.total ? <span className="quiet">{data.meta.total}</span> : null}
      </h2>
      {error ? (
        <p className="cluster notice notice-danger" role="alert">
          {inWords(error)}
          <Button small onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      ) : !data ? (
        <TableSkeleton columns={3} rows={2} />
      ) : data.data.length === 0 ? (
        <p className="hint">{t(nothing)}</p>
      ) : (
        <>
          <Table caption={title} rows={data.data} columns={columns} rowAddress={rowAddress} />
          <Pager meta={data.meta} onChange={setPage} />
        </>
      )}
    </section>
  );
}
