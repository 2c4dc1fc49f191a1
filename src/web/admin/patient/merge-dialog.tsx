import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Patient, PatientSummary } from '#contract/patient.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';
import { PatientSearch } from './patient-search.tsx';
import { visitDay } from './patient-words.ts';
import { usePatientChanges } from './use-patient.ts';

interface MergeDialogProps {
  patient: Patient;
  /** The other patient, if known; otherwise a search is shown. */
  found?: PatientSummary | null;
  /** Initial words of the search. */
  words?: string;
  onClose(): void;
}

/** Merges two patients into one person, once both have been compared. */
export function MergeDialog({ patient, found = null, words = '', onClose }: MergeDialogProps) {
  const navigate = useNavigate();
  const { merge, unmerge } = usePatientChanges();
  const [other, setOther] = useState(found);
  const [keptId, setKeptId] = useState(patient.id);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!other || isBusy) return;
    setBusy(true);
    const [into, gone] = keptId === patient.id ? [patient, other] : [{ id: other.id }, patient];
    const refused = await merge(into, gone.id);
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    onClose();
    said.done(t('{name} is merged.', { name: gone.name }), async () => {
      const failed = await unmerge({ id: into.id }, gone.id);
      if (failed) said.failed(failed);
    });
    if (into.id !== patient.id) await navigate(addressOf('patient', into.id), { replace: true });
  }
  return (
    <Dialog
      title={t('Merge {name} with another patient', { name: patient.name })}
      onClose={onClose}
      wide={other !== null}
    >
      <form onSubmit={(event) => void confirm(event)}>
        {other ? (
          <>
            <p>
              {t(
                'Merge them if they are the same person. Visits, inquiries, the waiting list, messages and notes of both are then on one page, also those to come. Nothing is deleted, nobody is told, and you can undo it at any time.',
              )}
            </p>
            <fieldset className="merge-sides">
              <legend>{t('Whose name and contact details should the page have?')}</legend>
              {[patient, other].map((one) => (
                <Side
                  key={one.id}
                  patient={one}
                  isKept={one.id === keptId}
                  onKeep={() => setKeptId(one.id)}
                />
              ))}
            </fieldset>
          </>
        ) : (
          <PatientSearch words={words} without={patient.id} onChoose={setOther} />
        )}
        <Refusal>{refusal}</Refusal>
        <DialogActions
          cancel="Keep them apart"
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={!other}
          act={isBusy ? t('Merging …') : t('Merge them')}
        />
      </form>
    </Dialog>
  );
}

function Side({
  patient: { name, phoneText, email, visits, lastVisit, nextVisit },
  isKept,
  onKeep,
}: {
  patient: PatientSummary;
  isKept: boolean;
  onKeep(): void;
}) {
  const { locale } = useHospital();
  const facts = [
    ['Phone', phoneText || t('None')],
    ['Email', email || t('None')],
    ['Visits', counted('{count} visit', '{count} visits', visits)],
    ['Last|visit', lastVisit ? visitDay(lastVisit, locale) : t('None')],
    ['Next|visit', nextVisit ? visitDay(nextVisit, locale) : t('None')],
  ] as const satisfies [PlainMessage, string][];
  return (
    <label className="well decision-choice merge-side">
      <input type="radio" name="kept" checked={isKept} onChange={onKeep} />
      <span>
        <strong>{name}</strong>
        {facts.map(([label, value]) => (
          <span key={label} className="merge-fact">
            <span className="quiet">{t(label)}</span> <span>{value}</span>
          </span>
        ))}
      </span>
    </label>
  );
}
