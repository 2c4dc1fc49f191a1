import { useQuery } from '@tanstack/react-query';
import { onlyCounted } from './only-counted.ts';
import { api } from './session.ts';

/** The number of new inquiries without an owner; undefined while loading. */
export function useNewInquiries() {
  const { data } = useQuery({
    queryKey: ['inquiry', 'new'],
    queryFn: async () =>
      (await api.inquiry.list({ query: { status: 'new', whose: 'free', ...onlyCounted } })).meta.total,
    refetchInterval: 60_000,
  });
  return data;
}
