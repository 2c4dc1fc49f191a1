/**
 * The visible columns and row density of a list. The address decides; otherwise the list looks as it last did on this
 * device.
 */
import { useState } from 'react';
import type { ListState } from './list-state.ts';

export type Rows = 'compact' | 'roomy';

export interface ListLook {
  hidden: ReadonlySet<string>;
  rows: Rows;
  setHidden(hidden: Iterable<string>): void;
  setRows(rows: Rows): void;
}

export function useListLook(
  list: string,
  state: Pick<ListState, 'hide' | 'rows'>,
  change: (changes: { hide?: string; rows?: string }, how: { replace: boolean }) => void,
): ListLook {
  // The address updates a moment later; until then the last press counts.
  const before = `${state.hide} ${state.rows}`;
  const [pressed, setPressed] = useState<{ before: string; hide?: string; rows?: string }>({ before });
  const last = lastLook(list);
  const { hide = state.hide, rows = state.rows } = pressed.before === before ? pressed : {};
  function set(changes: { hide?: string; rows?: string }) {
    localStorage.setItem(keyOf(list), JSON.stringify({ ...last, ...changes }));
    setPressed({ before, hide, rows, ...changes });
    change(changes, { replace: true });
  }
  return {
    hidden: new Set((hide || last.hide).split('.').filter((name) => name && name !== '-')),
    rows: (rows || last.rows) === 'compact' ? 'compact' : 'roomy',
    setHidden: (hidden) => set({ hide: [...hidden].join('.') || '-' }),
    setRows: (rows) => set({ rows }),
  };
}

const keyOf = (list: string) => `deskList ${list}`;

function lastLook(list: string): { hide: string; rows: string } {
  const none = { hide: '', rows: '' };
  // The server renders only the shell.
  if (typeof localStorage === 'undefined') return none;
  try {
    const { hide, rows } = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}') as Record<string, unknown>;
    return { hide: typeof hide === 'string' ? hide : '', rows: typeof rows === 'string' ? rows : '' };
  } catch {
    return none;
  }
}
