import { Page } from './frame/page.tsx';
import { CalendarAddresses } from './security/calendar-addresses.tsx';
import { NoticeChoices } from './security/notice-choices.tsx';
import { OwnAccount } from './security/own-account.tsx';
import { OwnPassword } from './security/own-password.tsx';
import { Passkeys } from './security/passkeys.tsx';
import { Sessions } from './security/sessions.tsx';
import { SignInPolicy } from './security/sign-in-policy.tsx';
import { SsoPolicy } from './security/sso-policy.tsx';
import { TwoFactor } from './security/two-factor.tsx';
import { addressOf } from './session/menu.ts';
import { useMay, useMayOpen } from './session/rights.ts';
import { isSsoDesk } from './session/session.ts';
import { SettingsTabs } from './ui/settings-tabs.tsx';

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
