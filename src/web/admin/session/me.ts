import { useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** The user's own account, and what is required of it. */
export function useMe() {
  return useQuery({
    queryKey: ['admin', 'me'],
    queryFn: async () => (await api.admin.me()).data,
    staleTime: 300_000,
  });
}
