import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Appointment } from '#contract/appointment.ts';
import { needsInOneLine } from '#contract/needs-line.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { remoteWords } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { minutesOf, priceWords, purposeBesides } from '#contract/words/purpose-words.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { seriesWords } from '#web/admin/series/series-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { visitValue } from '#web/admin/times/asked-visit.ts';
import { isAhead, isMovable, patientOf, sourceWords, statusWords } from '#web/admin/ui/appointment-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { AnswersDialog } from '#web/admin/visit-answer/answers-dialog.tsx';
import { progressWords } from '#web/admin/visit-answer/question-words.ts';
import { addDays } from '#web/dates/month.ts';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { endTimeOf } from './calendar-layout.ts';
import { ModeDialog } from './mode-dialog.tsx';
import type { Destination } from './move-dialog.tsx';
import { NeedsDialog } from './needs-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { type Act, Steps } from './steps.tsx';
import { useDoctors } from './use-calendar.ts';
import { VisitHistory } from './visit-history.tsx';
import { WaitDialog } from './wait-dialog.tsx';
import { Warnings } from './warnings.tsx';

interface VisitPanelProps {
  appointment: Appointment;
  now: string;
  onClose(): void;
  onChanged(words: string): void;
  onMove(to?: Destination): void;
  onBeside(): void;
}

export function VisitPanel({ appointment, now, onClose, onChanged, onMove, onBeside }: VisitPanelProps) {
  const [isPastOpen, setPastOpen] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const OpenDialog = opened && opened !== 'wait' && dialogs[opened];
  const { status, localDate, localTime } = appointment;
  const hasBegun = `${localDate}T${localTime}` <= now;
  return (
    <Dialog title={patientOf(appointment)} onClose={onClose}>
      <div className="cluster links">
        <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>
        {appointment.hasCheckedIn ? <span className="badge">{t('Checked in by themselves')}</span> : null}
        {appointment.isSqueezedIn ? <span className="badge">{t('Squeezed in')}</span> : null}
        <Elsewhere appointment={appointment} />
      </div>
      <Warnings of={appointment.warnings} />
      <Facts appointment={appointment} />
      <details className="visit-past" onToggle={(event) => setPastOpen(event.currentTarget.open)}>
        <summary>{t('History')}</summary>
        {isPastOpen ? <VisitHistory appointment={appointment} /> : null}
      </details>
      <div className="dialog-actions panel-steps">
        <Steps
          appointment={appointment}
          now={now}
          next={
            isMovable(appointment) && {
              label: 'Move …',
              says: 'To another time or doctor.',
              onPress: () => onMove(),
            }
          }
          acts={actsFor(appointment, { now, hasBegun, onBeside, onOpen: setOpened })}
          isPanel
          onChanged={onChanged}
        />
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
      {opened === 'wait' ? (
        <WaitForEarlier
          appointment={appointment}
          today={now.slice(0, 10)}
          onClose={() => setOpened(null)}
          onMove={onMove}
        />
      ) : OpenDialog ? (
        <OpenDialog appointment={appointment} onClose={() => setOpened(null)} onChanged={onChanged} />
      ) : null}
    </Dialog>
  );
}

