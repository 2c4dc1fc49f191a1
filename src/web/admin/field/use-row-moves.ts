import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#words/say.ts';

/** Moves rows by button or by Alt with an arrow; the focus follows the row, and its new place is announced. */
export function useRowMoves(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef<{ row: number; control: number } | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (!following.current) return;
    const { row, control } = following.current;
    following.current = null;
    const controls = controlsOf(list.current, row);
    // At the end of the list the pressed button is disabled; the one beside it moves back.
    const isAble = (element: HTMLElement | undefined) => element && !element.matches(':disabled');
    [controls[control], controls[control - 1], controls[control + 1], controls[0]].find(isAble)?.focus();
  });

  function moveRow(index: number, step: 1 | -1) {
    const next = index + step;
    if (next < 0 || next >= count) return;
    const control = controlsOf(list.current, index).indexOf(document.activeElement as HTMLElement);
    following.current = { row: next, control };
    move(index, next);
    setSaid(t('{number} of {count}.', { number: next + 1, count }));
  }
  function press(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveRow(index, event.key === 'ArrowUp' ? -1 : 1);
  }
  return { list, said, moveRow, press };
}

function controlsOf(list: HTMLElement | null, row: number) {
  const rows = list?.querySelectorAll<HTMLElement>(':scope > fieldset') ?? [];
  return [...(rows[row]?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])];
}
