import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceInWords } from '#contract/device-words.ts';
import { longestLabel } from '#contract/lengths.ts';
import type { Passkey } from '#contract/passkey.ts';
import { passkeyWords } from '#web/admin/entrance/passkey-choice.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addPasskey, hasPasskeys } from '#web/admin/session/passkey.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

export function Passkeys() {
  const queries = useQueryClient();
  const { timeZone, locale } = useHospital();
  const [asking, setAsking] = useState<'add' | Passkey | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'passkeys'],
    queryFn: async () => (await api.passkey.list()).data,
  });
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  async function remove({ id }: Passkey) {
    await attempt(async () => {
      await api.passkey.remove({ params: { id: String(id) } });
      said.done(t('The passkey has been removed.'));
    });
    await queries.invalidateQueries({ queryKey: ['admin', 'passkeys'] });
  }
  return (
    <section className="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('Passkeys')}</h2>
      <p>{t('Sign in with your fingerprint, your face or the PIN of your device. No password, no code.')}</p>
      {data ? null : <Loading error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 ? (
        <ul className="sessions">
          {data.map((passkey) => (
            <li key={passkey.id} className="cluster">
              <span>
                <strong>{passkey.name}</strong>
                <span className="second">
                  {passkeyWords(moment(passkey.createdAt), passkey.usedAt && moment(passkey.usedAt))}
                </span>
              </span>
              <span className="row-buttons">
                <Button
                  variant="quiet"
                  small
                  aria-label={t('Rename {what}', { what: passkey.name })}
                  onClick={() => setAsking(passkey)}
                >
                  {t('Rename')}
                </Button>
                <Button
                  small
                  aria-label={t('Remove {what}', { what: passkey.name })}
                  onClick={() => void remove(passkey)}
                >
                  {t('Remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {hasPasskeys() ? (
        <div className="panel-actions">
          <Button onClick={() => setAsking('add')}>{t('Add a passkey')}</Button>
        </div>
      ) : (
        <p className="hint">{t('Passkeys do not work here, because this page is not opened over https.')}</p>
      )}
      {asking ? (
        <NameDialog passkey={asking === 'add' ? null : asking} onClose={() => setAsking(null)} />
      ) : null}
    </section>
  );
}

/** Asks for a name, then the browser for the passkey; or only renames one. */
function NameDialog({ passkey, onClose }: { passkey: Passkey | null; onClose(): void }) {
  const queries = useQueryClient();
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '' }) => {
    if (passkey) await api.passkey.update({ params: { id: String(passkey.id) }, body: { name } });
    else await addPasskey(name);
    said.done(passkey ? t('Saved.') : t('You can now sign in with this passkey.'));
    onClose();
    await queries.invalidateQueries({ queryKey: ['admin', 'passkeys'] });
  });
  return (
    <Dialog title={passkey ? t('Rename the passkey') : t('Add a passkey')} onClose={onClose}>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <Field
          label={t('Name')}
          hint={t('Helps you recognise the device later.')}
          error={errors.name}
          name="name"
          autoComplete="off"
          defaultValue={passkey?.name ?? deviceInWords(navigator.userAgent)}
          required
          maxLength={longestLabel}
        />
        <DialogActions
          onCancel={onClose}
          isBusy={isSending}
          act={passkey ? t('Save') : isSending ? t('Adding …') : t('Continue')}
        />
      </form>
    </Dialog>
  );
}
