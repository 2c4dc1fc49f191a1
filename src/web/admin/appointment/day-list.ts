/** The appointments of a day, or the results of a search over all days. */
import { useQuery } from '@tanstack/react-query';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api, useSession } from '#web/admin/session/session.ts';

export interface DayQuery {
  /** Empty for no limit on that side. */
  from: string;
  to: string;
  doctor: string;
  department: string;
  q: string;
  /** Id of a series; empty for any visit. */
  series?: string;
  /** Empty for every status. */
  status: AppointmentStatus | '';
}

export function dayKey(query: DayQuery) {
  return ['appointment', 'list', query] as const;
}

export function dayPage({ status, ...rest }: DayQuery, page: number) {
  return {
    ...rest,
    ...(status ? { status } : {}),
    page: String(page),
    limit: '100',
    sort: rest.from || rest.series ? 'startsAt' : '-startsAt',
  } as const;
}

/**
 * Reloads every 15 seconds, or every minute if changes arrive live (use-live.ts), and when the window gets the focus,
 * since several desks share one day. Another day never shows the previous day's rows while loading.
 */
export function useAppointments(query: DayQuery, isReady: boolean, isLive = false) {
  const isSignedIn = useSession() === 'in';
  const mayRead = useMay()('visits');
  return useQuery({
    queryKey: dayKey(query),
    queryFn: () => listAll(query),
    enabled: isReady && mayRead,
    refetchInterval: isSignedIn ? (isLive ? 60_000 : 15_000) : false,
    refetchOnWindowFocus: isSignedIn ? 'always' : false,
  });
}

/** A day is read completely; a search over all days stops at a hundred, newest first if it looks back. */
async function listAll(asked: DayQuery): Promise<Appointment[]> {
  const found: Appointment[] = [];
  for (let page = 1; page <= 20; page++) {
    const { data, meta } = await api.appointment.list({ query: dayPage(asked, page) });
    found.push(...data);
    if (found.length >= meta.total || !asked.to) break;
  }
  return found;
}
