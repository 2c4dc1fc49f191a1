import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Purge, Removed } from '#contract/retention.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

const words = {
  appointments: 'Patients’ details',
  inquiries: 'Inquiries',
  sentMail: 'Sent emails',
  unsentMail: 'Emails not delivered',
  subscribers: 'Unconfirmed addresses',
  waitlist: 'Waiting list',
  sessions: 'Ended sessions',
  ratings: 'Page ratings',
} as const satisfies Record<keyof Removed, PlainMessage>;

export function LastRun({ run }: { run: Purge | null }) {
  const queries = useQueryClient();
  const { timeZone, locale } = useHospital();
  const [isRunning, setRunning] = useState(false);
  async function purge() {
    setRunning(true);
    await attempt(async () => {
      await api.retention.purge();
      said.done(t('Data that was due has been deleted.'));
    });
    setRunning(false);
    await queries.invalidateQueries({ queryKey: ['retention'] });
  }
  return (
    <section className="panel" aria-labelledby="last-run">
      <h2 id="last-run">{t('Last run')}</h2>
      <p>
        {run
          ? t('Data that is due is deleted every day. Last: {time}.', {
              time: momentInWords(run.ranAt, timeZone, locale),
            })
          : t('Data that is due is deleted every day. It has not run yet.')}
      </p>
      {run ? (
        <dl className="stack last-run">
          {Object.entries(words).map(([name, label]) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{run.removed[name as keyof Removed] ?? 0}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="panel-actions">
        <Button disabled={isRunning} onClick={() => void purge()}>
          {isRunning ? t('Deleting …') : t('Delete what is due now')}
        </Button>
      </div>
    </section>
  );
}
