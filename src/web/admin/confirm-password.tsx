import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { provePasskey } from './passkey.ts';
import { PasskeyButton, useTry } from './passkey-button.tsx';
import { answerPassword, useIsPasswordAsked } from './password-needed.ts';
import { FormProblem, PlainField } from './plain-field.tsx';
import { api } from './session.ts';
import { useSubmit } from './use-submit.ts';

/** Asks for one's password before something sensitive; then the page goes on with what it was doing. */
export function ConfirmPassword() {
  return useIsPasswordAsked() ? <Question /> : null;
}

function Question() {
  const { submit, isSending, problem, errors } = useSubmit(async ({ password = '' }) => {
    await api.admin.confirm({ body: { password } });
    answerPassword(true);
  });
  const byPasskey = useTry(async () => {
    await api.admin.confirm({ body: await provePasskey() });
    answerPassword(true);
  });
  return (
    <Dialog title="Enter your password" onClose={() => answerPassword(false)}>
      <p>To make sure that it is you. It is not asked for again for ten minutes.</p>
      <form onSubmit={submit} className="plain-form">
        <FormProblem words={byPasskey.problem ?? problem} />
        <PlainField
          label="Your password"
          error={errors.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={1000}
        />
        <PasskeyButton {...byPasskey} />
        <DialogActions
          onCancel={() => answerPassword(false)}
          isBusy={isSending}
          act={isSending ? 'Checking …' : 'Go on'}
        />
      </form>
    </Dialog>
  );
}
