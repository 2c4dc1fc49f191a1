import { useState } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import {
  asksFirst,
  isAhead,
  isMovable,
  orderedSteps,
  patientOf,
  statusWords,
  stepWords,
} from '#web/admin/ui/appointment-words.ts';
import { Popover } from '#web/admin/ui/popover.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import more from '~icons/lucide/ellipsis?raw';
import { useCancelSeries, useChangeState } from './change-state.ts';
import { NoteDialog } from './note-dialog.tsx';

/** The possible next statuses: the usual ones as buttons, the rest in a menu. */
export function Steps({
  appointment,
  hasBegun,
  onMove,
  onHistory,
  onNeeds,
  onCorrect,
  onChanged,
}: {
  appointment: Appointment;
  /** Its time has come; before that nobody can be a no-show. */
  hasBegun: boolean;
  /** Without it, moving is offered elsewhere. */
  onMove?: () => void;
  /** Without it, the history is shown elsewhere. */
  onHistory?: () => void;
  /** Without it, what the visit needs is changed elsewhere. */
  onNeeds?: () => void;
  /** Without it, who the visit is for is corrected elsewhere. */
  onCorrect?: () => void;
  onChanged(words: string): void;
}) {
  const change = useChangeState();
  const cancelSeries = useCancelSeries();
  const [busy, setBusy] = useState<AppointmentStatus | null>(null);
  const [asking, setAsking] = useState<{ to: AppointmentStatus; demand: string | null } | null>(null);
  const steps = orderedSteps(appointment);
  const visible = steps.filter((to) => !asksFirst.includes(to) && (hasBegun || to !== 'no_show')).slice(0, 2);
  const canMove = onMove !== undefined && isMovable(appointment);
  const hidden = steps.filter((to) => !visible.includes(to));
  const patient = patientOf(appointment);

  async function take(to: AppointmentStatus, note = '', message = '', visits: Appointment[] = []) {
    setBusy(to);
    const outcome =
      visits.length > 0
        ? await cancelSeries(visits, note, message)
        : await change(appointment, to, note, message);
    setBusy(null);
    if (typeof outcome === 'object') return setAsking({ to, demand: outcome.note });
    setAsking(null);
    if (outcome === 'done') onChanged(t('{patient}: {state}.', { patient, state: t(statusWords[to]) }));
  }
  const press = (to: AppointmentStatus) =>
    asksFirst.includes(to) ? setAsking({ to, demand: null }) : void take(to);

  return (
    <div className="in-line steps">
      {visible.map((to, position) => (
        <button
          key={to}
          type="button"
          className={position === 0 ? 'button button-small button-step' : 'button button-small'}
          disabled={busy !== null}
          onClick={() => press(to)}
        >
          <Phrase
            message="{step}<unseen>: {patient}</unseen>"
            unseen={(words) => <span className="unseen">{words}</span>}
            step={stepWords(appointment.status, to)}
            patient={patient}
          />
        </button>
      ))}
      {hidden.length > 0 || canMove || onHistory || onCorrect ? (
        <Popover
          label={t('More for {patient}', { patient })}
          className="button button-quiet button-icon button-small"
          button={<Svg source={more} className="icon" />}
        >
          {canMove ? (
            <button type="button" className="popover-item" onClick={onMove}>
              {t('Move …')}
            </button>
          ) : null}
          {onNeeds && isAhead(appointment) ? (
            <button type="button" className="popover-item" onClick={onNeeds}>
              {t('Needs …')}
            </button>
          ) : null}
          {onCorrect ? (
            <button type="button" className="popover-item" onClick={onCorrect}>
              {t('Correct …')}
            </button>
          ) : null}
          {hidden.map((to) => (
            <button key={to} type="button" className="popover-item" onClick={() => press(to)}>
              {stepWords(appointment.status, to)}
            </button>
          ))}
          {onHistory ? (
            <button type="button" className="popover-item" onClick={onHistory}>
              {t('History')}
            </button>
          ) : null}
        </Popover>
      ) : null}
      {asking ? (
        <NoteDialog
          appointment={appointment}
          to={asking.to}
          demand={asking.demand}
          isBusy={busy !== null}
          onClose={() => setAsking(null)}
          onConfirm={(...said) => void take(asking.to, ...said)}
        />
      ) : null}
    </div>
  );
}
