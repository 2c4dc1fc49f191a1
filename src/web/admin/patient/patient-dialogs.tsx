import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Patient } from '#contract/patient.ts';
import { ElsewhereDialog } from '#web/admin/elsewhere/elsewhere-dialog.tsx';
import { fileOf, save } from '#web/admin/export/download.tsx';
import { ExportDialog } from '#web/admin/export/export-dialog.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { Erase } from './erase.tsx';
import { MergeDialog } from './merge-dialog.tsx';

export type PatientDialog = 'correct' | 'merge' | 'elsewhere' | 'hand-over' | 'erase';

interface PatientDialogsProps {
  patient: Patient;
  opened: PatientDialog | null;
  onOpen(dialog: PatientDialog | null): void;
}

export function PatientDialogs({ patient, opened, onOpen }: PatientDialogsProps) {
  /** Words to find the patient that a correction collided with. */
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  function close() {
    setWords('');
    onOpen(null);
  }
  if (opened === 'merge') return <MergeDialog patient={patient} words={words} onClose={close} />;
  if (opened === 'elsewhere')
    return <ElsewhereDialog whom={{ patientId: patient.id }} name={patient.name} onClose={close} />;
  if (opened === 'hand-over') return <HandOver patient={patient} onClose={close} />;
  if (opened === 'erase') {
    const leave = () => void navigate(addressOf('patient'), { replace: true });
    return <Erase patient={patient} onErased={leave} onClose={close} />;
  }
  if (opened !== 'correct') return null;
  return (
    <CorrectDialog
      patient={patient}
      onClose={close}
      onMerge={(found) => {
        setWords(found);
        onOpen('merge');
      }}
    />
  );
}

/** Saves all data about a patient, to hand it over. For administrators. */
function HandOver({ patient, onClose }: { patient: Patient; onClose(): void }) {
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
