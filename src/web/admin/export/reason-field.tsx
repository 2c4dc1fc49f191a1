import { longestPurpose, shortestPurpose } from '#contract/lengths.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

export function ReasonField({ hint, error }: { hint: string; error: string | undefined }) {
  return (
    <Field
      label={t('Reason')}
      hint={hint}
      error={error}
      name="reason"
      autoComplete="off"
      required
      minLength={shortestPurpose}
      maxLength={longestPurpose}
    />
  );
}
