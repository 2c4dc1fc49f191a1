import { useHospital } from '../hospital.ts';
import { StatusBadge } from '../status-badge.tsx';
import { momentInWords } from '../wall-time.ts';
import type { Column } from './table.tsx';

/** What every list ends with. */
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
