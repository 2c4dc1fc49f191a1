/**
 * The staff area's first page: figures with their change, the day by the hour, the next patients, the week ahead,
 * unfinished content.
 */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointment.ts';
import { useAppointments } from '#web/admin/appointment/day-list.ts';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { useLive } from '#web/admin/live/use-live.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { noMailWords } from '#web/admin/session/no-mail-words.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { isOver, patientOf, statusWords } from '#web/admin/ui/appointment-words.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { timeWords } from '#web/dates/words.ts';
import { counted, t } from '#words/say.ts';
import { BookingsChart } from './bookings-chart.tsx';
import { ContentGaps } from './content-gaps.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LeastUseful } from './least-useful.tsx';
import { OwnDay } from './own-day.tsx';
import { TodayChart } from './today-chart.tsx';
import { Urgent, Waiting } from './waiting.tsx';
import { WeekAhead } from './week-ahead.tsx';

export const handle: Opening = { opens: () => [['dashboard', 'get']] };

export default function DashboardPage() {
  const { timeZone, locale, isLoaded, sendsMail, sendsSms } = useHospital();
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  const may = useMay();
  const isLive = useLive();
  const { data: me } = useMe();
  const ownDoctor = may('visits') ? (me?.doctorId ?? null) : null;
  const { data: appointments } = useAppointments(
    { from: today, to: today, doctor: '', department: '', q: '', status: '' },
    isLoaded,
    isLive,
  );
  // The local date is in the key, so that a page left open overnight asks again.
  const { data: dashboard, error } = useQuery({
    queryKey: ['dashboard', today],
    queryFn: async () => (await api.dashboard.get()).data,
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? 60_000 : 15_000,
  });
  return (
    <Page
      title="Dashboard"
      note={
        isLoaded ? (
          <>
            {dayInWords(today, locale)}
            {isLive ? <span className="live">{t('Live')}</span> : null}
          </>
        ) : undefined
      }
      actions={
        may('figures') ? (
          <Link to={addressOf('report')} className="button">
            {t('Reports')}
          </Link>
        ) : undefined
      }
    >
      {error ? <Refusal>{inWords(error)}</Refusal> : null}
      {ownDoctor === null ? null : (
        <OwnDay doctorId={ownDoctor} appointments={appointments} now={now} isLive={isLive} />
      )}
      <FirstSteps steps={dashboard?.firstSteps} />
      {sendsMail ? null : (
        <p className="notice notice-warning">
          {noMailWords(sendsSms)}{' '}
          <OpenLink to={addressOf('mail')} className="link-button">
            {t('See the messages that wait')}
          </OpenLink>
        </p>
      )}
      <Waiting today={today} isReady={isLoaded} />
      <Urgent overdue={dashboard?.overdueInquiries ?? 0} calls={dashboard?.calls ?? 0} />
      <FigureTiles figures={dashboard?.figures} />
      <div className="stack-wide dashboard-columns">
        <div className="stack-wide dashboard-stack">
          {dashboard?.hours === null ? null : <TodayChart hours={dashboard?.hours} />}
          {dashboard?.week === null ? null : <WeekAhead today={dashboard?.today} week={dashboard?.week} />}
          {dashboard?.bookings === null ? null : <BookingsChart bookings={dashboard?.bookings} />}
        </div>
        <div className="stack-wide dashboard-stack">
          {may('visits') && ownDoctor === null ? (
            <ComingUp appointments={appointments} now={now.slice(11)} />
          ) : null}
          {dashboard?.gaps === null ? null : (
            <ContentGaps gaps={dashboard?.gaps} total={dashboard?.figures.gaps?.value} />
          )}
          <LeastUseful />
        </div>
      </div>
    </Page>
  );
}

/** Who is here, and who comes next; unresolved past visits stay on top. */
function ComingUp({ appointments, now }: { appointments: Appointment[] | undefined; now: string }) {
  const { locale } = useHospital();
  const open = (appointments ?? []).filter(
    ({ status }) => !isOver(status) && status !== 'fulfilled' && status !== 'no_show' && status !== 'held',
  );
  const [rows, rest] = [open.slice(0, 8), open.length - 8];
  return (
    <section className="panel">
      <h2>{t('Coming up today')}</h2>
      {appointments && open.length === 0 ? (
        <p className="quiet">{t('Nobody else is expected today.')}</p>
      ) : null}
      <ol className="timeline">
        {rows.map((one) => (
          <li
            key={one.id}
            className={one.status === 'booked' && one.localTime < now ? 'timeline-late' : undefined}
          >
            <span className="figures">{timeWords(one.localTime, locale)}</span>
            <span>
              <Link to={`/admin/appointments?q=${one.reference}`}>{patientOf(one)}</Link>
              <span className="second">{one.doctor.name}</span>
            </span>
            <span className={`badge badge-${one.status}`}>{t(statusWords[one.status])}</span>
          </li>
        ))}
      </ol>
      <Link to="/admin/appointments" className="panel-more">
        {rest > 0
          ? counted('{count} more: see the whole day', '{count} more: see the whole day', rest)
          : t('The whole day')}
      </Link>
    </section>
  );
}
