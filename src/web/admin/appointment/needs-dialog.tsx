import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { Needs } from '#contract/needs.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { NeedsFields } from './needs-fields.tsx';
import { useVisitSave } from './use-visit-save.ts';

interface NeedsDialogProps {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}

export function NeedsDialog({ appointment, onClose, onChanged }: NeedsDialogProps) {
  // The version when the dialog opened: a colleague's change meanwhile must not be overwritten unseen.
  const [{ id, version }] = useState(appointment);
  const [needs, setNeeds] = useState<Needs>(() => Needs.parse(appointment));
  const { isBusy, refusal, wrong, save } = useVisitSave({ onClose, onChanged });
  const [error] = Object.values(wrong);

  async function send() {
    await api.desk.needs({ params: { id: String(id) }, body: needs }, { ifMatch: version });
    return t('{patient}: needs saved.', { patient: patientOf(appointment) });
  }
  return (
    <Dialog title={t('Needs of {patient}', { patient: patientOf(appointment) })} onClose={onClose}>
      <form onSubmit={(event) => void save(event, send)}>
        <p className="hint">{t('Deleted the day after the visit.')}</p>
        <NeedsFields
          needs={needs}
          error={error}
          onChange={(changes) => setNeeds((before) => ({ ...before, ...changes }))}
        />
        <Refusal>{error ? '' : refusal}</Refusal>
        <DialogActions onCancel={onClose} isBusy={isBusy} act={isBusy ? t('Saving …') : t('Save needs')} />
      </form>
    </Dialog>
  );
}
