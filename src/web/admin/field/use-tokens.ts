import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Token, TokenBoxProps } from './token-box.tsx';

/** State of a token box: the typed text, the matching options, and the keys. */
export function useTokens({
  chosen,
  options,
  state = 'ready',
  onAdd,
  onRemove,
  onText,
  onNew,
}: Omit<TokenBoxProps, 'control' | 'placeholder'>) {
  const [text, setText] = useState('');
  /** Index of the option that Enter takes: -1 is none of the open list, null a closed list. */
  const [active, setActive] = useState<number | null>(null);
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const wanted = text.trim().toLowerCase();
  const matching = (options ?? []).filter((option) => option.label.toLowerCase().includes(wanted));
  const isOpen = active !== null && matching.length > 0;
  const isNothing = active !== null && options !== undefined && !onText && matching.length === 0;
  const position = isOpen ? Math.min(active, matching.length - 1) : -1;
  // The first option does not override typed text.
  const first = onText ? -1 : 0;

  function add(option: Token | undefined) {
    if (!option) return;
    onAdd(option);
    setText('');
    setActive(first);
  }
  function addNew() {
    onNew?.(text.trim());
    setText('');
  }
  function takeText() {
    const words = text.trim();
    const same = matching.find((option) => option.label.toLowerCase() === wanted);
    if (same) add(same);
    else if (words) onText?.(words);
    setText('');
  }
  function enter() {
    if (state !== 'ready') setEnterWaiting(active !== null);
    else if (position >= 0) add(matching[position]);
    else if (onText) takeText();
    else if (onNew && wanted) addNew();
  }
  useEffect(() => {
    if (!isEnterWaiting || state !== 'ready') return;
    setEnterWaiting(false);
    enter();
  });
  function press(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '') {
      const last = chosen.at(-1);
      return last && onRemove(last);
    }
    if (event.key === 'Escape' && (isOpen || isNothing)) {
      event.stopPropagation();
      setEnterWaiting(false);
      return setActive(null);
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && matching.length > 0) {
      event.preventDefault();
      const start = step === 1 ? -1 : matching.length;
      setActive(((position < 0 ? start : position) + step + matching.length) % matching.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (onText && event.key === ',') {
      event.preventDefault();
      takeText();
    }
  }

  return {
    text,
    matching,
    position,
    isOpen,
    isNothing,
    add,
    addNew,
    press,
    open: () => setActive(first),
    type(typed: string) {
      setText(typed);
      setActive(first);
      setEnterWaiting(false);
    },
    leave() {
      if (onText) takeText();
      setActive(null);
      setText('');
      setEnterWaiting(false);
    },
  };
}
