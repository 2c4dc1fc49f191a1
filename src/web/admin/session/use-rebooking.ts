import { useQuery } from '@tanstack/react-query';
import { onlyCounted } from './only-counted.ts';
import { rebookingQuery } from './rebooking-query.ts';
import { useMay } from './rights.ts';
import { api } from './session.ts';

/** The first page of appointments that need rebooking, soonest first. */
export function useRebooking(doctor: string) {
  return useQuery({
    queryKey: ['rebooking', 'list', doctor],
    queryFn: () => api.rebooking.list({ query: rebookingQuery(doctor) }),
    refetchInterval: 60_000,
  });
}

/** Returns whether an appointment needs rebooking. Many components use it, sharing one recent query. */
export function useIsStranded() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['rebooking', 'list', ''],
    queryFn: () => api.rebooking.list({ query: rebookingQuery('') }),
    enabled: may('visits'),
    staleTime: 60_000,
  });
  return (id: number) => data?.data.some((one) => one.id === id) ?? false;
}

/** The number of appointments that need rebooking; undefined while loading. */
export function useRebookingCount() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['rebooking', 'count'],
    queryFn: async () => (await api.rebooking.list({ query: onlyCounted })).meta.total,
    enabled: may('visits'),
    refetchInterval: 60_000,
  });
  return data;
}
