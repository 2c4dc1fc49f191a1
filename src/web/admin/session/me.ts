import { useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** One's own account, and what is asked of it. */
export function useMe() {
  return useQuery({
    queryKey: ['admin', 'me'],
    queryFn: async () => (await api.admin.me()).data,
    staleTime: 300_000,
  });
}
