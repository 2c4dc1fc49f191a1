import { leaveForSso, openSsoWindow, type SsoPurpose } from '#web/admin/session/sso.ts';
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
      {problem ? (
        <p role="alert" className="notice notice-danger">
          {problem}
        </p>
      ) : null}
      <button type="button" className="button button-primary" onClick={attempt}>
        {label}
      </button>
    </>
  );
}
