import type { ReactNode } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { said } from './toasts.tsx';

interface CopyDialogProps {
  title: string;
  label: string;
  value: string;
  children: ReactNode;
  onClose(): void;
}

/** Shows text to copy, such as a link or a token; `children` say what to do with it. */
export function CopyDialog({ title, label, value, children, onClose }: CopyDialogProps) {
  async function copy() {
    await navigator.clipboard.writeText(value);
    said.done(t('Copied.'));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <input
        className="input"
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="dialog-actions">
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  );
}
