import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listed } from '#contract/listed.ts';
import type { Erasure, Patient } from '#contract/patient.ts';
import type { Retention } from '#contract/retention.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { longDate } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { ReasonField } from '../export/reason-field.tsx';
import { countWords, keptWords, lawfulWords } from './erased-words.ts';

interface EraseProps {
  patient: Patient;
  onErased(): void;
  onClose(): void;
}

/**
 * Erases a patient. For administrators. `onErased` is called once the result has been read: the patient may no longer
 * exist.
 */
export function Erase({ patient, onErased, onClose }: EraseProps) {
  const [result, setResult] = useState<Erasure | null>(null);
  const queries = useQueryClient();
  if (!result) return <Ask patient={patient} onClose={onClose} onErased={setResult} />;
  function leave() {
    onErased();
    void queries.invalidateQueries();
  }
  return <Result erasure={result} onClose={leave} />;
}

interface AskProps {
  patient: Patient;
  onClose(): void;
  onErased(result: Erasure): void;
}

function Ask({ patient, onClose, onErased }: AskProps) {
  const retention = useQuery({
    queryKey: ['retention', 'get'],
    queryFn: async () => (await api.retention.get()).data,
  }).data;
  const { submit, isSending, problem, errors } = useSubmit(async ({ reason = '' }) => {
    const { data } = await api.patient.erase({ params: { id: String(patient.id) }, body: { reason } });
    onErased(data);
  });
  return (
    <Dialog title={t('Erase {name}?', { name: patient.name })} onClose={onClose}>
      <p>
        {t(
          'Inquiries and answers, places on the waiting list, messages, notes, the newsletter subscription, and what the activity log knows of them are deleted for good. Messages that have not been sent yet are not sent. Past visits stay as numbers in the figures, without a name.',
        )}
      </p>
      {patient.merged.length > 0 ? (
        <p>
          {t('Entries merged into this one are erased too: {names}.', {
            names: listed(
              patient.merged.map(({ name }) => name),
              { type: 'unit' },
            ),
          })}
        </p>
      ) : null}
      <KeptRecords retention={retention} />
      <p>
        {t(
          'If they want to know what we hold, save that file first. Backups keep the data until they are overwritten. This cannot be undone.',
        )}
      </p>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <ReasonField
          hint={t(
            'For example, “Asked for by letter on 1 March”. Do not name the patient: the activity log keeps this.',
          )}
          error={errors.reason}
        />
        <DialogActions
          cancel="Keep the patient"
          onCancel={onClose}
          isDanger
          isBusy={isSending}
          act={isSending ? t('Erasing …') : t('Erase the patient')}
        />
      </form>
    </Dialog>
  );
}

/** What the law requires to be kept; nothing if no retention is set. */
function KeptRecords({ retention }: { retention: Retention | undefined }) {
  if (!retention || retention.recordMonths === 0) return null;
  return <p className="notice">{keptWords(retention)}</p>;
}

function Result({ erasure, onClose }: { erasure: Erasure; onClose(): void }) {
  const { locale } = useHospital();
  const { kept, law, isAddressShared } = erasure;
  return (
    <Dialog title={t('The patient has been erased')} onClose={onClose}>
      <p role="status">{t('Erased: {list}.', { list: countWords(erasure.erased) })}</p>
      {kept.length > 0 ? (
        <>
          <p>{lawfulWords(law)}</p>
          <ul>
            {kept.map(({ appointmentId, reference, localDate, until }) => (
              <li key={appointmentId}>
                {t('Visit {reference} on {day}, until {until}', {
                  reference,
                  day: longDate(localDate, locale),
                  until: longDate(until, locale),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isAddressShared ? (
        <p>
          {t(
            'Someone else has given the same email address, so a newsletter subscription of that address stays.',
          )}
        </p>
      ) : null}
      <div className="dialog-actions">
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </Dialog>
  );
}
