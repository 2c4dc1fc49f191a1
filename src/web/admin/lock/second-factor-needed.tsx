import { useQuery } from '@tanstack/react-query';
import { api, becomeReady, signOut } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Mark } from '#web/admin/ui/mark.tsx';
import { t } from '#words/say.ts';
import { Passkeys } from '../security/passkeys.tsx';
import { TwoFactor } from '../security/two-factor.tsx';

/** For staff who first have to set up a second factor: the two ways to get one. */
export default function SecondFactorNeeded() {
  const { data: isOn } = useQuery({
    queryKey: ['admin', 'two-factor'],
    queryFn: async () => (await api.twoFactor.get()).data,
    select: ({ isOn }) => isOn,
  });
  const { data: passkeys = 0 } = useQuery({
    queryKey: ['admin', 'passkeys'],
    queryFn: async () => (await api.passkey.list()).data,
    select: ({ length }) => length,
  });
  const isReady = isOn === true || passkeys > 0;
  return (
    <main className="stack second-factor" id="main">
      <title>{t('{page} · Staff', { page: t('Second factor') })}</title>
      <header className="stack">
        <Mark />
        <h1>{t('Set up a second factor')}</h1>
        <p>
          {t(
            'This hospital requires more than a password from everyone in the staff area. Set up one of these two. It takes a minute, and until then you cannot open anything else.',
          )}
        </p>
      </header>
      <div className="stack-wide security">
        <TwoFactor />
        <Passkeys />
      </div>
      <div className="row-buttons">
        <Button variant="primary" disabled={!isReady} onClick={becomeReady}>
          {t('Continue')}
        </Button>
        <Button onClick={() => void signOut().catch(() => {})}>{t('Sign out')}</Button>
      </div>
      <p className="hint" role="status">
        {isReady ? t('Second factor set up.') : ''}
      </p>
    </main>
  );
}
