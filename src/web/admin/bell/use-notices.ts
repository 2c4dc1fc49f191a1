import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#contract/notice.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { attempt } from '#web/admin/ui/toasts.tsx';

export function noticesQuery(page: number) {
  return { page: String(page), limit: '100' };
}

/** One page of the account's notices; undefined while loading, or if the account gets none. */
export function useNotices(page = 1, isReady = true) {
  const isTold = useMayOpen()(addressOf('notice'));
  return useQuery({
    queryKey: ['notice', 'list', page],
    queryFn: () => api.notice.list({ query: noticesQuery(page) }),
    enabled: isReady && isTold,
    refetchInterval: 60_000,
  });
}

/** Marks exactly these as read: a newer one has not been seen. */
export function useMarkRead() {
  const queries = useQueryClient();
  return async (seen: Notice[]) => {
    const notices = seen
      .filter(({ isRead }) => !isRead)
      .map(({ kind, entityId, occasion }) => ({ kind, entityId, occasion }));
    if (notices.length === 0) return;
    await attempt(() => api.notice.read({ body: { notices } }));
    await queries.invalidateQueries({ queryKey: ['notice'] });
  };
}
