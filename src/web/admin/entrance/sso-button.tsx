import { leaveForSso, openSsoWindow, type SsoPurpose } from '#web/admin/session/sso.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { useTry } from './passkey-button.tsx';

interface SsoButtonProps {
  label: string;
  purpose?: SsoPurpose;
  keepsPage?: boolean;
}

/** Leads to the single sign-on issuer, in a window of its own if the page must stay. */
export function SsoButton({ label, purpose = 'sign-in', keepsPage = false }: SsoButtonProps) {
  const { attempt, problem } = useTry(async () => {
    if (keepsPage) openSsoWindow(purpose);
    else leaveForSso();
  });
  return (
    <>
      <Refusal>{problem}</Refusal>
      <Button variant="primary" onClick={attempt}>
        {label}
      </Button>
    </>
  );
}