function Facts({ appointment }: { appointment: Appointment }) {
  const hospital = useHospital();
  const { locale } = hospital;
  const { localDate, localTime, doctor, name, email, phone, phoneText, reason, reference, source } =
    appointment;
  const facts: [label: Sentence, value: string, address?: string | undefined][] = [
    [
      'When',
      t('{day}, {from} to {to}', {
        day: dayInWords(localDate, locale),
        from: timeWords(localTime, locale),
        to: timeWords(endTimeOf(appointment), locale),
      }),
    ],
    ['Doctor', doctor.name],
    [
      'Visit',
      t('{words}, {more}', {
        words: appointment.visitTypeName,
        more: durationWords(minutesOf(appointment)),
      }),
    ],
    ['Series', seriesWords(appointment), seriesAddress(appointment)],
    ['How it takes place', appointment.videoUrl ? '' : remoteWords(appointment.mode)],
    ['By video', appointment.videoUrl && t('Join the video visit'), appointment.videoUrl],
    ['Room', appointment.room?.name ?? (mayTakeRoom(appointment) ? t('None yet|room') : '')],
    ['For', purposeBesides(appointment.visitTypeName, appointment)],
    ['Price', priceWords(appointment.price, appointment, hospital)],
    ['Booked by', appointment.patientIsOther ? name : ''],
    ['Phone', phoneText, `tel:${phone}`],
    ['Text messages', smsWords(appointment, hospital.sendsSms)],
    ['Email', email, `mailto:${email}`],
    ['Contact|proof', appointment.isContactProven ? t('Confirmed by email') : ''],
    ['Reason', reason],
    ['Why so|status', appointment.statusNote],
    ['Needs', needsInOneLine(appointment)],
    ['Questions|before a visit', progressWords(appointment)],
    ['Reference', reference],
    ['Number', appointment.callNumber === null ? '' : String(appointment.callNumber)],
    ['Booked|how', t(sourceWords[source])],
  ];
  return (
    <dl className="stack links visit-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value, address]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {!address ? (
                value
              ) : address.startsWith('https:') ? (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {value}
                </a>
              ) : address.includes(':') ? (
                <a href={address}>{value}</a>
              ) : (
                <Link to={address}>{value}</Link>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const dialogs = {
  needs: NeedsDialog,
  answers: AnswersDialog,
  mode: ModeDialog,
  room: RoomDialog,
  person: PersonDialog,
};

type Opened = keyof typeof dialogs | 'wait';

function actsFor(
  appointment: Appointment,
  {
    now,
    hasBegun,
    onBeside,
    onOpen,
  }: { now: string; hasBegun: boolean; onBeside(): void; onOpen(what: Opened): void },
): Act[] {
  const { modes, mode, questions } = appointment;
  const isStill = isMovable(appointment);
  const hasEarlierDays = appointment.localDate > now.slice(0, 10);
  const all: [what: Opened | 'beside', label: Sentence, says: Sentence, isThere: boolean][] = [
    ['beside', 'Squeeze in …', 'Someone else at the same time.', isStill && !hasBegun],
    ['wait', 'Wait for an earlier time …', 'Keeps this time until there is one.', isStill && hasEarlierDays],
    ['needs', 'Needs …', 'Such as an interpreter or a chaperone.', isAhead(appointment)],
    ['answers', 'Answers …', 'What the patient was asked before the visit.', questions !== null],
    [
      'mode',
      'How it takes place …',
      'In person, by phone or by video.',
      isStill && modes.some((one) => one !== mode),
    ],
    ['room', 'Room …', 'Where it takes place, or with what.', mayTakeRoom(appointment)],
    ['person', 'Correct …', 'Name, phone, email or reason.', true],
  ];
  return all
    .filter(([, , , isThere]) => isThere)
    .map(([what, label, says]) => ({
      ...{ label, says },
      onPress: () => (what === 'beside' ? onBeside() : onOpen(what)),
    }));
}

interface WaitForEarlierProps {
  appointment: Appointment;
  today: string;
  onClose(): void;
  onMove(to: Destination): void;
}

/** The patient keeps the visit, and waits for an earlier one. */
function WaitForEarlier({ appointment, today, onClose, onMove }: WaitForEarlierProps) {
  const { data: doctors } = useDoctors();
  const { doctor, visitTypeId, package: ofPackage, service, localDate } = appointment;
  const { phoneText: phone, email, language, wantsSms } = appointment;
  const start = {
    ...{ name: patientOf(appointment), phone, email, language, wantsSms },
    whom: `doctorId=${doctor.id}`,
    visitType: ofPackage
      ? visitValue('package', ofPackage)
      : service
        ? visitValue('service', service)
        : String(visitTypeId),
    ...{ from: today, to: addDays(localDate, -1) },
  };
  return (
    <WaitDialog
      start={start}
      today={today}
      onClose={onClose}
      onAdded={onClose}
      isChoice
      onBook={(slot) => {
        onClose();
        onMove({ slot, doctor: doctors?.find(({ id }) => id === slot.doctorId) ?? doctor });
      }}
    />
  );
}

function smsWords({ wantsSms, getsSms, phone }: Appointment, sendsSms: boolean) {
  if (getsSms) return t('Yes, the patient agreed');
  if (!wantsSms || !phone) return '';
  return sendsSms ? t('None, since the number replied STOP') : t('Agreed, but none are sent from here');
}

function seriesAddress({ series }: Appointment) {
  return series ? `${addressOf('appointment')}?series=${series.id}` : undefined;
}

/** A visit from before its visit type required a room may get one. */
function mayTakeRoom(appointment: Appointment) {
  const { room, roomKind, isSqueezedIn } = appointment;
  return isAhead(appointment) && !isSqueezedIn && (room !== null || roomKind !== '');
}

/** Links to the patient from the calendar, and to the calendar elsewhere. */
function Elsewhere({ appointment: { id, patientId, localDate } }: { appointment: Appointment }) {
  const { pathname } = useLocation();
  if (pathname !== addressOf('appointment'))
    return (
      <Link to={`${addressOf('appointment')}?day=${localDate}&visit=${id}`}>{t('In the calendar')}</Link>
    );
  return patientId === null ? null : <Link to={addressOf('patient', patientId)}>{t('Patient’s page')}</Link>;
}
