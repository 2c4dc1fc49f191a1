import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiProblem } from '#web/api.ts';
import { Dialog } from './dialog.tsx';
import { inWords } from './error-words.ts';
import { Mark } from './frame/mark.tsx';
import { dropSession, signIn } from './session.ts';

/** The sign-in form in place of a page: nothing of the page is there yet. */
export function SignInPage() {
  return (
    <main className="entrance" id="main">
      <title>Sign in · Staff</title>
      <div className="entrance-card">
        <Mark />
        <h1>Staff area</h1>
        <p className="quiet">Sign in to look after the hospital’s pages and appointments.</p>
        <SignInForm />
        <a href="/" className="entrance-back">
          Back to the website
        </a>
      </div>
    </main>
  );
}

/** The same form over a page whose session ended; what stands there unsaved stays. */
export function SignInDialog() {
  return (
    <Dialog title="Sign in again" mustAnswer>
      <p>Your session has ended. Nothing on this page is lost: sign in and go on where you were.</p>
      <SignInForm />
      <button type="button" className="link-button" onClick={dropSession}>
        Leave and drop what is unsaved
      </button>
    </Dialog>
  );
}

function SignInForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSending(true);
    setProblem(null);
    try {
      await signIn({ email: String(entered.get('email')), password: String(entered.get('password')) });
    } catch (error) {
      setSending(false);
      setProblem(inWords(error));
      if (error instanceof ApiProblem && error.is('too-many-requests'))
        setWaitSeconds(Number(error.body.retryAfter) || 0);
      const password = form.current?.elements.namedItem('password') as HTMLInputElement | null;
      password?.select();
    }
  }

  return (
    <form ref={form} onSubmit={submit} className="sign-in">
      {problem ? (
        <p role="alert" className="notice notice-danger">
          {problem}
        </p>
      ) : null}
      <label htmlFor={`${id}-email`}>E-mail</label>
      <input
        id={`${id}-email`}
        className="input"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <label htmlFor={`${id}-password`}>Password</label>
      <input
        id={`${id}-password`}
        className="input"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={1000}
      />
      <button type="submit" className="button button-primary" disabled={isSending || waitSeconds > 0}>
        {waitSeconds > 0 ? `Wait ${waitSeconds} s` : isSending ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  );
}
