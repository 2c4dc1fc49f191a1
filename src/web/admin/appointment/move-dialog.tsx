import { useState } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { TimeChoice } from '#web/admin/times/time-choice.tsx';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';
import { MessageField } from './message-field.tsx';
import { MoveLater } from './move-later.tsx';
import { toldWords } from './told-words.ts';
import { useDoctors } from './use-calendar.ts';
import { useMove } from './use-move.ts';
import { useMoveSeries } from './use-move-series.ts';
import { Warnings } from './warnings.tsx';

export interface Destination {
  slot: Slot;
  doctor: { id: number; name: string; slug: string };
}

interface MoveDialogProps {
  appointment: Appointment;
  given?: Destination | undefined;
  today: string;
  onClose(): void;
  onMoved(words: string): void;
}

/**
 * Shows the old time, the new one and who is notified, before anything moves. A drag has already chosen the new time;
 * otherwise it is chosen here.
 */
export function MoveDialog({ appointment, given, today, onClose, onMoved }: MoveDialogProps) {
  const { locale, sendsMail } = useHospital();
  const [chosen, setChosen] = useState<Destination | null>(given ?? null);
  const one = useMove(appointment);
  const [takesLater, setTakesLater] = useState(false);
  const series = useMoveSeries(appointment, chosen, takesLater);
  const { isBusy, warnings, refusal } = takesLater ? series : one;
  const [message, setMessage] = useState('');
  const who = patientOf(appointment);

  /** Warnings were about the previous choice. */
  function choose(next: Destination | null) {
    one.forget();
    series.forget();
    setChosen(next);
  }
  async function confirm() {
    if (!chosen) return;
    if (takesLater) {
      const all = await series.move(message.trim());
      if (all) onMoved(counted('{count} visit is moved.', '{count} visits are moved.', all.length));
      return;
    }
    const moved = await one.move(chosen, message.trim());
    if (moved)
      onMoved(
        t('{patient} is moved to {date}, {time}.', {
          patient: who,
          date: dayInWords(moved.localDate, locale),
          time: timeWords(moved.localTime, locale),
        }),
      );
  }
  return (
    <Dialog title={t('Move {patient}', { patient: who })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {given ? null : <DestinationChoice {...{ appointment, today, chosen }} onChoose={choose} />}
        <FromTo appointment={appointment} chosen={chosen} />
        <MoveLater
          appointment={appointment}
          chosen={chosen}
          isOn={takesLater}
          series={series}
          today={today}
          onChange={setTakesLater}
        />
        <p className={sendsMail ? 'notice' : 'notice notice-warning'}>
          {toldWords(appointment, {
            sendsMail,
            mailed: takesLater
              ? t('We email the new times in one message to {email}.', { email: appointment.email })
              : t('We email the new time to {email}.', { email: appointment.email }),
          })}
        </p>
        <MessageField appointment={appointment} value={message} onChange={setMessage} />
        <Warnings of={warnings} />
        <Refusal>{refusal}</Refusal>
        <DialogActions
          cancel="Leave it as it is"
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={!chosen || (takesLater && series.chosen.length === 0)}
          act={warnings.length > 0 ? t('Move anyway') : actOf(takesLater ? series.chosen.length : null)}
        />
      </form>
    </Dialog>
  );
}

interface DestinationChoiceProps {
  appointment: Appointment;
  today: string;
  chosen: Destination | null;
  onChoose(destination: Destination | null): void;
}

function DestinationChoice({ appointment, today, chosen, onChoose }: DestinationChoiceProps) {
  const { data: doctors } = useDoctors();
  const [doctor, setDoctor] = useState(appointment.doctor.slug);
  const [day, setDay] = useState(appointment.localDate < today ? today : appointment.localDate);
  return (
    <>
      <Field
        as="select"
        label={t('Doctor')}
        required
        value={doctor}
        onChange={({ target }) => {
          setDoctor(target.value);
          onChoose(null);
        }}
      >
        <EntryOptions entries={doctors} />
      </Field>
      <TimeChoice
        doctor={doctor}
        moving={appointment.id}
        day={day}
        today={today}
        value={chosen?.slot.startsAt ?? ''}
        onDay={(next) => {
          setDay(next);
          onChoose(null);
        }}
        onTaken={() => onChoose(null)}
        onChoose={(slot) => {
          const found = doctors?.find(({ slug }) => slug === doctor);
          onChoose({ slot, doctor: found ?? appointment.doctor });
        }}
      />
    </>
  );
}

/** `visits`: how many of a series move together; null for one visit. */
function actOf(visits: number | null) {
  return visits === null
    ? t('Move the appointment')
    : counted('Move {count} visit', 'Move {count} visits', visits);
}

function FromTo({ appointment, chosen }: { appointment: Appointment; chosen: Destination | null }) {
  return (
    <dl className="stack links visit-facts">
      <div>
        <dt>{t('From|move')}</dt>
        <dd>
          <When of={appointment} />
          <span className="second">{appointment.doctor.name}</span>
        </dd>
      </div>
      <div>
        <dt>{t('To|move')}</dt>
        <dd>
          {chosen ? (
            <>
              <When of={chosen.slot} />
              <span className="second">{chosen.doctor.name}</span>
            </>
          ) : (
            <span className="quiet">{t('Choose a time')}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function When({ of: { localDate, localTime } }: { of: Pick<Slot, 'localDate' | 'localTime'> }) {
  const { locale } = useHospital();
  return (
    <Phrase
      message="{date}, <strong>{time}</strong>"
      strong={(words) => <strong>{words}</strong>}
      date={dayInWords(localDate, locale)}
      time={timeWords(localTime, locale)}
    />
  );
}
