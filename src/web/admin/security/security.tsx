import { Page } from '#web/admin/frame/page.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay, useMayOpen } from '#web/admin/session/rights.ts';
import { isSsoDesk } from '#web/admin/session/session.ts';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { CalendarAddresses } from './calendar-addresses.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { OwnAccount } from './own-account.tsx';
import { OwnPassword } from './own-password.tsx';
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
