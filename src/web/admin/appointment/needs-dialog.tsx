import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { Needs } from '#contract/needs.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { NeedsFields } from './needs-fields.tsx';
import { refusalOf } from './refusal-of.ts';

/** What a visit needs, to be added, changed or removed. */
export function NeedsDialog({
  appointment,
  onClose,
  onChanged,
}: {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}) {
  const queries = useQueryClient();
  // As it was when the dialog opened: a change by someone else meanwhile must not be overwritten unseen.
  const [{ id, version }] = useState(appointment);
  const [needs, setNeeds] = useState<Needs>(() => Needs.parse(appointment));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [error, setError] = useState<string>();

  async function save() {
    setBusy(true);
    setRefusal('');
    setError(undefined);
    try {
      await api.desk.needs({ params: { id: String(id) }, body: needs }, { ifMatch: version });
      onChanged(t('{patient}: needs saved.', { patient: patientOf(appointment) }));
      onClose();
    } catch (caught) {
      const ofField = caught instanceof ApiProblem ? caught.body.errors?.[0]?.message : undefined;
      setError(ofField);
      setRefusal(ofField ? '' : refusalOf(caught));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  }
  return (
    <Dialog title={t('Needs of {patient}', { patient: patientOf(appointment) })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="hint">{t('Deleted the day after the visit.')}</p>
        <NeedsFields
          needs={needs}
          error={error}
          onChange={(changes) => setNeeds((before) => ({ ...before, ...changes }))}
        />
        <Refusal>{refusal}</Refusal>
        <DialogActions onCancel={onClose} isBusy={isBusy} act={isBusy ? t('Saving …') : t('Save needs')} />
      </form>
    </Dialog>
  );
}
