import type { Appointment } from '#contract/appointment.ts';
import { purposeBesides } from '#contract/words/purpose-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { isMovable, statusWords } from '#web/admin/ui/appointment-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { plusDays } from '#web/dates/local-date.ts';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import type { Column } from '../list/table.tsx';
import { Part, type RowsQuery, useRows } from './part.tsx';
import { visitDay } from './patient-words.ts';

interface Visits {
  patient: string;
  /** Local date in the hospital. */
  today: string;
}

export function VisitsAhead({
  onMove,
  ...of
}: Visits & { onMove: ((appointment: Appointment) => void) | undefined }) {
  return (
    <Part
      title="Visits from today on"
      question={useAhead(of)}
      columns={[...useColumns(), ...useMoveColumn(onMove)]}
      rowAddress={visitAddress}
      nothing="No visit is booked."
    />
  );
}

export function VisitsBefore(of: Visits) {
  return (
    <Part
      title="Earlier visits"
      question={useBefore(of)}
      columns={useColumns()}
      rowAddress={visitAddress}
      nothing="No earlier visit is known."
    />
  );
}

/** The language of the patient's last booking that has one; empty if none has. */
export function useLanguage(of: Visits): string {
  const [ahead, before] = [useRows(useAhead(of)), useRows(useBefore(of))];
  const rows = [...(ahead.data?.data.toReversed() ?? []), ...(before.data?.data ?? [])];
  return rows.find(({ language }) => language)?.language ?? '';
}

function useAhead({ patient, today }: Visits): RowsQuery<Appointment> {
  return {
    queryKey: ['appointment', 'ahead', patient, today],
    ask: (page) => api.appointment.list({ query: { patient, from: today, sort: 'startsAt', ...page } }),
    // Until then the hospital's date is unknown.
    isReady: useHospital().isLoaded,
  };
}

function useBefore({ patient, today }: Visits): RowsQuery<Appointment> {
  return {
    queryKey: ['appointment', 'before', patient, today],
    ask: (page) =>
      api.appointment.list({ query: { patient, to: plusDays(today, -1), sort: '-startsAt', ...page } }),
    isReady: useHospital().isLoaded,
  };
}

/** A visit opens over the page, with all of the reception's actions. */
const visitAddress = ({ id }: { id: number }) => `?visit=${id}`;

const whenWords = ({ localDate, localTime }: Appointment, locale: string) =>
  t('{date}, {time}', { date: visitDay(localDate, locale), time: timeWords(localTime, locale) });

function useColumns(): Column<Appointment>[] {
  const { locale } = useHospital();
  return [
    {
      key: 'when',
      label: 'When',
      cell: (one) => (
        <>
          <strong className="figures">{whenWords(one, locale)}</strong>
          <span className="second figures">{one.reference}</span>
        </>
      ),
    },
    {
      key: 'whom',
      label: 'With',
      cell: (one) => (
        <>
          {one.doctor.name}
          <span className="second">
            {[one.visitTypeName, purposeBesides(one.visitTypeName, one), one.reason]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>,
    },
  ];
}

function useMoveColumn(onMove: ((appointment: Appointment) => void) | undefined): Column<Appointment>[] {
  const { locale } = useHospital();
  if (!onMove) return [];
  const cell = (one: Appointment) =>
    isMovable(one) ? (
      <Button
        small
        className="above-row"
        aria-label={t('Move the visit of {moment}', { moment: whenWords(one, locale) })}
        onClick={() => onMove(one)}
      >
        {t('Move …')}
      </Button>
    ) : null;
  return [{ key: 'move', label: 'Action', wide: true, align: 'end', cell }];
}
