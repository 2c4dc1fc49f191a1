import { type FormEvent, useState } from 'react';
import { longestPurpose } from '#contract/lengths.ts';
import type { Elsewhere } from '#contract/patient.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useReadsAll } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CloseAction, DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

interface ElsewhereDialogProps {
  whom: { patientId: number } | { reference: string };
  /** The patient's name, or the reference. */
  name: string;
  onClose(): void;
}

/** Appointments outside the account's departments: given for a reason, which is asked for first. */
export function ElsewhereDialog({ whom, name, onClose }: ElsewhereDialogProps) {
  const [found, setFound] = useState<Elsewhere | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState('');

  async function look(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setWrong(undefined);
    setRefusal('');
    try {
      setFound((await api.patient.elsewhere({ body: { ...whom, reason } })).data);
    } catch (error) {
      const ofReason =
        error instanceof ApiProblem && error.body.errors?.find(({ path }) => path === 'reason')?.message;
      setWrong(ofReason || undefined);
      setRefusal(
        ofReason ? '' : isNone(error) ? t('No patient has a visit with this reference.') : inWords(error),
      );
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={t('Look for {name} in other departments', { name })} onClose={onClose}>
      {found ? (
        <>
          <Answer found={found} />
          <CloseAction onClose={onClose} />
        </>
      ) : (
        <form onSubmit={(event) => void look(event)}>
          <p>
            {t(
              'This shows visits of other departments, which are not yours to change. Your name and the reason are recorded, and the hospital can ask about it.',
            )}
          </p>
          <Field
            label={t('Reason')}
            hint={t('For example, the patient is at our counter and does not know where to go.')}
            required
            maxLength={longestPurpose}
            error={wrong}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Refusal>{refusal}</Refusal>
          <DialogActions onCancel={onClose} isBusy={isBusy} act={isBusy ? t('Looking …') : t('Look')} />
        </form>
      )}
    </Dialog>
  );
}

const isNone = (error: unknown) => error instanceof ApiProblem && error.status === 404;

/** To be read aloud; nothing can be changed here. */
function Answer({ found: { name, phone, phoneText, email, visits } }: { found: Elsewhere }) {
  const { locale } = useHospital();
  return (
    <>
      <p className="cluster links" role="status">
        <strong>{name}</strong>
        {phone ? <a href={`tel:${phone}`}>{phoneText}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
      {visits.length === 0 ? <p className="hint">{t('No visit in another department.')}</p> : null}
      <ul className="patient-notes">
        {visits.map((one) => (
          <li key={one.reference}>
            <span>
              <strong className="figures">
                {t('{date}, {time}', {
                  date: dayInWords(one.localDate, locale),
                  time: timeWords(one.localTime, locale),
                })}
              </strong>
              <span className="second">{[one.doctorName, ...one.departmentNames].join(' · ')}</span>
              <span className="second figures">{one.reference}</span>
            </span>
            <span className={`badge badge-${one.status}`}>{t(statusWords[one.status])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Offered if a search within the account's departments finds nothing, and its words may be a reference. */
export function LookElsewhere({ q }: { q: string }) {
  const readsAll = useReadsAll('visits');
  const [isOpen, setOpen] = useState(false);
  const reference = q.trim().toUpperCase();
  if (readsAll || !/^[A-Z0-9]{8}$/.test(reference)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Look in other departments …')}</Button>
      {isOpen ? (
        <ElsewhereDialog whom={{ reference }} name={reference} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
