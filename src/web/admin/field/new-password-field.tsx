import { useState } from 'react';
import { longestNewPassword, shortestNewPassword } from '#contract/lengths.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="new-password">
      <Field
        label={label}
        error={error}
        hint={t('At least {count} characters. A few words in a row are easy to remember.', {
          count: shortestNewPassword,
        })}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        minLength={shortestNewPassword}
        maxLength={longestNewPassword}
      />
      <Checkbox checked={isShown} onChange={setShown}>
        {t('Show the password')}
      </Checkbox>
    </div>
  );
}
