import { useEffect, useRef } from 'react';

/** Single letters that do something on this page, while nobody types and no dialog is open. */
export function useDeskKeys(keys: Record<string, (target: Element | null) => void>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) return;
      const act = latest.current[event.key];
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act(target);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
