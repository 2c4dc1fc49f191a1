import { useState } from 'react';
import { useParams } from 'react-router';
import { longestEmail } from '#contract/lengths.ts';
import stylesheet from '#web/admin/admin.css?url';
import { NewPasswordField } from '#web/admin/field/new-password-field.tsx';
import { openApi } from '#web/admin/session/session.ts';
import { useLink } from '#web/admin/session/use-link.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { keptPasskeys, PasskeyChoice } from './passkey-choice.tsx';

export const handle = { app: true };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

export default function ResetPage() {
  const { token } = useParams();
  return token ? <NewPassword token={token} /> : <Ask />;
}

function Ask() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { submit, isSending, problem, errors } = useSubmit(async ({ email = '' }) => {
    const { data } = await openApi.passwordReset.create({ body: { email } });
    setAnswer(data.detail);
  });
  return (
    <EntranceFrame title={t('Forgotten password')}>
      {answer ? (
        <p role="status">{answer}</p>
      ) : (
        <>
          <p className="quiet">
            {t('Enter your email address and we will send you a link to set a new password.')}
          </p>
          <form onSubmit={submit} className="plain-form">
            <Refusal>{problem}</Refusal>
            <Field
              label={t('Email')}
              error={errors.email}
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={longestEmail}
            />
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? t('Sending …') : t('Send me a link')}
            </Button>
          </form>
        </>
      )}
      <a href="/admin" className="entrance-back">
        {t('Back to the sign-in page')}
      </a>
    </EntranceFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const params = { token };
  const [isDone, setDone] = useState(false);
  const { owner, isOver, problem: linkProblem } = useLink(() => openApi.passwordReset.get({ params }));
  const { submit, isSending, problem, errors } = useSubmit(async ({ password = '', ...entered }) => {
    const keepPasskeys = keptPasskeys(entered);
    await openApi.passwordReset.accept({ params, body: { password, keepPasskeys } });
    setDone(true);
  });
  if (isOver)
    return (
      <EntranceFrame title={t('This link is no longer valid')}>
        <p>{t('It has been used or has expired.')}</p>
        <a href="/admin/reset" className="button button-primary">
          {t('Ask for a new link')}
        </a>
      </EntranceFrame>
    );
  if (isDone)
    return (
      <EntranceFrame title={t('Your password has been changed')}>
        <p role="status">{t('You are signed out everywhere. Sign in with the new password.')}</p>
        <a href="/admin" className="button button-primary">
          {t('Sign in')}
        </a>
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={t('New password')}>
      <Refusal>{linkProblem ?? problem}</Refusal>
      {owner ? (
        <>
          <p className="quiet">
            <Phrase
              message="For <strong>{email}</strong>. You will then be signed out everywhere."
              email={owner.email}
              strong={(words) => <strong>{words}</strong>}
            />
          </p>
          <form onSubmit={submit} className="plain-form">
            <input type="hidden" name="username" autoComplete="username" value={owner.email} />
            <NewPasswordField label={t('New password')} error={errors.password} />
            <PasskeyChoice passkeys={owner.passkeys ?? []} />
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? t('Saving …') : t('Save the new password')}
            </Button>
          </form>
        </>
      ) : linkProblem ? null : (
        <p className="quiet shell-wait">{t('Opening …')}</p>
      )}
    </EntranceFrame>
  );
}
