import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { rebookingQuery } from './rebooking-query.ts';

/** The appointments that need rebooking, soonest first, one page of them. */
export function useRebooking(doctor: string) {
  return useQuery({
    queryKey: ['rebooking', 'list', doctor],
    queryFn: () => api.rebooking.list({ query: rebookingQuery(doctor) }),
    refetchInterval: 60_000,
  });
}

/** How many appointments need rebooking; undefined while loading. */
export function useRebookingCount() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['rebooking', 'count'],
    queryFn: async () => (await api.rebooking.list({ query: { limit: '1' } })).meta.total,
    enabled: may('visits'),
    refetchInterval: 60_000,
  });
  return data;
}
