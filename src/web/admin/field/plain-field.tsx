import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { longestNewPassword, shortestNewPassword } from '#contract/lengths.ts';
import { FieldFrame } from './field-frame.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of a form that is sent as it is (use-submit.ts). */
export function PlainField({
  label,
  error,
  hint,
  ...input
}: InputProps & { label: string; error?: string | undefined; hint?: ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={false}>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
    </FieldFrame>
  );
}

/** A new password, entered once; whoever is not sure looks at it. */
export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="new-password">
      <PlainField
        label={label}
        error={error}
        hint={`At least ${shortestNewPassword} characters. A few words in a row are easy to remember.`}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        minLength={shortestNewPassword}
        maxLength={longestNewPassword}
      />
      <label className="checkbox">
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        Show the password
      </label>
    </div>
  );
}

/** What the server said of a form as a whole. */
export function FormProblem({ words }: { words: string | null }) {
  return words ? (
    <p role="alert" className="notice notice-danger">
      {words}
    </p>
  ) : null;
}
