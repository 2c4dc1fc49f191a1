import type { Patient } from '#contract/patient.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { fileOf, save } from '../export/download.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';

/** Saves all data about a patient, to hand it over. For administrators. */
export function HandOver({ patient, onClose }: { patient: Patient; onClose(): void }) {
  async function take(reason: string, { signal }: AbortController) {
    const input = { params: { id: patient.id } };
    const response = await fileOf('patient', 'everything', input, { reason, signal });
    if (!response) return false;
    save(await response.blob(), `patient-${patient.id}-${new Date().toISOString().slice(0, 10)}.zip`);
    said.done(t('Saved. Open “everything.html” in the file to read or print it.'));
    return true;
  }
  return (
    <ExportDialog
      title={t('Everything we hold about {name}', { name: patient.name })}
      act={t('Save the file')}
      onTake={take}
      onClose={onClose}
    />
  );
}
