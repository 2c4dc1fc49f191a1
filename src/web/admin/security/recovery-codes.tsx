import { save } from '#web/admin/export/download.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

/** The only time that recovery codes can be read. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    await navigator.clipboard.writeText(text);
    said.done(t('Copied.'));
  }
  return (
    <Dialog title={t('Your recovery codes')} mustAnswer>
      <p>
        {t(
          'Each code signs you in once if you do not have your phone. Keep them apart from your phone. They are not shown again.',
        )}
      </p>
      <ul className="stack recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button onClick={() => save(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {t('Save as a file')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('I have saved them')}
        </Button>
      </div>
    </Dialog>
  );
}
