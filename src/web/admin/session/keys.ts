import { useEffect, useRef } from 'react';

/** A key's action; false leaves it to the browser. */
type Act = (target: Element | null) => unknown;

/** Single keys, such as `n` or `?`, on the visible page. */
export function useKeys(keys: Record<string, Act>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const act = latest.current[event.key];
      if (!act || isTyping(target) || document.querySelector('dialog[open]')) return;
      if (act(target) !== false) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Ctrl or ⌘ with a letter, wherever the focus is. */
export function useCommandKey(letter: string, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letter]);
}

function isTyping(target: HTMLElement | null) {
  if (!target) return false;
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}
