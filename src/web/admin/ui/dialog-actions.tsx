import type { ReactNode } from 'react';
import { t } from '#words/say.ts';
import { Button } from './button.tsx';
import { say, type Words } from './words.ts';

/**
 * The buttons of a dialog: cancel and act. Without `onAct` the button submits the form around it. While waiting it does
 * nothing and keeps the focus, which a disabled button would lose.
 */
export function DialogActions({
  act,
  onAct,
  onCancel,
  cancel = 'Cancel|dialog',
  isDanger = false,
  isBusy = false,
  isImpossible = false,
}: {
  act: ReactNode;
  onAct?(): void;
  onCancel(): void;
  cancel?: Words;
  /** It cannot be undone, or others notice. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** A choice is missing. */
  isImpossible?: boolean;
}) {
  return (
    <div className="dialog-actions">
      <Button onClick={onCancel}>{say(cancel)}</Button>
      <button
        type={onAct ? 'button' : 'submit'}
        className={`button ${isDanger ? 'button-danger' : 'button-primary'}`}
        disabled={isImpossible}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onAct?.();
        }}
      >
        {act}
      </button>
    </div>
  );
}

export function CloseAction({ onClose }: { onClose(): void }) {
  return (
    <div className="dialog-actions">
      <Button onClick={onClose}>{t('Close')}</Button>
    </div>
  );
}
