import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestEmail, longestPassword } from '#contract/lengths.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { hasPasskeys, signInByPasskey } from '#web/admin/session/passkey.ts';
import { signIn } from '#web/admin/session/session.ts';
import { useSsoOffer } from '#web/admin/session/sso.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import key from '~icons/lucide/key-round?raw';
import { CodeField } from './code-field.tsx';
import { SsoButton } from './sso-button.tsx';

export function SignInForm({ keepsPage = false }: { keepsPage?: boolean }) {
  const { isOffered, label, isOnly } = useSsoOffer();
  if (!isOffered) return <OwnSignIn />;
  return (
    <div className="plain-form stack">
      <SsoButton label={label} keepsPage={keepsPage} />
      <details className="other-sign-in">
        <summary>{isOnly ? t('Use the emergency account') : t('Use a password or a passkey')}</summary>
        <OwnSignIn />
      </details>
    </div>
  );
}

/** Email and password, then a code if the account has one; or a passkey instead. */
function OwnSignIn() {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  async function trying(work: () => Promise<void>) {
    setSending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setSending(false);
      const is = (code: 'two-factor-required' | 'wrong-code' | 'too-many-requests') =>
        error instanceof ApiProblem && error.is(code);
      if (is('two-factor-required')) return setNeedsCode(true);
      setProblem(inWords(error));
      if (is('too-many-requests')) setWaitSeconds(Number((error as ApiProblem).body.retryAfter) || 0);
      const again = form.current?.elements.namedItem(is('wrong-code') ? 'code' : 'password');
      if (again instanceof HTMLInputElement) again.select();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    const code = text('code');
    void trying(() =>
      signIn({ email: text('email'), password: text('password'), ...(code ? { code } : {}) }),
    );
  }

  return (
    <form ref={form} onSubmit={submit} className="plain-form sign-in">
      <Refusal>{problem}</Refusal>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={longestEmail}
        onChange={() => setNeedsCode(false)}
      />
      <Field
        label={t('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={longestPassword}
      />
      {needsCode ? <CodeField /> : null}
      <Button type="submit" variant="primary" disabled={isSending || waitSeconds > 0}>
        {waitSeconds > 0
          ? t('Wait {seconds} s', { seconds: waitSeconds })
          : isSending
            ? t('Signing in …')
            : t('Sign in')}
      </Button>
      {hasPasskeys() && !needsCode ? (
        <Button icon={key} disabled={isSending} onClick={() => void trying(signInByPasskey)}>
          {t('Use a passkey')}
        </Button>
      ) : null}
    </form>
  );
}
