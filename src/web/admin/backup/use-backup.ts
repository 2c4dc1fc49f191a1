import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';

/** For administrators; nothing for anyone else. */
export function useBackup() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['backup', 'get'],
    queryFn: async () => (await api.backup.get()).data,
    enabled: may('administration'),
    staleTime: 60_000,
    refetchInterval: 300_000,
  });
  return data;
}
