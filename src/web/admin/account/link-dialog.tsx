import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** Without a mail server, staff pass the invitation on themselves. */
export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  async function copy() {
    await navigator.clipboard.writeText(link);
    said.done('Copied.');
  }
  return (
    <Dialog title="Pass on the invitation" onClose={onClose}>
      <p>
        No mail server is set up, so nothing is sent. Give this link to the person yourself. It works once,
        within seven days.
      </p>
      <input
        className="input"
        readOnly
        value={link}
        aria-label="Invitation link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button button-primary" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
