import { type FormEvent, useState } from 'react';
import { longestEmail, longestName, longestPhone } from '#contract/lengths.ts';
import type { CorrectedPatient, Patient } from '#contract/patient.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { inventedWords } from '#web/admin/demo/invented-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { usePlaces } from './other-parts.tsx';
import { placesWords } from './patient-words.ts';
import { usePatientChanges } from './use-patient.ts';

interface CorrectDialogProps {
  patient: Patient;
  onClose(): void;
  /** Another patient already has these; the words find them. */
  onMerge(words: string): void;
}

/** Corrects name and contact, in all of the patient's rows. */
export function CorrectDialog({ patient, onClose, onMerge }: CorrectDialogProps) {
  const { correct } = usePatientChanges();
  const { sendsMail } = useHospital();
  const places = usePlaces(patient);
  // The version when the dialog opened: a colleague's change meanwhile must not be overwritten unseen.
  const [before, setBefore] = useState(patient);
  const [draft, setDraft] = useState(() => contactOf(patient));
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    words?: string;
    wrong?: Record<string, string>;
    isTaken?: boolean;
  }>({});
  const changed = changesBetween(contactOf(before), draft);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setRefused({});
    const outcome = await correct(before, changed);
    setBusy(false);
    if ('words' in outcome) {
      if (outcome.current) setBefore(outcome.current);
      return setRefused(outcome);
    }
    onClose();
    said.done(doneWords(outcome.corrected));
  }
  const line = (name: 'name' | 'email' | 'phone', label: Sentence) => ({
    id: `correct-${name}`,
    label: t(label),
    autoComplete: 'off',
    value: draft[name],
    error: refused.wrong?.[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <Dialog title={t('Correct {name}', { name: before.name })} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <p>
          {places
            ? t(
                'This also corrects {places}, where they have the former name, phone number or email address.',
                { places },
              )
            : t('Nothing else has this name or contact.')}
        </p>
        <Field {...line('name', 'Full name')} required maxLength={longestName} />
        <Field {...line('phone', 'Phone')} type="tel" mark={t('(or email)')} maxLength={longestPhone} />
        <Field {...line('email', 'Email')} type="email" mark={t('(or phone)')} maxLength={longestEmail} />
        {changed.email ? (
          <p className="notice">
            {before.isDemo
              ? t(inventedWords)
              : !sendsMail
                ? t(
                    'No mail server is set up, so the new address gets no message. Earlier links stop working.',
                  )
                : t(
                    'Earlier links in emails stop working, and new ones for what is ahead are sent to {email}.',
                    { email: changed.email },
                  )}
          </p>
        ) : null}
        <Refusal>{refused.words}</Refusal>
        {refused.isTaken ? (
          <Button onClick={() => onMerge(draft.email.trim() || draft.phone.trim())}>
            {t('Merge with the other patient …')}
          </Button>
        ) : null}
        <DialogActions onCancel={onClose} isBusy={isBusy} act={isBusy ? t('Correcting …') : t('Correct')} />
      </form>
    </Dialog>
  );
}

const contactOf = ({ name, phoneText: phone, email }: Patient) => ({ name, phone, email });
type Contact = ReturnType<typeof contactOf>;

function changesBetween(before: Contact, after: Contact): Partial<Contact> {
  const names = ['name', 'phone', 'email'] as const;
  return Object.fromEntries(
    names
      .map((name) => [name, after[name].trim()] as const)
      .filter(([name, value]) => value !== before[name]),
  );
}

function doneWords({ visits, inquiries, waitlist }: CorrectedPatient['corrected']) {
  const places = placesWords({ visits, inquiries, waits: waitlist });
  return places ? t('Corrected, also in {places}.', { places }) : t('Corrected.');
}
