import { useState } from 'react';
import { Link } from 'react-router';
import type { Patient, PatientLikeness } from '#contract/patient.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { sharedWords } from './patient-words.ts';
import { usePatientChanges } from './use-patient.ts';

export function Duplicates({ patient, mayChange }: { patient: Patient; mayChange: boolean }) {
  const [merging, setMerging] = useState<PatientLikeness | null>(null);
  if (patient.duplicates.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="duplicates">
      <h2 id="duplicates">{t('Perhaps the same person')}</h2>
      <ul className="patient-notes links">
        {patient.duplicates.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={addressOf('patient', one.id)}>{one.name}</Link>
              <Reached patient={one} />
              <span className="second">{sharedWords(one)}</span>
            </span>
            {mayChange ? (
              <Button
                small
                aria-label={t('Merge with {name} …', { name: one.name })}
                onClick={() => setMerging(one)}
              >
                {t('Merge …')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {merging ? <MergeDialog patient={patient} found={merging} onClose={() => setMerging(null)} /> : null}
    </section>
  );
}

export function Merged({ patient, mayChange }: { patient: Patient; mayChange: boolean }) {
  const { timeZone, locale } = useHospital();
  const { merge, unmerge } = usePatientChanges();
  const [busy, setBusy] = useState<number | null>(null);
  if (patient.merged.length === 0) return null;
  async function undo({ id, name }: Patient['merged'][number]) {
    setBusy(id);
    const refusal = await unmerge(patient, id);
    setBusy(null);
    if (refusal) return said.failed(refusal);
    said.done(t('{name} is a patient of their own again.', { name }), async () => {
      const refused = await merge({ id: patient.id }, id);
      if (refused) said.failed(refused);
    });
    // The pressed button is gone.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }
  return (
    <section className="panel" aria-labelledby="merged">
      <h2 id="merged">{t('Merged into this patient')}</h2>
      <ul className="patient-notes">
        {patient.merged.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}
              <Reached patient={one} />
              <span className="second figures">
                {t('merged {moment}', { moment: momentInWords(one.mergedAt, timeZone, locale) })}
              </span>
            </span>
            {mayChange ? (
              <Button
                small
                disabled={busy !== null}
                aria-label={t('Undo the merge with {name}', { name: one.name })}
                onClick={() => void undo(one)}
              >
                {t('Undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reached({ patient: { phoneText, email } }: { patient: { phoneText: string; email: string } }) {
  return [phoneText, email].filter(Boolean).map((one) => (
    <span key={one} className="second">
      {one}
    </span>
  ));
}
