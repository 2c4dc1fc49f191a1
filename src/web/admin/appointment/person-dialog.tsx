import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { inventedWords } from '#web/admin/demo/invented-words.ts';
import { languageName, languagesByName } from '#web/admin/field/language-names.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { patientOf } from '#web/admin/ui/appointment-words.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { PersonFields } from './book-person.tsx';
import { useVisitSave } from './use-visit-save.ts';

interface PersonDialogProps {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}

export function PersonDialog({ appointment, onClose, onChanged }: PersonDialogProps) {
  const { sendsMail } = useHospital();
  // The version when the dialog opened: a colleague's change meanwhile must not be overwritten unseen.
  const [before] = useState(appointment);
  const [draft, setDraft] = useState(() => personOf(appointment));
  const { isBusy, refusal, wrong, save } = useVisitSave({ onClose, onChanged });

  async function send() {
    const params = { id: String(before.id) };
    const { data } = await api.desk.person({ params, body: draft }, { ifMatch: before.version });
    return t('{patient}: corrected.', { patient: patientOf(data) });
  }
  return (
    <Dialog title={t('Correct the visit of {patient}', { patient: patientOf(before) })} onClose={onClose}>
      <form className="booking" onSubmit={(event) => void save(event, send)}>
        <p className="hint">
          {t(
            'This changes one visit. To correct the patient everywhere, use “Correct …” on the patient’s page.',
          )}
        </p>
        <PersonFields
          draft={draft}
          change={(changes) => setDraft((now) => ({ ...now, ...changes }))}
          wrong={wrong}
          needsContact={before.email !== '' || before.phone !== ''}
        />
        <Field
          as="select"
          label={t('Language')}
          mark=""
          value={draft.language}
          onChange={({ target }) => setDraft((now) => ({ ...now, language: target.value }))}
        >
          <option value="">{t('Not known')}</option>
          <Options
            of={[...new Set([...languagesByName(), ...(before.language ? [before.language] : [])])].map(
              (tag) => [tag, languageName(tag)],
            )}
          />
        </Field>
        {draft.email.trim() && draft.email.trim() !== before.email ? (
          <p className="notice">
            {t(before.isDemo ? inventedWords : sendsMail ? newLinkWords : noMailWords)}
          </p>
        ) : null}
        <Refusal>{refusal}</Refusal>
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          act={isBusy ? t('Saving …') : t('Correct this visit')}
        />
      </form>
    </Dialog>
  );
}

const noMailWords =
  'No mail server is set up, so the new address gets no message. Earlier links stop working.';
const newLinkWords =
  'The visit is sent to the new address with a link of its own, if it is still ahead. Earlier links stop working.';

function personOf({
  name,
  phoneText: phone,
  email,
  patientIsOther,
  patientName,
  reason,
  language,
  wantsSms,
}: Appointment) {
  return { name, phone, email, patientIsOther, patientName, reason, language, wantsSms };
}
