/** What needs a hand today: the day's appointments by state, who comes next, the week ahead, and unfinished content. */
import { Link } from 'react-router';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { isOver, patientOf, statusWords } from './appointment/appointment-words.ts';
import { useAppointments } from './appointment/day-list.ts';
import { useLive } from './appointment/use-live.ts';
import { ContentGaps } from './dashboard/content-gaps.tsx';
import { Unanswered } from './dashboard/unanswered.tsx';
import { Waiting } from './dashboard/waiting.tsx';
import { WeekAhead } from './dashboard/week-ahead.tsx';
import { inWords } from './error-words.ts';
import { useHospital } from './hospital.ts';
import { Page } from './page.tsx';
import { useWallClock } from './wall-clock.ts';
import { dayInWords } from './wall-time.ts';

export default function DashboardPage() {
  const { timeZone, locale, isLoaded } = useHospital();
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  const isLive = useLive();
  const { data, error } = useAppointments(
    { from: today, to: today, doctor: '', department: '', q: '', status: '' },
    isLoaded,
    isLive,
  );
  return (
    <Page title="Dashboard" note={isLoaded ? dayInWords(today, locale) : undefined}>
      {error && !data ? (
        <p role="alert" className="notice notice-danger">
          {inWords(error)}
        </p>
      ) : null}
      <Waiting today={today} isReady={isLoaded} />
      <Unanswered />
      <Today appointments={data} />
      <div className="dashboard-columns">
        <ComingUp appointments={data} now={now.slice(11)} />
        <WeekAhead today={today} isReady={isLoaded} />
        <ContentGaps />
      </div>
    </Page>
  );
}

const tiles: AppointmentStatus[] = [
  'requested',
  'booked',
  'arrived',
  'in_progress',
  'fulfilled',
  'no_show',
  'cancelled',
];

function Today({ appointments }: { appointments: Appointment[] | undefined }) {
  return (
    <section aria-label="Appointments today">
      <ul className="tiles">
        {tiles.map((status) => (
          <li key={status}>
            <Link to={`/admin/appointments?status=${status}`} className={`tile tile-${status}`}>
              <strong>
                {appointments ? appointments.filter((one) => one.status === status).length : '–'}
              </strong>
              <span>{statusWords[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is here, and who comes next; past times that nobody has dealt with stay on top. */
function ComingUp({ appointments, now }: { appointments: Appointment[] | undefined; now: string }) {
  const open = (appointments ?? []).filter(
    ({ status }) => !isOver(status) && status !== 'fulfilled' && status !== 'no_show' && status !== 'held',
  );
  const [rows, rest] = [open.slice(0, 8), open.length - 8];
  return (
    <section className="panel">
      <h2>Coming up today</h2>
      {appointments && open.length === 0 ? <p className="quiet">Nobody else is expected today.</p> : null}
      <ol className="timeline">
        {rows.map((one) => (
          <li
            key={one.id}
            className={one.status === 'booked' && one.localTime < now ? 'timeline-late' : undefined}
          >
            <span className="figures">{one.localTime}</span>
            <span>
              <Link to={`/admin/appointments?q=${one.reference}`}>{patientOf(one)}</Link>
              <span className="second">{one.doctor.name}</span>
            </span>
            <span className={`badge badge-${one.status}`}>{statusWords[one.status]}</span>
          </li>
        ))}
      </ol>
      <Link to="/admin/appointments" className="panel-more">
        {rest > 0 ? `${rest} more, and the whole day` : 'The whole day'}
      </Link>
    </section>
  );
}
