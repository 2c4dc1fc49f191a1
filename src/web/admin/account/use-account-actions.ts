import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { api } from '#web/admin/session/session.ts';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';

const nothing = async () => {};

export function useAccountActions() {
  const queries = useQueryClient();
  async function tried(work: () => Promise<string>) {
    await attempt(async () => {
      said.done(await work());
    });
    for (const key of ['account', 'apiToken']) await queries.invalidateQueries({ queryKey: [key] });
  }
  const at = ({ id }: Account) => ({ params: { id: String(id) } });
  return {
    invite: (account: Account, onLink: (link: string) => void) =>
      tried(async () => {
        const { data } = await api.account.invite(at(account));
        if (data.invitationUrl) onLink(data.invitationUrl);
        return data.invitationUrl ? t('A new link has been created.') : t('Invitation sent again.');
      }),
    setDisabled: (account: Account, isDisabled: boolean, before = nothing) =>
      tried(async () => {
        await before();
        await api.account.update({ ...at(account), body: { isDisabled } });
        return isDisabled ? t('Disabled, and signed out everywhere.') : t('Enabled.');
      }),
    remove: (account: Account, before = nothing) =>
      tried(async () => {
        await before();
        await api.account.remove(at(account));
        return t('Deleted.');
      }),
  };
}
