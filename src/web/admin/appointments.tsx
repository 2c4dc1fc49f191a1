/** The reception's page: a day's appointments under their doctors, with the next states one press away. */
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import printer from '~icons/lucide/printer?raw';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { Svg } from '#web/ui/svg.tsx';
import { AppointmentRow } from './appointment/appointment-row.tsx';
import { isOver, statusWords } from './appointment/appointment-words.ts';
import { useAppointments } from './appointment/day-list.ts';
import { DayTools } from './appointment/day-tools.tsx';
import { inWords } from './error-words.ts';
import { useHospital } from './hospital.ts';
import { useListKeys } from './list/list-keys.ts';
import { TableSkeleton } from './list/table.tsx';
import { Page } from './page.tsx';
import { dayInWords, today as todayIn, wallTime } from './wall-time.ts';

export default function AppointmentsPage() {
  const { timeZone, locale, isLoaded } = useHospital();
  const [search, setSearch] = useSearchParams();
  const [news, setNews] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page, undefined);
  const today = todayIn(timeZone);
  const given = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : today;
  const q = search.get('q') ?? '';
  const doctor = search.get('doctor') ?? '';
  const status = statusOf(search.get('status'));
  // Looking beyond the day is for the patient on the phone who has forgotten when, and for what waits for approval.
  const isEverywhere = (q !== '' || status !== '') && search.get('days') === 'all';
  const everywhere = { from: q ? '' : today, to: '', status };
  const span = isEverywhere ? everywhere : { from: day, to: day, status: '' as const };
  const { data, error, isPlaceholderData } = useAppointments({ ...span, doctor, q }, isLoaded);

  function change(changes: Record<string, string>) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'q' in changes, preventScrollReset: true },
    );
  }

  const shown = (data ?? []).filter((one) => !status || one.status === status);
  const now = wallTime(Date.now(), timeZone);
  return (
    <Page
      title="Appointments"
      note={isEverywhere ? q ? 'All days, newest first' : 'From today on' : `${dayInWords(day, locale)}${day === today ? ', today' : ''}`}
      actions={
        <button type="button" className="button" onClick={() => window.print()}>
          <Svg source={printer} className="icon" />
          Print
        </button>
      }
    >
      <div ref={page} className="list" aria-busy={isPlaceholderData}>
        <DayTools day={day} today={today} doctor={doctor} q={q} onChange={change} />
        {data && data.length > 0 && !isEverywhere ? <StateFilter appointments={data} value={status} onChange={(next) => change({ status: next })} /> : null}
        {q || isEverywhere ? (
          <p className="search-span">
            {isEverywhere ? `${q ? 'Found on all days' : `${statusWords[status || 'booked']}, on all days`}. ` : `Searched on ${dayInWords(day, locale, 'short')} only. `}
            <button type="button" className="link-button" onClick={() => change({ days: isEverywhere ? '' : 'all' })}>
              {isEverywhere ? 'This day only' : 'Search all days'}
            </button>
          </p>
        ) : null}
        <p role="status" className="unseen">
          {news}
        </p>
        {error && !data ? (
          <p role="alert" className="notice notice-danger">
            {inWords(error)}
          </p>
        ) : !data ? (
          <TableSkeleton columns={5} />
        ) : shown.length === 0 ? (
          <p className="empty">{q || status || doctor ? 'No appointment matches this.' : 'No appointments on this day.'}</p>
        ) : (
          groupsOf(shown, isEverywhere, (localDate) => dayInWords(localDate, locale)).map(({ key, heading, rows }) => (
            <section key={key} className="visits" aria-label={heading}>
              <h2>
                {heading} <span className="quiet">{rows.filter((one) => !isOver(one.status)).length}</span>
              </h2>
              <ul>
                {rows.map((one) => (
                  <AppointmentRow key={one.id} appointment={one} now={now} showDoctor={isEverywhere} onChanged={setNews} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </Page>
  );
}

function statusOf(given: string | null): AppointmentStatus | '' {
  return given !== null && given in statusWords ? (given as AppointmentStatus) : '';
}

/** Under doctors by name, each in order of time; a search over all days goes under its days instead. */
function groupsOf(appointments: Appointment[], byDay: boolean, dayWords: (localDate: string) => string) {
  const groups = new Map<string, Appointment[]>();
  for (const one of appointments) {
    const key = byDay ? one.localDate : one.doctor.slug;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const named = [...groups].map(([key, rows]) => ({ key, rows, heading: byDay ? dayWords(key) : rows[0]!.doctor.name }));
  return byDay ? named : named.sort((a, b) => a.heading.localeCompare(b.heading));
}

function StateFilter({ appointments, value, onChange }: { appointments: Appointment[]; value: string; onChange(status: string): void }) {
  const counts = new Map<AppointmentStatus, number>();
  for (const { status } of appointments) counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    <div className="chips" role="group" aria-label="State">
      <button type="button" className="chip" aria-pressed={value === ''} onClick={() => onChange('')}>
        All <span className="figures">{appointments.length}</span>
      </button>
      {(Object.keys(statusWords) as AppointmentStatus[])
        .filter((status) => counts.has(status) || status === value)
        .map((status) => (
          <button key={status} type="button" className="chip" aria-pressed={value === status} onClick={() => onChange(status)}>
            {statusWords[status]} <span className="figures">{counts.get(status) ?? 0}</span>
          </button>
        ))}
    </div>
  );
}
