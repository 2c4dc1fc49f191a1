import { Link } from 'react-router';
import type { Rebooking } from '#contract/rebooking.ts';
import { dayInWords, momentInWords } from '#web/admin/field/wall-time.ts';
import type { Selection } from '#web/admin/list/selection.tsx';
import { Table } from '#web/admin/list/table.tsx';
import { seriesWords } from '#web/admin/series/series-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { reasonWords } from './rebooking-words.ts';

interface RebookingTableProps {
  rows: Rebooking[];
  selection: Selection;
  /** By appointment id. */
  refusals: ReadonlyMap<number, string>;
  onDecide(row: Rebooking): void;
}

/** The appointments to decide about, with why an attempt was refused. */
export function RebookingTable({ rows, selection, refusals, onDecide }: RebookingTableProps) {
  const { timeZone, locale } = useHospital();
  return (
    <Table
      caption="Appointments that need rebooking"
      rows={rows.map((row) => ({
        ...row,
        patientName: row.patientName || row.name,
        name: named(row, locale),
      }))}
      selection={selection}
      columns={[
        {
          key: 'startsAt',
          label: 'Time',
          cell: ({ localDate, localTime, reason, startsAt }) => (
            <>
              <strong className="figures">
                {t('{date}, {time}', {
                  date: dayInWords(localDate, locale, 'short'),
                  time: timeWords(localTime, locale),
                })}
              </strong>
              <span className="second">{t(reasonWords[reason])}</span>
              {Date.parse(startsAt) <= Date.now() ? (
                <span className="second warning">{t('The time has passed. Please call the patient.')}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'patient',
          label: 'Patient',
          cell: (row) => (
            <>
              <Link to={`${addressOf('appointment')}?day=${row.localDate}&visit=${row.id}`}>
                {row.patientName}
              </Link>
              <span className="second">
                {row.phone ? <a href={`tel:${row.phone}`}>{row.phoneText}</a> : row.email}
              </span>
              {refusals.has(row.id) ? (
                <span role="alert" className="field-error">
                  {refusals.get(row.id)}
                </span>
              ) : row.newTimesOfferedAt ? (
                <span className="second">
                  {t('Asked on {moment}', {
                    moment: momentInWords(row.newTimesOfferedAt, timeZone, locale),
                  })}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'doctor',
          label: 'Doctor',
          wide: true,
          cell: ({ doctor: { name }, visitTypeName, series }) => (
            <>
              {name}
              <span className="second">
                {series
                  ? t('{words}, {more}', { words: visitTypeName, more: seriesWords({ series }) })
                  : visitTypeName}
              </span>
            </>
          ),
        },
        {
          key: 'decide',
          label: 'Decision',
          cell: (row) => (
            <Button
              small
              aria-label={t('Decide: {appointment}', { appointment: named(row, locale) })}
              onClick={() => onDecide(row)}
            >
              {t('Decide')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function named({ name, patientName, localDate, localTime }: Rebooking, locale: string) {
  return t('{patient}, {date}, {time}', {
    patient: patientName || name,
    date: dayInWords(localDate, locale, 'short'),
    time: timeWords(localTime, locale),
  });
}
