import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordField } from '#web/admin/field/new-password-field.tsx';
import { OwnPasswordField } from '#web/admin/field/own-password-field.tsx';
import { api, startSession } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';

/** Changes the user's own password; this browser continues with the new token. */
export function OwnPassword() {
  const queries = useQueryClient();
  const { submit, isSending, problem, errors } = useSubmit(
    async ({ currentPassword = '', password = '' }, form) => {
      const { data } = await api.admin.changeMe({ body: { currentPassword, password } });
      if (data.session) startSession(data.session.token);
      form.reset();
      said.done(t('Your password has been changed.'));
      await queries.invalidateQueries({ queryKey: ['admin', 'sessions'] });
    },
  );
  return (
    <section className="panel" aria-labelledby="own-password">
      <h2 id="own-password">{t('Password')}</h2>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <OwnPasswordField
          label={t('Current password')}
          name="currentPassword"
          error={errors.currentPassword}
        />
        <NewPasswordField label={t('New password')} error={errors.password} />
        <Button type="submit" disabled={isSending}>
          {isSending ? t('Saving …') : t('Change the password')}
        </Button>
        <p className="hint">{t('This signs you out everywhere else.')}</p>
      </form>
    </section>
  );
}
