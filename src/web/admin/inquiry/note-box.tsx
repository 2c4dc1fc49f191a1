import { useEffect, useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { longestInquiryNote } from '#contract/lengths.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** A note for colleagues; the visitor never sees it. */
export function NoteBox({
  inquiry: { note },
  onSave,
}: {
  inquiry: Inquiry;
  onSave(note: string): Promise<boolean>;
}) {
  const [text, setText] = useState(note);
  /** The saved note that the typed text started from. */
  const [base, setBase] = useState(note);
  const [isSaving, setSaving] = useState(false);
  const isDirty = text.trim() !== base;
  const isOvertaken = isDirty && note !== base && note !== text.trim();
  useUnsaved(isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note that arrives must not replace what is being typed.
  useEffect(() => {
    if (isDirty && note !== text.trim()) return;
    setBase(note);
    setText(note);
  }, [note]);
  async function save() {
    setSaving(true);
    const saved = await onSave(text.trim());
    setSaving(false);
    if (!saved) return;
    setBase(text.trim());
    said.done(t('Saved.'));
  }
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <Field
        as="textarea"
        label={t('Note for colleagues')}
        mark=""
        rows={3}
        maxLength={longestInquiryNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isOvertaken ? (
        <p className="hint" role="alert">
          {t('A colleague has changed it to “{note}”. Saving replaces it.', { note: note || t('nothing') })}
        </p>
      ) : null}
      {isDirty ? (
        <div className="panel-actions">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? t('Saving …') : t('Save the note')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
