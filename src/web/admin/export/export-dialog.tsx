import { useRef } from 'react';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { ReasonField } from './reason-field.tsx';

interface ExportDialogProps {
  title: string;
  act: string;
  /** Resolves to whether there is a file: not if the password was not given. Aborted if the dialog closes. */
  onTake(reason: string, controller: AbortController): Promise<boolean>;
  onClose(): void;
}

/** Asks for the reason to export personal data. Stays open, with what was typed, until there is a file. */
export function ExportDialog({ title, act, onTake, onClose }: ExportDialogProps) {
  const taking = useRef<AbortController>(null);
  const { submit, isSending, problem, errors } = useSubmit(async ({ reason = '' }) => {
    taking.current = new AbortController();
    if (await onTake(reason, taking.current)) onClose();
  });
  function close() {
    taking.current?.abort();
    onClose();
  }
  return (
    <Dialog title={title} onClose={close}>
      <p>{t('The file contains personal data. The activity log keeps who took it, and for what.')}</p>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <ReasonField
          hint={t(
            'For example, “Letters about the clinic’s new address”. Do not name a patient: everyone who reads the activity log sees this.',
          )}
          error={errors.reason}
        />
        <DialogActions onCancel={close} isBusy={isSending} act={isSending ? t('Preparing …') : act} />
      </form>
    </Dialog>
  );
}
