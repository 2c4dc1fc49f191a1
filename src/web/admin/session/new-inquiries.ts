import { useQuery } from '@tanstack/react-query';
import { onlyCounted } from './only-counted.ts';
import { api } from './session.ts';

/** How many inquiries are new and no colleague’s; undefined while loading. */
export function useNewInquiries() {
  const { data } = useQuery({
    queryKey: ['inquiry', 'new'],
    queryFn: async () =>
      (await api.inquiry.list({ query: { status: 'new', whose: 'free', ...onlyCounted } })).meta.total,
    refetchInterval: 60_000,
  });
  return data;
}
