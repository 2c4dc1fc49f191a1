import { useEffect, useState } from 'react';
import stylesheet from '#web/admin/admin.css?url';
import { inWords } from '#web/admin/session/error-words.ts';
import { passThrough } from '#web/admin/session/sso.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { t } from '#words/say.ts';
import { EntranceFrame } from './entrance-frame.tsx';

export const handle = { app: true };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

/** An effect may run twice, but an answer is valid once. */
let passing: ReturnType<typeof passThrough> | undefined;

/** Where a browser leaves for the single sign-on issuer, and returns. */
export default function SsoPage() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const { search } = location;
    // Keeps the answer out of the address bar and the history.
    history.replaceState(history.state, '', location.pathname);
    passing ??= passThrough(search);
    passing.then(
      (outcome) => {
        if (outcome !== 'done') return;
        setDone(true);
        window.close();
      },
      (error) => setProblem(inWords(error)),
    );
  }, []);
  return (
    <EntranceFrame title={problem ? t('Not signed in') : isDone ? t('Signed in') : t('Hospital account')}>
      <Refusal>{problem}</Refusal>
      {problem || isDone ? null : (
        <p className="quiet shell-wait" role="status">
          {t('Signing in …')}
        </p>
      )}
      {isDone ? <p>{t('You can close this window and continue in the other one.')}</p> : null}
      {problem || isDone ? (
        <a href="/admin" className="entrance-back">
          {isDone ? t('Continue here instead') : t('Go to the sign-in page')}
        </a>
      ) : null}
    </EntranceFrame>
  );
}
