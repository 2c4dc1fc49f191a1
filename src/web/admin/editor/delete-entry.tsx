import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import trash from '~icons/lucide/trash-2?raw';

interface DeleteEntryProps {
  title: string;
  consequence: string;
  onDelete(): Promise<void>;
}

/**
 * Confirms a deletion and its consequence; a refusal, such as for a doctor with appointments, is shown in the dialog.
 */
export function DeleteEntry({ title, consequence, onDelete }: DeleteEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function remove() {
    setDeleting(true);
    setRefusal(null);
    try {
      await onDelete();
    } catch (error) {
      setRefusal(inWords(error));
      setDeleting(false);
    }
  }
  return (
    <>
      <Button variant="quiet" icon={trash} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      {isAsking ? (
        <Dialog title={t('Delete “{name}”?', { name: title })} onClose={() => setAsking(false)}>
          <p>{consequence}</p>
          <Refusal>{refusal}</Refusal>
          <DialogActions
            cancel="Keep it"
            onCancel={() => setAsking(false)}
            isDanger
            isBusy={isDeleting}
            onAct={() => void remove()}
            act={isDeleting ? t('Deleting …') : t('Delete')}
          />
        </Dialog>
      ) : null}
    </>
  );
}
