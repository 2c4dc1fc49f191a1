import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../session.ts';

/** A page of the library's pictures, newest first. */
export function usePictures({
  q,
  page,
  isMissingAlt = false,
}: {
  q: string;
  page: number;
  isMissingAlt?: boolean;
}) {
  const query = { q, page: String(page), limit: '24', ...(isMissingAlt ? { alt: 'missing' as const } : {}) };
  return useQuery({
    queryKey: ['media', 'list', query],
    queryFn: () => api.media.list({ query }),
    placeholderData: keepPreviousData,
  });
}
