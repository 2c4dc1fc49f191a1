import type { Patient } from '#contract/patient.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** What the heading of the page opens. */
export type PatientDialog = 'merge';

export function PatientDialogs({
  patient,
  opened,
  onClose,
}: {
  patient: Patient;
  opened: PatientDialog | null;
  onClose(): void;
}) {
  if (opened === 'merge') return <MergeDialog patient={patient} onClose={onClose} />;
  return null;
}
