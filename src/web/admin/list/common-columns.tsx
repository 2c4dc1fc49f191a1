import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import type { Column } from './table.tsx';

interface OfDepartment {
  departmentId: number | null;
}

export const departmentColumn = {
  key: 'departmentId',
  label: 'Department',
  wide: true,
  cell: (row: OfDepartment) => <DepartmentName {...row} all={<span className="quiet">{t('All')}</span>} />,
} satisfies Column<OfDepartment>;

/** `all` is shown for entries without a department. */
export function DepartmentName({ departmentId, all }: OfDepartment & { all: ReactNode }) {
  const { options } = useOptions('department');
  return departmentId === null ? all : options?.find(({ id }) => id === departmentId)?.label;
}

export function useCommonColumns<Row>(hasStatus: boolean): Column<Row>[] {
  const { timeZone, locale } = useHospital();
  return [
    ...(hasStatus
      ? [
          {
            key: 'status',
            label: 'Status',
            cell: (row: Row) => <StatusBadge entry={row as never} />,
          } satisfies Column<Row>,
        ]
      : []),
    {
      key: 'updatedAt',
      label: 'Changed',
      wide: true,
      cell: (row) => (
        <span className="figures quiet">
          {momentInWords((row as { updatedAt: string }).updatedAt, timeZone, locale)}
        </span>
      ),
    },
  ];
}

/** An entry's public state: published with a future date is scheduled. */
function StatusBadge({ entry }: { entry: { status: string; publishedAt: string | null } }) {
  const isScheduled =
    entry.status === 'published' && entry.publishedAt !== null && Date.parse(entry.publishedAt) > Date.now();
  const state = isScheduled ? 'scheduled' : entry.status;
  return (
    <span className={`badge badge-${state}`}>
      {state in words ? t(words[state as keyof typeof words]) : state}
    </span>
  );
}

const words = {
  published: 'Published|status',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
} as const satisfies Record<string, PlainMessage>;

interface TitleCellProps {
  /** Absent where entries have no picture. */
  image?: Image | null;
  title: string;
  second: string;
}

export function TitleCell({ image, title, second }: TitleCellProps) {
  const words = (
    <span>
      <strong>{title}</strong>
      <span className="second">{second}</span>
    </span>
  );
  if (image === undefined) return words;
  return (
    <span className="with-thumb">
      <Thumb image={image} />
      {words}
    </span>
  );
}
