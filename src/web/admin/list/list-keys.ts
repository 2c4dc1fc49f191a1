import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '#web/admin/session/keys.ts';

/**
 * `/` focuses the search, `n` opens a new entry, `j` and `k` or the arrows move down and up the rows, `x` selects the
 * row; Enter opens, as on any link.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, newAddress: string | undefined) {
  const navigate = useNavigate();
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  function go(step: 1 | -1) {
    const all = rows();
    const next = all[Math.max(0, Math.min(current() + step, all.length - 1))];
    if (!next) return;
    (next.querySelector<HTMLElement>('a') ?? next.querySelector<HTMLElement>('button, input'))?.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
  // Before a row has the focus the arrows scroll, and in a row's own control they belong to it.
  function arrow(step: 1 | -1, target: Element | null) {
    if (!target?.matches('.row-link, .tick')) return false;
    return go(step);
  }
  useKeys({
    '/': () => list.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    ...(newAddress ? { n: () => void navigate(newAddress) } : {}),
    j: () => go(1),
    k: () => go(-1),
    x: () => rows()[current()]?.querySelector<HTMLInputElement>('.tick')?.click(),
    ArrowDown: (target) => arrow(1, target),
    ArrowUp: (target) => arrow(-1, target),
  });
}
