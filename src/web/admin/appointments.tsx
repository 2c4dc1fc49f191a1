/** The reception's page: a day's appointments under their doctors, with the next states one press away. */
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AppointmentStatus } from '#contract/appointment.ts';
import { Svg } from '#web/ui/svg.tsx';
import printer from '~icons/lucide/printer?raw';
import { statusWords } from './appointment/appointment-words.ts';
import { DayGroups } from './appointment/day-groups.tsx';
import { useAppointments } from './appointment/day-list.ts';
import { DayTools } from './appointment/day-tools.tsx';
import { StateFilter } from './appointment/state-filter.tsx';
import { inWords } from './error-words.ts';
import { useHospital } from './hospital.ts';
import { useListKeys } from './list/list-keys.ts';
import { TableSkeleton } from './list/table.tsx';
import { Page } from './page.tsx';
import { useWallClock } from './wall-clock.ts';
import { dayInWords } from './wall-time.ts';

export default function AppointmentsPage() {
  const { timeZone, locale, isLoaded } = useHospital();
  const [search, setSearch] = useSearchParams();
  const [news, setNews] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page, undefined);
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  const given = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : today;
  const q = search.get('q') ?? '';
  const doctor = search.get('doctor') ?? '';
  const status = statusOf(search.get('status'));
  // Looking beyond the day is for the patient on the phone who has forgotten when, and for what waits for approval.
  const isEverywhere = (q !== '' || status !== '') && search.get('days') === 'all';
  const everywhere = { from: q ? '' : today, to: '', status };
  const span = isEverywhere ? everywhere : { from: day, to: day, status: '' as const };
  const { data, error } = useAppointments({ ...span, doctor, q }, isLoaded);

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
  return (
    <Page
      title="Appointments"
      note={
        isEverywhere
          ? q
            ? 'All days, newest first'
            : 'From today on'
          : `${dayInWords(day, locale)}${day === today ? ', today' : ''}`
      }
      actions={
        <button type="button" className="button" onClick={() => window.print()}>
          <Svg source={printer} className="icon" />
          Print
        </button>
      }
    >
      <div ref={page} className="list">
        <DayTools day={day} today={today} doctor={doctor} q={q} onChange={change} />
        {data && data.length > 0 && !isEverywhere ? (
          <StateFilter appointments={data} value={status} onChange={(next) => change({ status: next })} />
        ) : null}
        {q || isEverywhere ? (
          <p className="search-span">
            {isEverywhere
              ? `${q ? 'Found on all days' : `${statusWords[status || 'booked']}, on all days`}. `
              : `Searched on ${dayInWords(day, locale, 'short')} only. `}
            <button
              type="button"
              className="link-button"
              onClick={() => change({ days: isEverywhere ? '' : 'all' })}
            >
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
          <p className="empty">
            {q || status || doctor ? 'No appointment matches this.' : 'No appointments on this day.'}
          </p>
        ) : (
          <DayGroups appointments={shown} byDay={isEverywhere} now={now} onChanged={setNews} />
        )}
      </div>
    </Page>
  );
}

function statusOf(given: string | null): AppointmentStatus | '' {
  return given !== null && given in statusWords ? (given as AppointmentStatus) : '';
}
