import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { StatusBadge } from '#web/admin/ui/status-badge.tsx';
import type { Column } from './table.tsx';

/** The last columns of every list. */
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
