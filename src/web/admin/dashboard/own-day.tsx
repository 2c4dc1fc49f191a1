import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { useCalendar, useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { AppointmentRow } from '#web/admin/desk/appointment-row.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { isOver } from '#web/admin/ui/appointment-words.ts';
import { clockTime } from '#web/dates/words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

/** Loaded on demand: it has a form, and few doctors open it every day. */
const DelayDialog = lazy(() => import('../calendar/delay-dialog.tsx'));

/**
 * The signed-in doctor's day for use between two patients: in the room, here, next, each with the usual steps. The
 * reception's list in that order.
 */
export function OwnDay({
  doctorId,
  appointments,
  now,
  isLive,
}: {
  doctorId: number;
  appointments: Appointment[] | undefined;
  now: string;
  isLive: boolean;
}) {
  const { timeZone, locale } = useHospital();
  const may = useMay();
  const navigate = useNavigate();
  const { data: doctors } = useDoctors();
  const [isDelaying, setDelaying] = useState(false);
  const [news, setNews] = useState('');
  const today = now.slice(0, 10);
  const slug = doctors?.find(({ id }) => id === doctorId)?.slug ?? '';
  const { data: columns } = useCalendar(
    { from: today, to: today, doctor: slug, department: '' },
    slug !== '',
    isLive,
  );
  const delay = columns?.find(({ doctor }) => doctor.id === doctorId)?.delay;
  const own = (appointments ?? []).filter(({ doctor, status }) => doctor.id === doctorId && !isOver(status));
  const calendar = `${addressOf('appointment')}${slug ? `?doctor=${slug}` : ''}`;
  const rows = (states: readonly AppointmentStatus[]) =>
    own
      .filter(({ status }) => states.includes(status))
      .map((one) => (
        <AppointmentRow
          key={one.id}
          appointment={one}
          now={now}
          onMove={() => void navigate(`${addressOf('appointment')}?day=${today}&visit=${one.id}`)}
          onChanged={setNews}
        />
      ));
  return (
    <section className="panel stack visits own-day" aria-labelledby="own-day">
      <div className="cluster">
        <h2 id="own-day">{t('Your day')}</h2>
        {delay ? (
          <span className="badge badge-warning">
            {t('{words}, {more}', {
              words: counted('{count} minute late', '{count} minutes late', delay.minutes),
              more: t('until {time}', { time: clockTime(delay.until, timeZone, locale) }),
            })}
          </span>
        ) : null}
        {may('visits', 'change') ? (
          <button type="button" className="button button-small" onClick={() => setDelaying(true)}>
            {t('Running late')}
          </button>
        ) : null}
      </div>
      <p role="status" className="unseen">
        {news}
      </p>
      {appointments && own.length === 0 ? <p className="quiet">{t('You have no visits today.')}</p> : null}
      {groups.map(({ title, states }) => {
        const found = rows(states);
        if (found.length === 0) return null;
        return (
          <div key={title}>
            <h3>{t(title)}</h3>
            <ul className="surface">{found}</ul>
          </div>
        );
      })}
      <Link to={calendar} className="panel-more">
        {t('The whole day')}
      </Link>
      {isDelaying ? (
        <Suspense>
          <DelayDialog doctor={slug} onClose={() => setDelaying(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** In the order in which a doctor needs them. */
const groups = [
  { title: 'With you now', states: ['in_progress'] },
  { title: 'Here, waiting', states: ['arrived'] },
  { title: 'Still to come', states: ['requested', 'booked'] },
  { title: 'Done today', states: ['fulfilled', 'no_show'] },
] as const satisfies { title: PlainMessage; states: readonly AppointmentStatus[] }[];
