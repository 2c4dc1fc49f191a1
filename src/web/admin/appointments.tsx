/** The reception's page: a day by doctor, a doctor's week, or a list; bookings, moves and states; kept up to date. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Appointment } from '#contract/appointment.ts';
import { timeWords } from '#web/dates/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import plus from '~icons/lucide/plus?raw';
import printer from '~icons/lucide/printer?raw';
import { AppointmentTabs } from './appointment/appointment-tabs.tsx';
import { BookDialog, type BookingStart } from './appointment/book-dialog.tsx';
import { CalendarView } from './appointment/calendar-view.tsx';
import { DayGroups } from './appointment/day-groups.tsx';
import { useAppointments } from './appointment/day-list.ts';
import { DaySheets } from './appointment/day-sheet.tsx';
import { DayTools } from './appointment/day-tools.tsx';
import { useDeskAddress } from './appointment/desk-address.ts';
import { type Destination, MoveDialog } from './appointment/move-dialog.tsx';
import { SearchSpan } from './appointment/search-span.tsx';
import { StateFilter } from './appointment/state-filter.tsx';
import { useLive } from './appointment/use-live.ts';
import { ViewChoice } from './appointment/view-choice.tsx';
import { VisitPanel } from './appointment/visit-panel.tsx';
import { useWallClock } from './field/wall-clock.ts';
import { dayInWords } from './field/wall-time.ts';
import { Page } from './frame/page.tsx';
import { useListKeys } from './list/list-keys.ts';
import { TableSkeleton } from './list/table.tsx';
import { inWords } from './session/error-words.ts';
import { useHospital } from './session/hospital.ts';
import { useKeys } from './session/keys.ts';
import { api } from './session/session.ts';
import { DownloadCsv } from './ui/download.tsx';
import { said } from './ui/toasts.tsx';

export default function AppointmentsPage() {
  const { timeZone, locale, isLoaded } = useHospital();
  const [news, setNews] = useState('');
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [moving, setMoving] = useState<{ appointment: Appointment; given?: Destination } | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page, undefined);
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  const { address, change } = useDeskAddress(today);
  const { view, day, doctor, department, q, status, isEverywhere, from, to } = address;
  const isLive = useLive();
  const question = { from, to, doctor, department };
  const { data, error } = useAppointments(
    { ...question, q, status: isEverywhere ? status : '' },
    isLoaded && (view !== 'week' || doctor !== ''),
    isLive,
  );
  const { data: opened } = useQuery({
    queryKey: ['appointment', 'one', { id: address.visit }],
    queryFn: async () => (await api.appointment.get({ params: { id: String(address.visit) } })).data,
    enabled: address.visit !== null,
    initialData: data?.find(({ id }) => id === address.visit),
  });

  const book = (start: Partial<BookingStart> = {}) =>
    setBooking({ source: 'phone', doctor, day, startsAt: '', localTime: '', visitType: '', ...start });
  // Another page may ask for a new booking.
  const [search] = useSearchParams();
  const asked = search.get('new');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked for.
  useEffect(() => {
    if (!asked || !isLoaded) return;
    book(asked === 'walk-in' ? { source: 'walk-in', day: today } : {});
    change({ new: '', visit: '' });
  }, [asked, isLoaded]);
  useKeys({
    t: () => change({ day: '' }),
    n: () => book(),
    w: () => book({ source: 'walk-in', day: today }),
    m(target) {
      const id = Number(target?.closest<HTMLElement>('[data-visit]')?.dataset.visit);
      const appointment = data?.find((one) => one.id === id);
      if (appointment?.allowed.length) setMoving({ appointment });
    },
  });
  function tell(words: string) {
    setNews(words);
    said.done(words);
  }

  const shown = (data ?? []).filter((one) => !status || one.status === status);
  return (
    <Page
      title="Appointments"
      tabs={<AppointmentTabs />}
      note={
        isEverywhere
          ? q
            ? 'All days, newest first'
            : 'From today on'
          : view === 'week'
            ? `${dayInWords(from, locale, 'short')} to ${dayInWords(to, locale, 'short')}`
            : `${dayInWords(day, locale)}${day === today ? ', today' : ''}`
      }
      actions={
        <>
          <button type="button" className="button wide-only" onClick={() => window.print()}>
            <Svg source={printer} className="icon" />
            {isEverywhere ? 'Print' : 'Print day sheets'}
          </button>
          {view === 'list' ? (
            <DownloadCsv
              resource="appointment"
              query={{ ...question, q, status, sort: from ? 'startsAt' : '-startsAt' }}
              name="appointments"
            />
          ) : null}
          <button type="button" className="button" onClick={() => book({ source: 'walk-in', day: today })}>
            Walk-in
          </button>
          <button type="button" className="button button-primary" onClick={() => book()}>
            <Svg source={plus} className="icon" />
            New booking
          </button>
        </>
      }
    >
      <div ref={page} className="list">
        <div className="desk-tools">
          <ViewChoice
            value={view}
            onChange={(next) => change({ view: next === 'day' ? '' : next, q: '', status: '', days: '' })}
          />
          <DayTools
            day={day}
            today={today}
            doctor={doctor}
            department={department}
            q={q}
            stepDays={view === 'week' ? 7 : 1}
            onChange={change}
          />
        </div>
        {view === 'list' && data && data.length > 0 && !isEverywhere ? (
          <StateFilter appointments={data} value={status} onChange={(next) => change({ status: next })} />
        ) : null}
        <SearchSpan address={address} onChange={change} />
        <p role="status" className="unseen">
          {news}
        </p>
        {error && !data ? (
          <p role="alert" className="notice notice-danger">
            {inWords(error)}
          </p>
        ) : view !== 'list' ? (
          <CalendarView
            address={address}
            appointments={data ?? []}
            isReady={isLoaded}
            isLive={isLive}
            now={now}
            onOpen={({ id }) => change({ visit: String(id) })}
            onBook={book}
            onDoctor={(slug) => change({ doctor: slug, view: 'week' })}
            onDrop={(appointment, given) => setMoving({ appointment, given })}
          />
        ) : !data ? (
          <TableSkeleton columns={5} />
        ) : shown.length === 0 ? (
          <p className="empty">
            {q || status || doctor || department
              ? 'No appointment matches this.'
              : 'No appointments on this day.'}
          </p>
        ) : (
          <DayGroups
            appointments={shown}
            byDay={isEverywhere}
            now={now}
            onMove={(appointment) => setMoving({ appointment })}
            onChanged={setNews}
          />
        )}
        {isEverywhere ? null : <DaySheets appointments={shown} printedAt={now} />}
      </div>
      {address.visit !== null && opened ? (
        <VisitPanel
          appointment={opened}
          now={now}
          onClose={() => change({ visit: '' })}
          onChanged={setNews}
          onMove={() => setMoving({ appointment: opened })}
        />
      ) : null}
      {moving ? (
        <MoveDialog
          {...moving}
          today={today}
          onClose={() => setMoving(null)}
          onMoved={(words) => {
            setMoving(null);
            tell(words);
          }}
        />
      ) : null}
      {booking ? (
        <BookDialog
          start={booking}
          today={today}
          onClose={() => setBooking(null)}
          onBooked={({ name, localDate, localTime, doctor: { name: who }, reference }) => {
            setBooking(null);
            change({ day: localDate === today ? '' : localDate });
            tell(
              `${name} is booked for ${dayInWords(localDate, locale, 'short')}, ${timeWords(localTime, locale)}, with ${who}. Reference ${reference}.`,
            );
          }}
        />
      ) : null}
    </Page>
  );
}
