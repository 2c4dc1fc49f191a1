import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { isAdministrator } from '#contract/roles.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { choiceOf } from './grants.ts';
import { RoleFields } from './role-fields.tsx';
import { TokensOf, useTokensOf } from './tokens-of.tsx';
import { useRoleChoice } from './use-role-choice.ts';

export function RolesDialog({ account, onClose }: { account: Account; onClose(): void }) {
  const queries = useQueryClient();
  const { fields, read, refused } = useRoleChoice(choiceOf(account));
  const tokensOf = useTokensOf(account);
  const isLeaving = !fields.choice.roles.includes('administrator') && isAdministrator(account.roles);
  const { submit, isSending, problem } = useSubmit(async () => {
    const body = read();
    if (!body) return;
    try {
      if (isLeaving && !account.isMe) await tokensOf.takeOver();
      await api.account.update({ params: { id: String(account.id) }, body }, { ifMatch: account.version });
    } catch (error) {
      if (refused(error)) return;
      throw error;
    }
    onClose();
    said.done(t('Saved.'));
    if (account.isMe) await queries.refetchQueries({ queryKey: ['admin', 'me'] });
    for (const key of ['account', 'apiToken']) await queries.invalidateQueries({ queryKey: [key] });
  });
  const who = account.name || account.email;
  return (
    <Dialog
      title={account.isMe ? t('What you may do') : t('What {name} may do', { name: who })}
      onClose={onClose}
      wide
    >
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <p>
          {account.isMe
            ? t('A change takes effect at once and signs you out on your other devices.')
            : t(
                'A change signs them out everywhere. They are told by email, and sign in again with what they may do then.',
              )}
        </p>
        {account.usesSso ? (
          <p className="notice">
            {t(
              'This account signs in with single sign-on. Within ten minutes it has the roles of its groups again; to change it for good, change the groups.',
            )}
          </p>
        ) : null}
        <RoleFields {...fields} />
        {isLeaving && !account.isMe ? <TokensOf {...tokensOf} /> : null}
        {isLeaving && account.isMe ? (
          <p role="status" className="notice notice-warning">
            {t(
              'You are about to give up your own access to accounts. Only another administrator can give it back.',
            )}
          </p>
        ) : null}
        <DialogActions onCancel={onClose} isBusy={isSending} act={isSending ? t('Saving …') : t('Save')} />
      </form>
    </Dialog>
  );
}
