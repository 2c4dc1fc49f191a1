import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestLabel } from '#contract/lengths.ts';
import { addDays } from '#contract/words/formats.ts';
import { useDateForm } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { CopyDialog } from '#web/admin/ui/copy-dialog.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import type { Choice } from './grants.ts';
import { RoleFields } from './role-fields.tsx';
import { useRoleChoice } from './use-role-choice.ts';

const nothingYet: Choice = { roles: [], departments: {}, doctorId: null };
const spans = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
] as const satisfies { days: number; label: PlainMessage }[];

export function TokenDialog({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const { today } = useDateForm();
  const { fields, read, refused } = useRoleChoice(nothingYet);
  const [token, setToken] = useState<string | null>(null);
  const { submit, isSending, problem, errors } = useSubmit(async ({ name = '', days = '30', change }) => {
    const chosen = read();
    if (!chosen) return;
    const validUntil = addDays(today, Number(days));
    const body = { name, roles: chosen.roles, readsOnly: change === undefined, validUntil };
    const { data } = await api.apiToken.create({ body }).catch((error) => {
      refused(error);
      throw error;
    });
    setToken(data.token);
    await queries.invalidateQueries({ queryKey: ['apiToken'] });
  });
  if (token !== null)
    return (
      <CopyDialog title={t('Copy the token now')} label={t('Token')} value={token} onClose={onClose}>
        {t('It is shown this once. Store it where the program keeps its secrets, and nowhere else.')}
      </CopyDialog>
    );
  return (
    <Dialog title={t('Make a token for a program')} onClose={onClose} wide>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <Field
          label={t('What is it for?')}
          hint={t('The activity log shows it as the name of who did something.')}
          error={errors.name}
          name="name"
          autoComplete="off"
          required
          maxLength={longestLabel}
        />
        <RoleFields {...fields} without={['administrator', 'doctor']} />
        <Checkbox name="change">{t('It may change things, not only read them')}</Checkbox>
        <Field
          as="select"
          label={t('Ends after')}
          error={errors.validUntil}
          name="days"
          required
          defaultValue="90"
        >
          <Options of={spans.map(({ days, label }) => [days, t(label)])} />
        </Field>
        <DialogActions
          onCancel={onClose}
          isBusy={isSending}
          act={isSending ? t('Making …') : t('Make the token')}
        />
      </form>
    </Dialog>
  );
}
