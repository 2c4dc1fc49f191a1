import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PasskeyButton, useTry } from '#web/admin/entrance/passkey-button.tsx';
import { SignInForm } from '#web/admin/entrance/sign-in-form.tsx';
import { SsoButton } from '#web/admin/entrance/sso-button.tsx';
import { OwnPasswordField } from '#web/admin/field/own-password-field.tsx';
import { provePasskey } from '#web/admin/session/passkey.ts';
import { api, isSsoDesk, readToken, signOut, unlockDesk } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

/**
 * Replaces a page that is hidden until its owner unlocks it. A colleague can sign in here too: they get the page as
 * stored, without anything its owner had typed.
 */
export function Lock() {
  const [isSwitching, setSwitching] = useState(false);
  const owner = useOwnerName();
  const isOver = readToken() === null;
  return (
    <>
      <ReturnFocus />
      <LockedTitle />
      <Dialog title={isOver ? t('Sign in again') : t('This screen is locked')} mustAnswer className="lock">
        {isOver || isSwitching ? <SwitchPerson owner={owner} /> : <Unlock owner={owner} />}
        <p className="entrance-links">
          {isOver ? null : (
            <button type="button" className="link-button" onClick={() => setSwitching(!isSwitching)}>
              {isSwitching ? t('Back|to before') : t('Sign in as someone else')}
            </button>
          )}
          <button type="button" className="link-button" onClick={() => void signOut().catch(() => {})}>
            {t('Sign out')}
          </button>
        </p>
      </Dialog>
    </>
  );
}

function Unlock({ owner }: { owner: string }) {
  const { submit, isSending, problem, errors } = useSubmit(({ password = '' }) => unlockDesk({ password }));
  const byPasskey = useTry(async () => unlockDesk(await provePasskey()));
  return (
    <>
      <p>
        {owner ? (
          <Phrase
            message="<strong>{name}</strong> is signed in here. Everything stays open as it was."
            name={owner}
            strong={(words) => <strong>{words}</strong>}
          />
        ) : (
          t('Someone is signed in here. Everything stays open as it was.')
        )}
      </p>
      {isSsoDesk() ? (
        <SsoButton label={t('Unlock with your hospital account')} purpose="confirm" keepsPage />
      ) : (
        <form onSubmit={submit} className="plain-form">
          <Refusal>{byPasskey.problem ?? problem}</Refusal>
          <OwnPasswordField error={errors.password} autoFocus />
          <div className="row-buttons">
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? t('Checking …') : t('Unlock')}
            </Button>
            <PasskeyButton {...byPasskey} />
          </div>
        </form>
      )}
    </>
  );
}

function SwitchPerson({ owner }: { owner: string }) {
  return (
    <>
      <p>
        {owner
          ? t('The page stays open. What {name} had not saved is kept in this browser for them alone.', {
              name: owner,
            })
          : t('The page stays open. What someone else had not saved is kept in this browser for them alone.')}
      </p>
      <SignInForm keepsPage />
    </>
  );
}

/** The server names the owner even while the session is locked. */
function useOwnerName() {
  const { data } = useQuery({
    queryKey: ['lock', 'owner'],
    retry: false,
    enabled: readToken() !== null,
    queryFn: async () => {
      try {
        return (await api.admin.me()).data.name;
      } catch (error) {
        if (error instanceof ApiProblem && error.is('locked')) return String(error.body.name);
        throw error;
      }
    },
  });
  return data ?? '';
}

/** The page's own title may name a patient. */
function LockedTitle() {
  useEffect(() => {
    const was = document.title;
    document.title = t('{page} · Staff', { page: t('Locked') });
    return () => {
      document.title = was;
    };
  }, []);
  return null;
}

/** Rendered before the dialog, so that it sees the focus before the dialog takes it. */
function ReturnFocus() {
  useLayoutEffect(() => {
    const was = document.activeElement;
    // Once the page is visible again.
    return () =>
      void requestAnimationFrame(() => was instanceof HTMLElement && was.isConnected && was.focus());
  }, []);
  return null;
}
