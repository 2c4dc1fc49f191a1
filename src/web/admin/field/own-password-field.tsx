import { longestPassword } from '#contract/lengths.ts';
import { Field } from '#web/ui/core/field.tsx';

/** The password of the account that is signed in, which proves that its owner is here. */
export function OwnPasswordField({
  label = 'Your password',
  name = 'password',
  error,
  autoFocus = false,
}: {
  label?: string;
  name?: string;
  error: string | undefined;
  autoFocus?: boolean;
}) {
  return (
    <Field
      label={label}
      error={error}
      name={name}
      type="password"
      autoComplete="current-password"
      autoFocus={autoFocus}
      required
      maxLength={longestPassword}
    />
  );
}
