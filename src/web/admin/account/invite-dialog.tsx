import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestEmail, longestName } from '#contract/lengths.ts';
import { StaffLanguageField } from '#web/admin/field/staff-language-field.tsx';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Choice } from './grants.ts';
import { RoleFields } from './role-fields.tsx';
import { useRoleChoice } from './use-role-choice.ts';

const nothingYet: Choice = { roles: [], departments: {}, doctorId: null };

/** `onLink` gets the link if there is no mail server to send it. */
export function InviteDialog({ onClose, onLink }: { onClose(): void; onLink(link: string): void }) {
  const queries = useQueryClient();
  const [isLimited, setLimited] = useState(false);
  const { fields, read, refused } = useRoleChoice(nothingYet);
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '', email = '', ...entered }) => {
    const language = (entered.language ?? '') as Language | '';
    const roles = isLimited ? read() : {};
    if (!roles) return;
    const { data } = await api.account
      .create({ body: { name, email, language, ...roles } })
      .catch((error) => {
        refused(error);
        throw error;
      });
    onClose();
    if (data.invitationUrl) onLink(data.invitationUrl);
    else said.done(t('Invited {email}.', { email: data.email }));
    await queries.invalidateQueries({ queryKey: ['account'] });
  });
  return (
    <Dialog title={t('Invite a colleague')} onClose={onClose} wide={isLimited}>
      <p>
        {t(
          'They get an email with a link, which works once within seven days, and choose their own password.',
        )}
      </p>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <Field
          label={t('Email')}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={longestEmail}
        />
        <Field
          label={t('Name')}
          hint={t('They can change it later.')}
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={longestName}
        />
        <StaffLanguageField
          language=""
          hint={t('The invitation is in this language too. It can be changed later.')}
          error={errors.language}
        />
        <Field
          as="select"
          label={t('May do')}
          hint={t('You can change it later.')}
          required
          value={isLimited ? 'roles' : 'everything'}
          onChange={(event) => setLimited(event.target.value === 'roles')}
        >
          <option value="everything">{t('Everything (administrator)')}</option>
          <option value="roles">{t('Only what their work needs')}</option>
        </Field>
        {isLimited ? <RoleFields {...fields} without={['administrator']} /> : null}
        <DialogActions
          onCancel={onClose}
          isBusy={isSending}
          act={isSending ? t('Inviting …') : t('Invite')}
        />
      </form>
    </Dialog>
  );
}
