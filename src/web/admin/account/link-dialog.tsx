import { CopyDialog } from '#web/admin/ui/copy-dialog.tsx';

/** Without a mail server, staff pass the invitation on themselves. */
export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  return (
    <CopyDialog title="Pass on the invitation" label="Invitation link" value={link} onClose={onClose}>
      No mail server is set up, so nothing is sent. Give this link to the person yourself. It works once,
      within seven days.
    </CopyDialog>
  );
}
