import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestAppCode } from '#contract/lengths.ts';
import { save } from '#web/admin/export/download.tsx';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { QrCode } from '#web/shell/qr-code.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

interface Key {
  key: string;
  address: string;
}

export function TwoFactor() {
  const queries = useQueryClient();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'two-factor'],
    queryFn: async () => (await api.twoFactor.get()).data,
  });
  const again = () => queries.invalidateQueries({ queryKey: ['admin', 'two-factor'] });
  async function tried(work: () => Promise<void>) {
    await attempt(work);
    await again();
  }
  const begin = () => tried(async () => setKey((await api.twoFactor.create()).data));
  const renew = () => tried(async () => setCodes((await api.twoFactor.renew()).data.recoveryCodes));
  const turnOff = () =>
    tried(async () => {
      await api.twoFactor.remove();
      said.done(t('Two-factor sign-in is off.'));
    });
  return (
    <section className="panel" aria-labelledby="two-factor">
      <h2 id="two-factor">{t('Two-factor sign-in')}</h2>
      {data ? (
        <>
          <p>
            {data.isOn
              ? t('Signing in asks for a code from your authenticator app as well.')
              : t(
                  'Sign in with a code from an app on your phone as well, so that a stolen password is not enough.',
                )}
          </p>
          {data.isOn ? (
            <p className={data.recoveryCodesLeft < 3 ? 'notice notice-warning' : 'hint'}>
              {t('{count} of 10 recovery codes left.', { count: data.recoveryCodesLeft })}
              {data.recoveryCodesLeft < 3 ? ` ${t('Make a new set before they run out.')}` : ''}
            </p>
          ) : null}
          <div className="panel-actions">
            {data.isOn ? (
              <>
                <Button onClick={() => void renew()}>{t('New recovery codes')}</Button>
                <Button variant="quiet" onClick={() => void turnOff()}>
                  {t('Turn off')}
                </Button>
              </>
            ) : (
              <Button onClick={() => void begin()}>{t('Set up')}</Button>
            )}
          </div>
        </>
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
      {key ? (
        <SetUpDialog
          shared={key}
          onClose={() => setKey(null)}
          onDone={(made) => {
            setKey(null);
            setCodes(made);
            void again();
          }}
        />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </section>
  );
}

interface SetUpDialogProps {
  shared: Key;
  onClose(): void;
  onDone(recoveryCodes: string[]): void;
}

function SetUpDialog({ shared, onClose, onDone }: SetUpDialogProps) {
  const { submit, isSending, problem, errors } = useSubmit(async ({ code = '' }) => {
    onDone((await api.twoFactor.update({ body: { code } })).data.recoveryCodes);
  });
  return (
    <Dialog title={t('Set up two-factor sign-in')} onClose={onClose}>
      <p>
        {t(
          'Scan this with an authenticator app on your phone, such as Aegis, 2FAS or the one your phone came with.',
        )}
      </p>
      <QrCode text={shared.address} label={t('QR code for the authenticator app')} />
      <details>
        <summary>{t('Enter a key manually instead')}</summary>
        <p>
          <code className="secret-key">{shared.key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </details>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <Field
          label={t('The six digits that the app shows')}
          error={errors.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={longestAppCode}
        />
        <DialogActions
          onCancel={onClose}
          isBusy={isSending}
          act={isSending ? t('Checking …') : t('Turn on')}
        />
      </form>
    </Dialog>
  );
}

/** The only time that recovery codes can be read. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
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
