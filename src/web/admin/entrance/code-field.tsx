import { useEffect, useRef } from 'react';
import { longestCode } from '#contract/lengths.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** Takes the focus as it appears, once the password is right. */
export function CodeField({ error }: { error?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field
      ref={field}
      label={t('Code')}
      hint={t('The six digits from your authenticator app, or one of your recovery codes.')}
      name="code"
      error={error}
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={longestCode}
    />
  );
}
