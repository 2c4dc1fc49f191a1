import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestGroupsClaim, longestLabel } from '#contract/lengths.ts';
import type { SignInPolicy } from '#contract/sign-in-policy.ts';
import { api } from '#web/admin/session/session.ts';
import { useSsoOffer } from '#web/admin/session/sso.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { groupsToSend, problemsOfGroups } from './group-grants.ts';
import { SsoGroups } from './sso-groups.tsx';

/** The rules of single sign-on; nothing if the server has no issuer. */
export function SsoPolicy() {
  const { isOffered } = useSsoOffer();
  const { data, error, refetch } = useQuery({
    queryKey: ['signInPolicy', 'get'],
    queryFn: async () => (await api.signInPolicy.get()).data,
    enabled: isOffered,
  });
  if (!isOffered) return null;
  return (
    <section className="panel whole" aria-labelledby="sso-policy">
      <h2 id="sso-policy">{t('Single sign-on')}</h2>
      {data ? (
        <Form key={data.version} policy={data} />
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Form({ policy }: { policy: SignInPolicy }) {
  const queries = useQueryClient();
  const [groups, setGroups] = useState(policy.ssoGroups);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { submit, isSending, problem, errors } = useSubmit(async (entered, form) => {
    const sent = groupsToSend(groups);
    const problems = problemsOfGroups(sent);
    setMissing(problems);
    if (Object.keys(problems).length > 0) {
      // After the messages have rendered.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const body = {
      ssoLabel: entered.ssoLabel ?? '',
      ssoGroupsClaim: entered.ssoGroupsClaim ?? '',
      ssoGroups: sent,
      ssoCreatesAccounts: 'ssoCreatesAccounts' in entered,
      ssoOnly: 'ssoOnly' in entered,
      emergencyAccountId: Number(entered.emergencyAccountId) || null,
    };
    await api.signInPolicy.update({ body }, { ifMatch: policy.version });
    said.done(t('Saved.'));
    await queries.invalidateQueries({ queryKey: ['signInPolicy'] });
  });
  return (
    <form onSubmit={submit} className="plain-form sso-policy">
      <Refusal>{problem}</Refusal>
      <Field
        label={t('Words on the button')}
        hint={t('Leave empty for “Sign in with your hospital account”.')}
        error={errors.ssoLabel}
        name="ssoLabel"
        defaultValue={policy.ssoLabel}
        maxLength={longestLabel}
      />
      <SsoGroups
        groups={groups}
        onChange={(next) => {
          setGroups(next);
          setMissing({});
        }}
        errors={{ ...errors, ...missing }}
      />
      <Field
        label={t('Claim that lists the groups')}
        hint={t('Your identity provider decides its name. Most call it groups.')}
        error={errors.ssoGroupsClaim}
        name="ssoGroupsClaim"
        defaultValue={policy.ssoGroupsClaim}
        required
        maxLength={longestGroupsClaim}
      />
      <Check
        name="ssoCreatesAccounts"
        label={t('Create an account at the first sign-in')}
        hint={t(
          'For anyone whose groups give a role. Otherwise invite people first, with the email address of their hospital account.',
        )}
        isChecked={policy.ssoCreatesAccounts}
        error={errors.ssoCreatesAccounts}
      />
      <EmergencyAccount value={policy.emergencyAccountId} error={errors.emergencyAccountId} />
      <Check
        name="ssoOnly"
        label={t('Only single sign-on')}
        hint={t('Nobody else can sign in with a password or a passkey, and everyone who did is signed out.')}
        isChecked={policy.ssoOnly}
        error={errors.ssoOnly}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? t('Saving …') : t('Save')}
      </Button>
    </form>
  );
}

function EmergencyAccount({ value, error }: { value: number | null; error: string | undefined }) {
  const query = { limit: '100' };
  const { data = [] } = useQuery({
    queryKey: ['account', 'list', query],
    queryFn: () => api.account.list({ query }),
    select: ({ data: accounts }) =>
      accounts.filter(
        ({ id, state, roles }) =>
          id === value || (state === 'active' && roles.some(({ role }) => role === 'administrator')),
      ),
  });
  return (
    <Field
      // The options arrive later than the value.
      key={data.length}
      as="select"
      label={t('Emergency account')}
      hint={t('An administrator who can always sign in with a password, should the identity provider fail.')}
      error={error}
      name="emergencyAccountId"
      defaultValue={String(value ?? '')}
    >
      <option value="">{t('None')}</option>
      <Options
        of={data.map(({ id, name, email }) => [id, name ? t('{name}, {email}', { name, email }) : email])}
      />
    </Field>
  );
}

interface CheckProps {
  name: string;
  label: string;
  hint: string;
  isChecked: boolean;
  error: string | undefined;
}

function Check({ name, label, hint, isChecked, error }: CheckProps) {
  return (
    <div className="field">
      <Checkbox
        name={name}
        defaultChecked={isChecked}
        aria-describedby={`${name}-words`}
        aria-invalid={error ? true : undefined}
      >
        {label}
      </Checkbox>
      <p id={`${name}-words`} className={error ? 'field-error' : 'hint'}>
        {error ?? hint}
      </p>
    </div>
  );
}
