/**
 * The reception's page: a day by doctor, a doctor's week, or a list, with bookings, moves and statuses; updated live.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AppointmentTabs } from '#web/admin/appointment/appointment-tabs.tsx';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import { dayPage, useAppointments } from '#web/admin/appointment/day-list.ts';
import { DaySheets } from '#web/admin/appointment/day-sheet.tsx';
import { CalendarView } from '#web/admin/calendar/calendar-view.tsx';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListKeys } from '#web/admin/list/list-keys.ts';
import type { Opening } from '#web/admin/list/opening.ts';
import { useLive } from '#web/admin/live/use-live.ts';
import type { Call } from '#web/admin/session/call-address.ts';
import { todayMark } from '#web/admin/session/early.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useKeptDay } from '#web/admin/session/kept-day.ts';
import { useKeys } from '#web/admin/session/keys.ts';
import { noMailWords } from '#web/admin/session/no-mail-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { weekStart } from '#web/dates/week.ts';
import { DeskActions } from './desk-actions.tsx';
import { readAddress, spanInWords, useDeskAddress } from './desk-address.ts';
import { DeskDialogs, type Move } from './desk-dialogs.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskTools } from './desk-tools.tsx';

export const handle: Opening = {
  opens({ search }) {
    const asked = readAddress(search, todayMark, 1);
    const { view, from, to, doctor, department, q, series, status, isEverywhere } = asked;
    // The document does not know the first day of the week.
    if (view === 'week') return [];
    const question = { from, to, doctor, department };
    const query = dayPage({ ...question, q, series, status: isEverywhere ? status : '' }, 1);
    const calls: Call[] = [['appointment', 'list', { query }]];
    if (view === 'day') calls.push(['desk', 'calendar', { query: question }]);
    return calls;
  },
};

export default function AppointmentsPage() {
  const { timeZone, locale, isLoaded, sendsMail, sendsSms } = useHospital();
  const [news, setNews] = useState('');
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [moving, setMoving] = useState<Move | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page, undefined);
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  useKeptDay(now, isLoaded);
  const { address, change } = useDeskAddress(today, weekStart(locale));
  const { view, day, doctor, department, q, series, status, isEverywhere, from, to } = address;
  const isLive = useLive();
  const question = { from, to, doctor, department };
  const { data, error } = useAppointments(
    { ...question, q, series, status: isEverywhere ? status : '' },
    isLoaded && (view !== 'week' || doctor !== ''),
    isLive,
  );
  const book = (start: Partial<BookingStart> = {}) =>
    setBooking({ source: 'phone', doctor, day, startsAt: '', localTime: '', visitType: '', ...start });
  useAskedBooking((source) => {
    book(source === 'walk-in' ? { source, day: today } : {});
    change({ new: '', visit: '' });
  }, isLoaded);
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
  const shown = (data ?? []).filter((one) => !status || one.status === status);
  return (
    <Page
      title="Appointments"
      tabs={<AppointmentTabs />}
      isLow={view !== 'list'}
      note={spanInWords(address, today, locale)}
      actions={
        <DeskActions
          address={address}
          onBook={() => book()}
          onWalkIn={() => book({ source: 'walk-in', day: today })}
        />
      }
    >
      <div ref={page} className="list">
        <DeskTools address={address} today={today} appointments={data} onChange={change} />
        <p role="status" className="unseen">
          {news}
        </p>
        {view === 'list' ? (
          <DeskList
            appointments={data && shown}
            error={error}
            address={address}
            now={now}
            onMove={(appointment) => setMoving({ appointment })}
            onChanged={setNews}
          />
        ) : error && !data ? (
          <Refusal>{inWords(error)}</Refusal>
        ) : (
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
        )}
        {sendsMail ? null : <p className="page-note warning">{noMailWords(sendsSms)}</p>}
        {isEverywhere ? null : <DaySheets appointments={shown} printedAt={now} />}
      </div>
      <DeskDialogs
        visit={address.visit}
        appointments={data}
        moving={moving}
        booking={booking}
        now={now}
        onMove={setMoving}
        onBook={setBooking}
        onChanged={setNews}
        change={change}
      />
    </Page>
  );
}

/** Another page may request a new booking. */
function useAskedBooking(book: (source: string) => void, isReady: boolean) {
  const [search] = useSearchParams();
  const asked = search.get('new');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request.
  useEffect(() => {
    if (asked && isReady) book(asked);
  }, [asked, isReady]);
}
