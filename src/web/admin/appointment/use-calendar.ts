import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, useSession } from '#web/admin/session/session.ts';

export interface CalendarQuery {
  /** Local dates, inclusive. */
  from: string;
  to: string;
  /** Slugs; empty for all. */
  doctor: string;
  department: string;
}

/** Hours, time away and free starts; reloaded as often as the appointments (day-list.ts). */
export function useCalendar(question: CalendarQuery, isReady: boolean, isLive: boolean) {
  const isSignedIn = useSession() === 'in';
  return useQuery({
    queryKey: ['appointment', 'calendar', question],
    queryFn: async () => (await api.desk.calendar({ query: { ...question } })).data,
    enabled: isReady,
    // The previous day's columns stay until the new ones arrive, so that the page does not jump; see
    // `isPlaceholderData`.
    placeholderData: keepPreviousData,
    refetchInterval: isSignedIn ? (isLive ? 60_000 : 15_000) : false,
    refetchOnWindowFocus: isSignedIn ? 'always' : false,
  });
}

export function useDoctors() {
  return useQuery({
    queryKey: ['doctor', 'options', 'slug'],
    queryFn: async () =>
      (await api.doctor.list({ query: { limit: '100', sort: 'name', status: 'all' } })).data,
    staleTime: 60_000,
  });
}

export function useDepartments() {
  return useQuery({
    queryKey: ['department', 'options', 'slug'],
    queryFn: async () =>
      (await api.department.list({ query: { limit: '100', sort: 'name', status: 'all' } })).data,
    staleTime: 60_000,
  });
}

/** Packages and services that a visit can be for. */
export function usePurposes() {
  return useQuery({
    queryKey: ['purposes', 'options'],
    queryFn: async () => {
      const query = { limit: '100', sort: 'title', status: 'published' } as const;
      const [{ data: packages }, { data: services }] = await Promise.all([
        api.package.list({ query }),
        api.service.list({ query }),
      ]);
      return { packages, services };
    },
    staleTime: 60_000,
  });
}

export function useVisitTypes() {
  return useQuery({
    queryKey: ['visit-type', 'options'],
    queryFn: async () => (await api.visitType.list({ query: { limit: '100' } })).data,
    staleTime: 60_000,
  });
}
