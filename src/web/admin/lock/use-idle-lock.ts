/**
 * Locks an idle screen after the hospital's time limit. Activity in one tab counts for all. The server counts
 * separately, from the last call, so a long text without a call reports activity regularly.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/admin/session/me.ts';
import { lastCallAt, lockDesk, useSession } from '#web/admin/session/session.ts';

const touchedKey = 'deskTouchedAt';
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const minute = 60_000;

export function useIdleLock() {
  const queries = useQueryClient();
  const { data: me } = useMe();
  const isOpen = useSession() === 'in';
  const minutes = isOpen ? (me?.lockAfterMinutes ?? 0) : 0;
  useEffect(() => {
    if (minutes === 0) return;
    let told = 0;
    const touch = () => {
      const now = Date.now();
      if (now - told < 1_000) return;
      told = now;
      localStorage.setItem(touchedKey, String(now));
      if (now - lastCallAt() > minute) void queries.invalidateQueries({ queryKey: ['admin', 'me'] });
    };
    const look = () => {
      if (Date.now() - Number(localStorage.getItem(touchedKey)) >= minutes * minute) void lockDesk();
    };
    touch();
    const timer = setInterval(look, 1_000);
    // A laptop that wakes up must not show the page first.
    document.addEventListener('visibilitychange', look);
    for (const one of touches) window.addEventListener(one, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const one of touches) window.removeEventListener(one, touch, { capture: true });
    };
  }, [minutes, queries]);
}
