import { useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** What pages need of the settings; sensible until they have arrived. */
export function useHospital() {
  const { data } = useQuery({
    queryKey: ['settings', 'get'],
    queryFn: async () => (await api.settings.get()).data,
    staleTime: 60_000,
  });
  return {
    isLoaded: data !== undefined,
    name: data?.name ?? '',
    timeZone: data?.timeZone ?? 'UTC',
    currency: data?.currency ?? 'EUR',
    locale: data?.locale ?? 'en',
  };
}
