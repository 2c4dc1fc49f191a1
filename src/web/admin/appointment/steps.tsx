import { useState } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import type { Sentence } from '#contract/validation-message.ts';
import {
  asksFirst,
  onTheDay,
  orderedSteps,
  patientOf,
  statusWords,
  stepSays,
  stepWords,
} from '#web/admin/ui/appointment-words.ts';
import { Popover, PopoverAct } from '#web/admin/ui/popover.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import more from '~icons/lucide/ellipsis?raw';
import { useCancelSeries, useChangeState } from './change-state.ts';
import { NoteDialog } from './note-dialog.tsx';

export interface Act {
  label: Sentence;
  says: Sentence;
  onPress(): void;
}

interface StepsProps {
  appointment: Appointment;
  /** Wall time in the hospital: no patient is a no-show before the visit, and few arrive on another day. */
  now: string;
  /** A button after the usual next status. */
  next?: Act | false;
  acts: Act[];
  /** In the open visit, with room for a label on the menu's button. */
  isPanel?: boolean;
  onChanged(words: string): void;
}

/** The next steps as one or two buttons, all others in a menu. */
export function Steps({ appointment, now, next, acts, isPanel = false, onChanged }: StepsProps) {
  const { busy, asking, setAsking, take, press } = useStep(appointment, onChanged);
  const steps = orderedSteps(appointment);
  const { localDate, localTime } = appointment;
  const hasBegun = `${localDate}T${localTime}` <= now;
  const isOfAnotherDay = localDate !== now.slice(0, 10);
  const visible = steps
    .filter((to) => !asksFirst.includes(to) && (hasBegun || to !== 'no_show'))
    .filter((to) => !isOfAnotherDay || !onTheDay.includes(to))
    .slice(0, next ? 1 : 2);
  const hidden = steps.filter((to) => !visible.includes(to));
  const patient = patientOf(appointment);
  const button = isPanel ? 'button' : 'button button-small';
  const first = isPanel ? 'button-primary' : 'button-step';

  return (
    <div className="in-line steps">
      {visible.map((to, position) => (
        <button
          key={to}
          type="button"
          className={position === 0 ? `${button} ${first}` : button}
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
      {next ? (
        <button type="button" className={button} onClick={next.onPress}>
          {t(next.label)}
        </button>
      ) : null}
      {hidden.length > 0 || acts.length > 0 ? (
        <Popover
          label={t('More for {patient}', { patient })}
          className={isPanel ? button : `${button} button-quiet button-icon`}
          button={
            <>
              {isPanel ? t('More|acts') : null}
              <Svg source={more} className="icon" />
            </>
          }
        >
          {acts.map(({ label, says, onPress }) => (
            <PopoverAct key={label} label={t(label)} says={t(says)} onPress={onPress} />
          ))}
          {hidden.map((to) => (
            <PopoverAct
              key={to}
              label={stepWords(appointment.status, to)}
              says={
                isOfAnotherDay && onTheDay.includes(to)
                  ? t('This visit is on another day.')
                  : stepSays(appointment.status, to)
              }
              onPress={() => press(to)}
            />
          ))}
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

/** Takes a step, after a question if it tells the patient or needs a reason. */
function useStep(appointment: Appointment, onChanged: (words: string) => void) {
  const change = useChangeState();
  const cancelSeries = useCancelSeries();
  const [busy, setBusy] = useState<AppointmentStatus | null>(null);
  const [asking, setAsking] = useState<{ to: AppointmentStatus; demand: string | null } | null>(null);

  async function take(to: AppointmentStatus, note = '', message = '', visits: Appointment[] = []) {
    setBusy(to);
    const outcome =
      visits.length > 0
        ? await cancelSeries(visits, note, message)
        : await change(appointment, to, note, message);
    setBusy(null);
    if (typeof outcome === 'object') return setAsking({ to, demand: outcome.note });
    setAsking(null);
    if (outcome === 'done')
      onChanged(t('{patient}: {state}.', { patient: patientOf(appointment), state: t(statusWords[to]) }));
  }
  const press = (to: AppointmentStatus) =>
    asksFirst.includes(to) ? setAsking({ to, demand: null }) : void take(to);
  return { busy, asking, setAsking, take, press };
}
