import { CopyDialog } from '#web/admin/ui/copy-dialog.tsx';
import { t } from '#words/say.ts';

export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  return (
    <CopyDialog
      title={t('Pass on the invitation')}
      label={t('Invitation link')}
      value={link}
      onClose={onClose}
    >
      {t(
        'No mail server is set up, so nothing is sent. Give this link to the person yourself. It works once, within seven days.',
      )}
    </CopyDialog>
  );
}
