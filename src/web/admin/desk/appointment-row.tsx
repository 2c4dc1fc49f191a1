import { useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointment.ts';
import { needsInOneLine } from '#contract/needs-line.ts';
import { remoteWords } from '#contract/where-words.ts';
import { purposeBesides } from '#contract/words/purpose-words.ts';
import { NeedsDialog } from '#web/admin/appointment/needs-dialog.tsx';
import { PersonDialog } from '#web/admin/appointment/person-dialog.tsx';
import { type Act, Steps } from '#web/admin/appointment/steps.tsx';
import { HistoryDialog } from '#web/admin/appointment/visit-history.tsx';
import { seriesWords } from '#web/admin/series/series-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { isAhead, isMovable, isOver, patientOf, statusWords } from '#web/admin/ui/appointment-words.ts';
import { PatientLink } from '#web/admin/ui/patient-link.tsx';
import { AnswersDialog } from '#web/admin/visit-answer/answers-dialog.tsx';
import { progressWords } from '#web/admin/visit-answer/question-words.ts';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

/** "3 of 12", with a link to all of them. */
function OfSeries({ appointment }: { appointment: Appointment }) {
  const { series } = appointment;
  if (!series) return null;
  return (
    <>
      {' · '}
      <Link
        to={`${addressOf('appointment')}?series=${series.id}`}
        aria-label={t('All visits of the series: {words}', { words: seriesWords(appointment) })}
      >
        {seriesWords(appointment)}
      </Link>
    </>
  );
}

export function AppointmentRow({
  appointment,
  now,
  showDoctor = false,
  onMove,
  onChanged,
}: {
  appointment: Appointment;
  /** Wall time in the hospital. */
  now: string;
  showDoctor?: boolean;
  onMove(): void;
  onChanged(words: string): void;
}) {
  const {
    status,
    localDate,
    localTime,
    reference,
    phone,
    phoneText,
    email,
    visitTypeName,
    reason,
    patientIsOther,
    name,
    doctor,
  } = appointment;
  const { locale } = useHospital();
  const [opened, setOpened] = useState<'answers' | 'history' | 'needs' | 'person' | null>(null);
  const needs = needsInOneLine(appointment);
  const about = [purposeBesides(visitTypeName, appointment), reason].filter(Boolean).join(': ');
  const hasBegun = `${localDate}T${localTime}` <= now;
  // Past, and not yet marked as arrived or missed.
  const isLate = status === 'booked' && hasBegun && localDate === now.slice(0, 10);
  return (
    <li
      className={isOver(status) ? 'visit visit-over' : isLate ? 'visit visit-late' : 'visit'}
      data-row
      data-visit={appointment.id}
    >
      <span className="visit-time">
        {timeWords(localTime, locale)}
        {isLate ? <span className="second">{t('due')}</span> : null}
      </span>
      <span className="visit-patient">
        <PatientLink id={appointment.patientId} name={patientOf(appointment)} />
        {patientIsOther ? <span className="second">{t('booked by {name}', { name })}</span> : null}
        {about ? (
          <span className="second one-line" title={about}>
            {about}
          </span>
        ) : null}
        {needs ? <span className="second">{t('Needs: {needs}', { needs })}</span> : null}
        {appointment.questions ? (
          <button type="button" className="link-button second" onClick={() => setOpened('answers')}>
            {t('Questions: {progress}', { progress: progressWords(appointment) })}
          </button>
        ) : null}
        {appointment.warnings.map((one) => (
          <span key={one} className="second warning" title={one}>
            {one}
          </span>
        ))}
      </span>
      <span className="one-line visit-contact">
        {phone ? (
          <a href={`tel:${phone}`} className="figures">
            {phoneText}
          </a>
        ) : (
          <a href={`mailto:${email}`}>{email}</a>
        )}
      </span>
      <span className="visit-kind">
        {visitTypeName}
        <span className="second">
          <span className="figures">{reference}</span>
          {showDoctor ? ` · ${doctor.name}` : ''}
          {appointment.mode === 'in-person' ? '' : ` · ${remoteWords(appointment.mode)}`}
          {appointment.room ? ` · ${appointment.room.name}` : ''}
          <OfSeries appointment={appointment} />
          {appointment.isSqueezedIn ? ` · ${t('Squeezed in')}` : ''}
          {appointment.callNumber === null
            ? ''
            : ` · ${t('Number {number}', { number: String(appointment.callNumber) })}`}
          {appointment.hasCheckedIn ? ` · ${t('Checked in by themselves')}` : ''}
        </span>
        {appointment.videoUrl ? (
          <a href={appointment.videoUrl} className="second" target="_blank" rel="noopener noreferrer">
            {t('Join the video visit')}
          </a>
        ) : null}
      </span>
      <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>
      <Steps
        appointment={appointment}
        now={now}
        acts={actsFor(appointment, onMove, setOpened)}
        onChanged={onChanged}
      />
      {opened === 'answers' ? (
        <AnswersDialog appointment={appointment} onClose={() => setOpened(null)} onChanged={onChanged} />
      ) : null}
      {opened === 'history' ? (
        <HistoryDialog appointment={appointment} onClose={() => setOpened(null)} />
      ) : null}
      {opened === 'person' ? (
        <PersonDialog appointment={appointment} onClose={() => setOpened(null)} onChanged={onChanged} />
      ) : null}
      {opened === 'needs' ? (
        <NeedsDialog appointment={appointment} onClose={() => setOpened(null)} onChanged={onChanged} />
      ) : null}
    </li>
  );
}

function actsFor(
  appointment: Appointment,
  onMove: () => void,
  onOpen: (what: 'needs' | 'person' | 'history') => void,
): Act[] {
  const move: Act = { label: 'Move …', says: 'To another time or doctor.', onPress: onMove };
  const needs: Act = {
    label: 'Needs …',
    says: 'Such as an interpreter or a chaperone.',
    onPress: () => onOpen('needs'),
  };
  return [
    ...(isMovable(appointment) ? [move] : []),
    ...(isAhead(appointment) ? [needs] : []),
    { label: 'Correct …', says: 'Name, phone, email or reason.', onPress: () => onOpen('person') },
    { label: 'History', says: 'What was done, when and by whom.', onPress: () => onOpen('history') },
  ];
}
