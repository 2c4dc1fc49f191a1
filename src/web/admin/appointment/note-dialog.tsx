import { useState } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { longestNote } from '#contract/lengths.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { isOver, patientOf, stepWords } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';
import { CancelLater } from './cancel-later.tsx';
import { MessageField } from './message-field.tsx';
import { toldWords } from './told-words.ts';

interface NoteDialogProps {
  appointment: Appointment;
  to: AppointmentStatus;
  /** The API's question, if a note is required. */
  demand: string | null;
  isBusy: boolean;
  onClose(): void;
  /** `visits`: all of a series that are cancelled together; empty for this one alone. */
  onConfirm(note: string, message: string, visits: Appointment[]): void;
}

/** Asks before a step that notifies the patient, and for a reason if the API requires one. */
export function NoteDialog({ appointment, to, demand, isBusy, onClose, onConfirm }: NoteDialogProps) {
  const { locale, sendsMail } = useHospital();
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('');
  const [visits, setVisits] = useState<Appointment[]>([]);
  const words = stepWords(appointment.status, to);
  const consequence = consequences[to];
  const confirm = confirming[to];
  return (
    <Dialog
      title={t('{step}: {patient}, {time}?', {
        step: words,
        patient: patientOf(appointment),
        time: timeWords(appointment.localTime, locale),
      })}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(note.trim(), message.trim(), visits);
        }}
      >
        {consequence ? (
          <p>
            {t(consequence)}{' '}
            {tellsPatient.includes(to)
              ? toldWords(appointment, {
                  sendsMail,
                  mailed: t('We email the patient at {email}.', { email: appointment.email }),
                })
              : null}
          </p>
        ) : null}
        {to === 'cancelled' ? (
          <CancelLater appointment={appointment} visits={visits} onChange={setVisits} />
        ) : null}
        <Field
          label={t('Reason')}
          hint={demand}
          maxLength={longestNote}
          required={demand !== null}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {isOver(to) && to !== 'entered_in_error' ? (
          <MessageField appointment={appointment} value={message} onChange={setMessage} />
        ) : null}
        <DialogActions
          cancel="Leave it as it is"
          onCancel={onClose}
          isBusy={isBusy}
          isDanger={to in consequences}
          act={
            visits.length > 0
              ? counted('Cancel {count} visit', 'Cancel {count} visits', visits.length)
              : confirm
                ? t(confirm)
                : words
          }
        />
      </form>
    </Dialog>
  );
}

const consequences: Partial<Record<AppointmentStatus, Sentence>> = {
  cancelled: 'The time becomes free again.',
  declined: 'The time becomes free again.',
  entered_in_error: 'The time becomes free again. This cannot be undone.',
};

const tellsPatient: AppointmentStatus[] = ['cancelled', 'declined'];

const confirming: Partial<Record<AppointmentStatus, Sentence>> = {
  cancelled: 'Cancel the appointment',
  declined: 'Decline the request',
  entered_in_error: 'Mark as an error',
};
