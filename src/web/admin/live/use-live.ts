import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CalendarChange, DeskChange } from '#contract/desk.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { useSession } from '#web/admin/session/session.ts';
import { followEvents } from './follow-events.ts';

/** On a busy morning the figures are recounted this often, not with every booking. */
const countingMs = 1_000;

/**
 * Keeps everything about appointments up to date; returns whether changes arrive live. Only a visible page listens, as
 * a browser has few connections; a page that returns, from another tab or from sleep, reloads everything first.
 */
export function useLive(): boolean {
  const queries = useQueryClient();
  const mayRead = useMay()('visits');
  const isSignedIn = useSession() === 'in';
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isSignedIn || !mayRead) return;
    let following: AbortController | null = null;
    let counting: ReturnType<typeof setTimeout> | undefined;
    let areHoursChanged = false;
    function heard(name: string, data: unknown) {
      if (name === 'ready') void queries.invalidateQueries({ queryKey: ['appointment'] });
      if (name === 'waits') void queries.invalidateQueries({ queryKey: [(data as DeskChange).about] });
      areHoursChanged ||= name === 'changed' && (data as CalendarChange).localDate === null;
      counting ??= setTimeout(() => {
        counting = undefined;
        // Rebookings are computed from all upcoming appointments, too much for each booking: colleagues' decisions are
        // polled each minute.
        if (areHoursChanged) void queries.invalidateQueries({ queryKey: ['rebooking'] });
        areHoursChanged = false;
        void queries.invalidateQueries({ queryKey: ['dashboard'] });
        void queries.invalidateQueries({ queryKey: ['notice'] });
      }, countingMs);
      if (name !== 'changed') return;
      const change = data as CalendarChange;
      void queries.invalidateQueries({
        queryKey: ['appointment'],
        predicate: ({ queryKey }) => isConcerned(queryKey[2], change),
      });
    }
    function look() {
      if (document.hidden) {
        following?.abort();
        following = null;
      } else if (!following) {
        following = new AbortController();
        void followEvents(following.signal, heard, setConnected);
      }
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      following?.abort();
      clearTimeout(counting);
    };
  }, [isSignedIn, mayRead, queries]);
  return isConnected;
}

/** Whether the answer for days `from` to `to` may have changed; an open end is any day. */
function isConcerned(question: unknown, { localDate }: CalendarChange) {
  if (localDate === null || typeof question !== 'object' || question === null) return true;
  const { from = '', to = '' } = question as { from?: string; to?: string };
  return (!from || from <= localDate) && (!to || localDate <= to);
}
