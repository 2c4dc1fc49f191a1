import { useQuery } from '@tanstack/react-query';
import { api } from '#web/admin/session/session.ts';

/** The appointments that need rebooking, the soonest first, as many as fit on one page. */
export function useRebooking(doctor: string) {
  return useQuery({
    queryKey: ['rebooking', 'list', doctor],
    queryFn: () => api.rebooking.list({ query: { limit: '100', ...(doctor && { doctor }) } }),
    refetchInterval: 60_000,
  });
}

/** How many appointments need rebooking; undefined until that is known. */
export function useRebookingCount() {
  const { data } = useQuery({
    queryKey: ['rebooking', 'count'],
    queryFn: async () => (await api.rebooking.list({ query: { limit: '1' } })).meta.total,
    refetchInterval: 60_000,
  });
  return data;
}
