import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordField } from '#web/admin/field/new-password-field.tsx';
import { OwnPasswordField } from '#web/admin/field/own-password-field.tsx';
import { Page } from '#web/admin/frame/page.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay, useMayOpen } from '#web/admin/session/rights.ts';
import { api, isSsoDesk, startSession } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { CalendarAddresses } from './calendar-addresses.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { OwnAccount } from './own-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { SignInPolicy } from './sign-in-policy.tsx';
import { SsoPolicy } from './sso-policy.tsx';
import { TwoFactor } from './two-factor.tsx';

export default function SecurityPage() {
  const may = useMay();
  const mayOpen = useMayOpen();
  // Single sign-on has its own passwords and second factors.
  const isOwn = !isSsoDesk();
  return (
    <Page title="Security" trail={[{ label: 'Settings', to: addressOf('settings') }]} tabs={<SettingsTabs />}>
      <div className="stack-wide security">
        <OwnAccount />
        {isOwn ? <OwnPassword /> : null}
        {isOwn ? <TwoFactor /> : null}
        {isOwn ? <Passkeys /> : null}
        <Sessions />
        {may('visits') ? <CalendarAddresses /> : null}
        {mayOpen(addressOf('notice')) ? <NoticeChoices /> : null}
        {may('administration') ? <SignInPolicy /> : null}
        {may('administration') ? <SsoPolicy /> : null}
      </div>
    </Page>
  );
}

/** Changes the user's own password; this browser continues with the new token. */
function OwnPassword() {
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
