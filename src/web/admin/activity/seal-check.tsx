import { useState } from 'react';
import type { SealReport } from '#contract/activity.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';
import shield from '~icons/lucide/shield-check?raw';

export function SealCheck() {
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<SealReport | null>(null);
  async function check() {
    if (isBusy) return;
    setBusy(true);
    await attempt(async () => {
      setReport((await api.activity.seals()).data);
    });
    setBusy(false);
  }
  return (
    <>
      <Button icon={shield} aria-disabled={isBusy || undefined} onClick={() => void check()}>
        {isBusy ? t('Checking …') : t('Check the activity log')}
      </Button>
      {report ? <ReportDialog report={report} onClose={() => setReport(null)} /> : null}
    </>
  );
}

function ReportDialog({ report, onClose }: { report: SealReport; onClose(): void }) {
  const { isWhole, sealed, unsealed, last, findings } = report;
  return (
    <Dialog
      title={isWhole ? t('The activity log is intact') : t('The activity log has been tampered with')}
      onClose={onClose}
    >
      {isWhole ? (
        <p>
          {counted(
            'One entry is as written. None has been changed, removed or added.',
            '{count} entries are as written. None has been changed, removed or added.',
            sealed,
          )}{' '}
          {unsealed > 0
            ? counted(
                '{count} more will be sealed in a moment.',
                '{count} more will be sealed in a moment.',
                unsealed,
              )
            : null}
        </p>
      ) : (
        <div className="notice notice-danger" role="alert">
          <ul>
            {findings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {isWhole && sealed > 0 ? (
        <p className="hint">
          <Phrase
            message="The last seal is <seal>{last}</seal>. Keep it somewhere else. The command <code>{command}</code> can show later that nothing before it has been replaced."
            seal={(words) => <code className="seal">{words}</code>}
            code={(words) => <code>{words}</code>}
            last={last}
            command="verify-activity"
          />
        </p>
      ) : null}
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}
