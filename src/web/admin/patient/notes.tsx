import { type FormEvent, useState } from 'react';
import { longestPatientNote } from '#contract/lengths.ts';
import type { Patient, PatientNote } from '#contract/patient.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import trash from '~icons/lucide/trash-2?raw';
import { usePatientChanges } from './use-patient.ts';

export function Notes({ patient, mayChange }: { patient: Patient; mayChange: boolean }) {
  const [leaving, setLeaving] = useState<PatientNote | null>(null);
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">{t('Notes')}</h2>
      {patient.notes.length > 0 ? (
        <ul className="patient-notes">
          {patient.notes.map((note) => (
            <Note key={note.id} note={note} onDelete={mayChange ? () => setLeaving(note) : undefined} />
          ))}
        </ul>
      ) : null}
      {mayChange ? (
        <NewNote patient={patient} />
      ) : patient.notes.length === 0 ? (
        <p className="hint">{t('No note.')}</p>
      ) : null}
      {leaving ? <DeleteNote patient={patient} note={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  );
}

function Note({
  note: { text, actorName, createdAt },
  onDelete,
}: {
  note: PatientNote;
  onDelete: (() => void) | undefined;
}) {
  const { timeZone, locale } = useHospital();
  return (
    <li>
      <span>
        <span className="comment-text">{text}</span>
        <span className="second">
          {t('{words}, {more}', {
            words: actorName,
            more: momentInWords(createdAt, timeZone, locale),
          })}
        </span>
      </span>
      {onDelete ? (
        <Button
          variant="quiet"
          small
          icon={trash}
          aria-label={t('Delete the note “{text}”', { text: shorten(text, 40) })}
          title={t('Delete this note')}
          onClick={onDelete}
        />
      ) : null}
    </li>
  );
}

function NewNote({ patient }: { patient: Patient }) {
  const { addNote } = usePatientChanges();
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  useUnsaved(text.trim() !== '');
  async function add(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const refused = await addNote(patient, text.trim());
    setSaving(false);
    setRefusal(refused);
    if (refused) return;
    setText('');
    said.done(t('The note has been added.'));
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <Field
        as="textarea"
        id="new-note"
        label={t('New note')}
        mark=""
        hint={t('All staff who may see this patient can read it.')}
        rows={2}
        maxLength={longestPatientNote}
        error={refusal || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() ? (
        <div className="panel-actions">
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? t('Adding …') : t('Add the note')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function DeleteNote({ patient, note, onClose }: { patient: Patient; note: PatientNote; onClose(): void }) {
  const { removeNote } = usePatientChanges();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function remove() {
    setBusy(true);
    const refused = await removeNote(patient, note.id);
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    onClose();
    said.done(t('The note has been deleted.'));
    // The button that opened the dialog is gone.
    document.getElementById('new-note')?.focus();
  }
  return (
    <Dialog title={t('Delete this note?')} onClose={onClose}>
      <p className="comment-text">{note.text}</p>
      <p>{t('It is deleted for good, for all staff.')}</p>
      <Refusal>{refusal}</Refusal>
      <DialogActions
        cancel="Keep it"
        onCancel={onClose}
        isDanger
        isBusy={isBusy}
        onAct={() => void remove()}
        act={isBusy ? t('Deleting …') : t('Delete the note')}
      />
    </Dialog>
  );
}
