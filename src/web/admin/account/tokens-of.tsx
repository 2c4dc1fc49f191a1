import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { api } from '#web/admin/session/session.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

export function useTokens() {
  return useQuery({
    queryKey: ['apiToken', 'list'],
    queryFn: async () => (await api.apiToken.list({ query: { limit: '100' } })).data,
  });
}

/** Tokens that end with an account, and which of them the current user takes over. */
export function useTokensOf({ id }: Pick<Account, 'id'>) {
  const { data = [] } = useTokens();
  const [kept, setKept] = useState<number[]>([]);
  const tokens = data.filter(({ owner, hasEnded }) => owner?.id === id && !hasEnded);
  return {
    tokens,
    kept,
    keep: (token: number, isKept: boolean) =>
      setKept((before) => [...before.filter((one) => one !== token), ...(isKept ? [token] : [])]),
    /** Before the account is stopped, so that no token is interrupted. */
    async takeOver() {
      for (const one of kept) await api.apiToken.takeOver({ params: { id: String(one) } });
    },
  };
}

export function TokensOf({ tokens, kept, keep }: ReturnType<typeof useTokensOf>) {
  const id = useId();
  if (tokens.length === 0) return null;
  return (
    <FieldFrame
      id={id}
      label={t('Programs with a token of this account')}
      hint={t('They stop now. Those you select keep working, with you as their owner.')}
      required={false}
      isGroup
    >
      <div className="stack">
        {tokens.map((token) => (
          <Checkbox
            key={token.id}
            checked={kept.includes(token.id)}
            onChange={(isChecked) => keep(token.id, isChecked)}
          >
            {token.name}
          </Checkbox>
        ))}
      </div>
    </FieldFrame>
  );
}
