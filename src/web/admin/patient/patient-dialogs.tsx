import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Patient } from '#contract/patient.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { ElsewhereDialog } from '../elsewhere/elsewhere-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { Erase } from './erase.tsx';
import { HandOver } from './hand-over.tsx';
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
