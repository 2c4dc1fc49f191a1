import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import stylesheet from '#web/admin/admin.css?url';
import { openApi } from '#web/admin/session/session.ts';
import { useLink } from '#web/admin/session/use-link.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { keptPasskeys, PasskeyChoice } from './passkey-choice.tsx';

export const handle = { app: true };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

/** Confirms a new email address. Opening the page does nothing yet. */
export default function NewEmailPage() {
  const params = { token: useParams().token ?? '' };
  const [email, setEmail] = useState<string | null>(null);
  const { owner, isOver, problem: linkProblem } = useLink(() => openApi.newEmail.get({ params }));
  const { submit, isSending, problem } = useSubmit(async (entered) => {
    const body = { keepPasskeys: keptPasskeys(entered) };
    setEmail((await openApi.newEmail.accept({ params, body })).data.email);
  });
  if (email)
    return (
      <EntranceFrame title={t('Your address is confirmed')}>
        <p role="status">
          <Phrase
            message="From now on you sign in with <strong>{email}</strong>."
            email={email}
            strong={strong}
          />
        </p>
        <a href="/admin" className="button button-primary">
          {t('Go to the staff area')}
        </a>
      </EntranceFrame>
    );
  if (isOver)
    return (
      <EntranceFrame title={t('This link is no longer valid')}>
        <p>{t('It has been used or has expired. Enter the address again under Settings, Security.')}</p>
        <a href="/admin/settings/security" className="button button-primary">
          {t('Go to your account')}
        </a>
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={t('Confirm your address')}>
      <Refusal>{linkProblem ?? problem}</Refusal>
      {owner ? (
        <form onSubmit={submit} className="plain-form">
          <p className="quiet">
            <Phrase
              message="{name}, confirm that you want to sign in with <strong>{email}</strong> from now on. Emails about your account will go there, and you will be signed out everywhere."
              name={owner.name}
              email={owner.email}
              strong={strong}
            />
          </p>
          <PasskeyChoice passkeys={owner.passkeys ?? []} />
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? t('Confirming …') : t('Confirm this address')}
          </Button>
        </form>
      ) : linkProblem ? null : (
        <p className="quiet shell-wait">{t('Opening …')}</p>
      )}
    </EntranceFrame>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;
