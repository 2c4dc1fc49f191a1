import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestEmail, longestName } from '#contract/lengths.ts';
import { isAdministrator } from '#contract/roles.ts';
import { roleSays, rolesInWords } from '#web/admin/account/role-words.ts';
import { keptPasskeys, PasskeyChoice } from '#web/admin/entrance/passkey-choice.tsx';
import { useOptions } from '#web/admin/field/options.ts';
import { StaffLanguageField } from '#web/admin/field/staff-language-field.tsx';
import { useMe } from '#web/admin/session/me.ts';
import { api, isSsoDesk, startSession } from '#web/admin/session/session.ts';
import { keepLanguage } from '#web/admin/session/staff-language.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';

export function OwnAccount() {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const { data: me } = useMe();
  const { data: passkeys = [] } = useQuery({
    queryKey: ['admin', 'passkeys'],
    queryFn: async () => (await api.passkey.list()).data,
  });
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '', email = '', ...entered }) => {
    const language = (entered.language ?? '') as Language | '';
    const keepPasskeys = keptPasskeys(entered);
    const { data } = await api.admin.changeMe({ body: { name, email, language, keepPasskeys } });
    if (data.session) startSession(data.session.token);
    setTyped(null);
    said.done(
      data.newEmail === email ? t('Saved. Open the link that we sent to {email}.', { email }) : t('Saved.'),
    );
    if (keepLanguage(language)) return location.reload();
    await queries.invalidateQueries({ queryKey: ['admin'] });
  });
  const changesNow = me?.newEmailHoldsAtOnce && typed !== null && typed !== me.email;
  return (
    <section className="panel" aria-labelledby="own-account">
      <h2 id="own-account">{t('Your account')}</h2>
      <OwnRoles />
      {me ? (
        <form key={`${me.name} ${me.email} ${me.language}`} onSubmit={submit} className="plain-form">
          <Refusal>{problem}</Refusal>
          {me.newEmail ? (
            <p className="notice">
              <Phrase
                message="<strong>{email}</strong> is not confirmed yet. Open the link that we sent there within a day."
                email={me.newEmail}
                strong={(words) => <strong>{words}</strong>}
              />
              {isSsoDesk() ? null : ` ${t('Until then, sign in with {email}.', { email: me.email })}`}
            </p>
          ) : null}
          <Field
            label={t('Name')}
            hint={t('Colleagues see it next to what you did.')}
            error={errors.name}
            name="name"
            autoComplete="name"
            defaultValue={me.name}
            required
            maxLength={longestName}
          />
          <Field
            label={t('Email')}
            hint={emailHint(me.newEmailHoldsAtOnce)}
            onChange={(event) => setTyped(event.target.value)}
            error={errors.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={me.email}
            required
            maxLength={longestEmail}
          />
          <StaffLanguageField
            language={me.language}
            hint={t('Mail to you is in this language too.')}
            error={errors.language}
          />
          {changesNow ? <PasskeyChoice passkeys={passkeys} /> : null}
          <Button type="submit" disabled={isSending}>
            {isSending ? t('Saving …') : t('Save')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function OwnRoles() {
  const { data: me } = useMe();
  const isLimited = me !== undefined && !isAdministrator(me.roles);
  const isBound = isLimited && me.roles.some(({ departmentIds }) => departmentIds !== null);
  const { options } = useOptions(isBound ? 'department' : undefined);
  if (!isLimited || (isBound && !options)) return null;
  const nameOf = (id: number) => options?.find((one) => one.id === id)?.label;
  return (
    <div className="notice own-roles">
      <p>{t('Your account is limited to what your work needs. Ask an administrator to change it.')}</p>
      <ul>
        {me.roles.map((grant) => (
          <li key={grant.role}>
            <strong>{rolesInWords({ roles: [grant], doctor: null }, nameOf)}</strong>
            <span className="second">{t(roleSays[grant.role])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function emailHint(holdsAtOnce: boolean) {
  return [
    isSsoDesk()
      ? t(
          'We write to you there. You sign in with your hospital account, which a new address here does not change.',
        )
      : t('You sign in with it.'),
    holdsAtOnce
      ? t('There is no mail server, so a new address takes effect at once and signs you out everywhere else.')
      : t(
          'A new address takes effect once you open the link that we send there. We also tell the old address.',
        ),
  ].join(' ');
}
