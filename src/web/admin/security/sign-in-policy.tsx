import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lockMinutes, type SignInPolicy as Policy } from '#contract/sign-in-policy.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

export function SignInPolicy() {
  const { data, error, refetch } = useQuery({
    queryKey: ['signInPolicy', 'get'],
    queryFn: async () => (await api.signInPolicy.get()).data,
  });
  return (
    <section className="panel" aria-labelledby="sign-in-policy">
      <h2 id="sign-in-policy">{t('For all staff')}</h2>
      {data ? (
        <Form key={data.version} policy={data} />
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

const doctorsOwn = [
  { name: 'doctorsChangeProfile', label: 'Their own page' },
  { name: 'doctorsChangeHours', label: 'Their own hours and leave' },
] as const satisfies { name: string; label: PlainMessage }[];

function Form({ policy }: { policy: Policy }) {
  const queries = useQueryClient();
  const { submit, isSending, problem, errors } = useSubmit(async (entered) => {
    const minutes = lockMinutes.find((one) => String(one) === entered.lockAfterMinutes) ?? 0;
    const body = {
      needsSecondFactor: 'needsSecondFactor' in entered,
      doctorsChangeProfile: 'doctorsChangeProfile' in entered,
      doctorsChangeHours: 'doctorsChangeHours' in entered,
      lockAfterMinutes: minutes,
    };
    await api.signInPolicy.update({ body }, { ifMatch: policy.version });
    said.done(t('Saved.'));
    await queries.invalidateQueries({ queryKey: ['signInPolicy'] });
    await queries.invalidateQueries({ queryKey: ['admin', 'me'] });
  });
  const error = errors.needsSecondFactor;
  return (
    <form onSubmit={submit} className="plain-form">
      <Refusal>{problem}</Refusal>
      <div className="field">
        <Checkbox
          name="needsSecondFactor"
          defaultChecked={policy.needsSecondFactor}
          aria-describedby={error ? 'needs-second-factor-error' : 'needs-second-factor-hint'}
          aria-invalid={error ? true : undefined}
        >
          {t('Everyone needs a second factor')}
        </Checkbox>
        {error ? (
          <p id="needs-second-factor-error" className="field-error">
            {error}
          </p>
        ) : (
          <p id="needs-second-factor-hint" className="hint">
            {t('An authenticator app or a passkey. Anyone with neither has to set one up first.')}
          </p>
        )}
      </div>
      <Field
        as="select"
        label={t('Lock an idle screen')}
        hint={t('Its owner unlocks it with a password or passkey, or a colleague signs in.')}
        error={errors.lockAfterMinutes}
        name="lockAfterMinutes"
        required
        defaultValue={String(policy.lockAfterMinutes)}
      >
        <Options
          of={lockMinutes.map((minutes) => [
            minutes,
            minutes === 0 ? t('Never') : counted('After {count} minute', 'After {count} minutes', minutes),
          ])}
        />
      </Field>
      <fieldset className="field">
        <legend>{t('Doctors may change')}</legend>
        {doctorsOwn.map(({ name, label }) => (
          <Checkbox key={name} name={name} defaultChecked={policy[name]}>
            {t(label)}
          </Checkbox>
        ))}
        <p className="hint">{t('This is for accounts with the role of a doctor. They always read both.')}</p>
      </fieldset>
      <Button type="submit" disabled={isSending}>
        {isSending ? t('Saving …') : t('Save')}
      </Button>
    </form>
  );
}
