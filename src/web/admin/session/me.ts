import { useQuery } from '@tanstack/react-query';
import { keepRights } from './kept-rights.ts';
import { api } from './session.ts';
import { settleLanguage } from './staff-language.ts';

export function useMe() {
  return useQuery({
    queryKey: ['admin', 'me'],
    queryFn: async () => {
      const { data } = await api.admin.me();
      keepRights(data);
      settleLanguage(data.language);
      return data;
    },
    staleTime: 300_000,
  });
}
