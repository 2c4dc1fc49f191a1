import { longestPassword } from '#contract/lengths.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** The password of the signed-in account, as proof that its owner is present. */
export function OwnPasswordField({
  label,
  name = 'password',
  error,
  autoFocus = false,
}: {
  /** Replaces “Your password”. */
  label?: string;
  name?: string;
  error: string | undefined;
  autoFocus?: boolean;
}) {
  return (
    <Field
      label={label ?? t('Your password')}
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
