import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { longestPhone } from '#contract/lengths.ts';
import type { VisitMode } from '#contract/modes.ts';
import { remoteWords } from '#contract/where-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { MessageField } from './message-field.tsx';
import { toldWords } from './told-words.ts';
import { useVisitSave } from './use-visit-save.ts';

interface ModeDialogProps {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}

export function ModeDialog({ appointment, onClose, onChanged }: ModeDialogProps) {
  const { sendsMail } = useHospital();
  // The version when the dialog opened: a colleague's change meanwhile must not be overwritten unseen.
  const [before] = useState(appointment);
  const [mode, setMode] = useState(before.mode);
  const [phone, setPhone] = useState('');
  const [message, setMessage] = useState('');
  const { isBusy, refusal, wrong, save } = useVisitSave({ onClose, onChanged });
  const patient = patientOf(before);
  const needsPhone = mode === 'phone' && !before.phone;

  async function send() {
    const body = { mode, message, ...(needsPhone ? { phone } : {}) };
    await api.desk.mode({ params: { id: String(before.id) }, body }, { ifMatch: before.version });
    return t('{patient}: {way}.', { patient, way: wayWords(mode) });
  }
  return (
    <Dialog title={t('How the visit of {patient} takes place', { patient })} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event, send)}>
        <Field
          as="select"
          id="visit-mode"
          label={t('How it takes place')}
          required
          value={mode}
          error={wrong.mode}
          onChange={({ target }) => setMode(target.value as VisitMode)}
        >
          <Options of={[...new Set([before.mode, ...before.modes])].map((one) => [one, wayWords(one)])} />
        </Field>
        {needsPhone ? (
          <Field
            id="visit-phone"
            label={t('Phone')}
            type="tel"
            required
            maxLength={longestPhone}
            value={phone}
            error={wrong.phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        ) : null}
        <p>
          {toldWords(before, {
            sendsMail,
            mailed: t('We email the patient at {email}.', { email: before.email }),
          })}
        </p>
        <MessageField appointment={before} value={message} onChange={setMessage} />
        <Refusal>{refusal}</Refusal>
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={mode === before.mode}
          act={isBusy ? t('Saving …') : t('Change how it takes place')}
        />
      </form>
    </Dialog>
  );
}

function wayWords(mode: VisitMode) {
  return remoteWords(mode) || t('In person');
}
