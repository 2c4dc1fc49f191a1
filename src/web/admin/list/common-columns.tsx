import type { ReactNode } from 'react';
import { useOptions } from '#web/admin/field/options.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { StatusBadge } from '#web/admin/ui/status-badge.tsx';
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
