import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** `/` goes to the search, `n` to a new entry, `j` and `k` down and up the rows; Enter opens, as on any link. */
export function useListKeys(list: RefObject<HTMLElement | null>, newAddress: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])];
      const current = rows.indexOf(document.activeElement as HTMLElement);
      if (event.key === '/') list.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
      else if (event.key === 'n' && newAddress) void navigate(newAddress);
      else if (event.key === 'j') rows[Math.min(current + 1, rows.length - 1)]?.focus();
      else if (event.key === 'k') rows[Math.max(current - 1, 0)]?.focus();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, newAddress, navigate]);
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
