import { useNavigate, useParams } from 'react-router';
import { longestName } from '#contract/lengths.ts';
import stylesheet from '#web/admin/admin.css?url';
import { NewPasswordField } from '#web/admin/field/new-password-field.tsx';
import { openApi, startSession } from '#web/admin/session/session.ts';
import { useLink } from '#web/admin/session/use-link.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { EntranceFrame } from './entrance-frame.tsx';

export const handle = { app: true };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

export default function InvitationPage() {
  const params = { token: useParams().token ?? '' };
  const navigate = useNavigate();
  const { owner, isOver, problem: linkProblem } = useLink(() => openApi.invitation.get({ params }));
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '', password = '' }) => {
    const { data } = await openApi.invitation.accept({ params, body: { name, password } });
    startSession(data.token, data.admin);
    await navigate('/admin/dashboard', { replace: true });
  });
  if (isOver)
    return (
      <EntranceFrame title={t('This invitation is no longer valid')}>
        <p>{t('It has been used or has expired. Ask the person who invited you to send it again.')}</p>
        <a href="/admin" className="entrance-back">
          {t('Go to the sign-in page')}
        </a>
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={t('Welcome')}>
      <Refusal>{linkProblem ?? problem}</Refusal>
      {owner ? (
        <>
          <p className="quiet">
            <Phrase
              message="Set up your account for <strong>{email}</strong>. You will then sign in with this address and your password."
              email={owner.email}
              strong={(words) => <strong>{words}</strong>}
            />
          </p>
          <form onSubmit={submit} className="plain-form">
            {/* Password managers store the password under it. */}
            <input type="hidden" name="username" autoComplete="username" value={owner.email} />
            <Field
              label={t('Your name')}
              error={errors.name}
              name="name"
              autoComplete="name"
              defaultValue={owner.name}
              required
              maxLength={longestName}
            />
            <NewPasswordField label={t('Choose a password')} error={errors.password} />
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? t('Setting up …') : t('Set up my account')}
            </Button>
          </form>
        </>
      ) : linkProblem ? null : (
        <p className="quiet shell-wait">{t('Opening …')}</p>
      )}
    </EntranceFrame>
  );
}
