import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/admin/session/session.ts';

interface PictureFilter {
  q: string;
  page: number;
  isMissingAlt?: boolean;
}

/** The query for a page of the library, newest first. */
export function picturesQuery({ q, page, isMissingAlt = false }: PictureFilter) {
  return { q, page: String(page), limit: '24', ...(isMissingAlt ? { alt: 'missing' as const } : {}) };
}

export function usePictures(wanted: PictureFilter) {
  const query = picturesQuery(wanted);
  return useQuery({
    queryKey: ['media', 'list', query],
    queryFn: () => api.media.list({ query }),
    placeholderData: keepPreviousData,
  });
}
