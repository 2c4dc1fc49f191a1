import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BackupState, BackupStep } from '#contract/backup.ts';
import { type Backup, backupKey, useBackup } from '#web/admin/backup/use-backup.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { bytesInWords } from '#web/admin/ui/bytes-in-words.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

const stepWords = {
  waiting: 'The backup is about to begin …',
  copying: 'Copying the hospital …',
  checking: 'Restoring the copy and counting …',
} as const satisfies Record<BackupStep, PlainMessage>;

export function BackupPanel() {
  const backup = useBackup();
  if (!backup) return null;
  return (
    <section className="panel" aria-labelledby="backups">
      <h2 id="backups">{t('Backups')}</h2>
      {!backup.isEmbedded ? (
        <p>{t('This hospital is on a PostgreSQL server. Back it up with the tools of that server.')}</p>
      ) : backup.state ? (
        <State state={backup.state} />
      ) : (
        <p className="notice notice-warning">
          {t('No backups are made. The person who runs the server can set BACKUP_TO.')}
        </p>
      )}
    </section>
  );
}

function State({ state }: { state: BackupState }) {
  const { timeZone, locale } = useHospital();
  const { lastGood, failure } = state;
  const facts: [label: string, value: string][] = [
    [
      t('Last good backup'),
      lastGood ? momentInWords(lastGood.shows, timeZone, locale) : t('None yet|backup'),
    ],
    ...(lastGood
      ? ([
          [t('Size|backup'), bytesInWords(lastGood.bytes, locale)],
          [t('Time taken'), counted('{count} second', '{count} seconds', Math.ceil(lastGood.seconds))],
        ] as [string, string][])
      : []),
    [t('Kept in'), state.where],
    [t('Good backups'), String(state.count)],
    [t('Encrypted'), state.isEncrypted ? t('Yes') : t('No')],
  ];
  return (
    <div className="stack">
      <p>
        {t(
          'A backup is made every {minutes} minutes. It counts as good once it has been restored and counted.',
          {
            minutes: state.everyMinutes,
          },
        )}
      </p>
      {state.isLate ? (
        <Refusal>{t('There is no recent backup. Please tell the person who runs the server.')}</Refusal>
      ) : null}
      {failure ? (
        <p className="notice notice-warning">
          {t('The last try failed on {time}:', { time: momentInWords(failure.at, timeZone, locale) })}{' '}
          <span lang="en" dir="ltr">
            {failure.why}
          </span>
        </p>
      ) : null}
      <dl className="stack last-run">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Now state={state} />
    </div>
  );
}

function Now({ state: { step, failure } }: { state: BackupState }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (step || !isAwaited.current) return;
    isAwaited.current = false;
    if (failure) said.failed(t('The backup failed.'));
    else said.done(t('The backup is good.'));
  }, [step, failure]);

  async function make() {
    setAsking(true);
    await attempt(async () => {
      const { data: state } = await api.backup.make();
      queries.setQueryData<Backup>(backupKey, (known) => known && { ...known, state });
      isAwaited.current = true;
    });
    setAsking(false);
  }

  if (step)
    return (
      <div className="stack data-progress">
        <span role="status">{t(stepWords[step])}</span>
        <progress aria-label={t('Backups')} />
      </div>
    );
  return (
    <div className="panel-actions">
      <Button disabled={isAsking} onClick={() => void make()}>
        {t('Back up now')}
      </Button>
    </div>
  );
}
