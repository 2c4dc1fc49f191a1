import { useState } from 'react';
import { OwnPasswordField } from '#web/admin/field/own-password-field.tsx';
import { provePasskey } from '#web/admin/session/passkey.ts';
import { answerPassword, useIsPasswordAsked } from '#web/admin/session/password-needed.ts';
import { api, isSsoDesk } from '#web/admin/session/session.ts';
import { useSsoConfirmation } from '#web/admin/session/sso.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyButton, useTry } from './passkey-button.tsx';
import { SsoButton } from './sso-button.tsx';

/** Asks for the password before something sensitive; then the page continues. */
export function ConfirmPassword() {
  useSsoConfirmation();
  if (!useIsPasswordAsked()) return null;
  return isSsoDesk() ? <SsoDialog /> : <PasswordDialog />;
}

/** Accounts of single sign-on have no password here. */
function SsoDialog() {
  return (
    <Dialog title={t('Confirm that it is you')} onClose={() => answerPassword(false)}>
      <p>{t('Sign in with your hospital account once more. We will not ask again for ten minutes.')}</p>
      <div className="dialog-actions">
        <Button onClick={() => answerPassword(false)}>{t('Cancel|dialog')}</Button>
        <SsoButton label={t('Confirm with single sign-on')} purpose="confirm" keepsPage />
      </div>
    </Dialog>
  );
}

function PasswordDialog() {
  const [needsCode, setNeedsCode] = useState(false);
  const { submit, isSending, problem, errors } = useSubmit(async ({ password = '', code }) => {
    try {
      await api.admin.confirm({ body: { password, ...(code ? { code } : {}) } });
    } catch (error) {
      if (!needsCode && isCodeAsked(error)) return setNeedsCode(true);
      throw error;
    }
    answerPassword(true);
  });
  const byPasskey = useTry(async () => {
    await api.admin.confirm({ body: await provePasskey() });
    answerPassword(true);
  });
  return (
    <Dialog title={t('Enter your password')} onClose={() => answerPassword(false)}>
      <p>{t('To make sure that it is you. We will not ask again for ten minutes.')}</p>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{byPasskey.problem ?? problem}</Refusal>
        <OwnPasswordField error={errors.password} />
        {needsCode ? <CodeField error={errors.code} /> : null}
        <PasskeyButton {...byPasskey} />
        <DialogActions
          onCancel={() => answerPassword(false)}
          isBusy={isSending}
          act={isSending ? t('Checking …') : t('Continue')}
        />
      </form>
    </Dialog>
  );
}

/** With a required second factor: the password is right and the code is missing. */
function isCodeAsked(error: unknown) {
  return error instanceof ApiProblem && error.body.errors?.some(({ path }) => path === 'code') === true;
}
