import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';

export const backupKey = ['backup', 'get'];
const get = async () => (await api.backup.get()).data;
export type Backup = Awaited<ReturnType<typeof get>>;

/** For administrators; nothing for anyone else. */
export function useBackup() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: backupKey,
    queryFn: get,
    enabled: may('administration'),
    staleTime: 60_000,
    // Often during a backup, to show its progress.
    refetchInterval: (query) => (query.state.data?.state?.step ? 2_000 : 300_000),
  });
  return data;
}
