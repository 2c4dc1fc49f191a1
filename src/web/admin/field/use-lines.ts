import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#words/say.ts';
import { type Line, linesOf, moved, pasted, textsOf } from './lines.ts';

/** State of a list of lines: what each key does, and which line gets the focus. */
export function useLines(value: unknown, onChange: (texts: string[]) => void) {
  const [lines, setLines] = useState(() => linesOf(value));
  const [said, setSaid] = useState('');
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const wanted = useRef<number | null>(null);
  const known = useRef(textsOf(lines).join('\n'));
  // A value from elsewhere, such as after a save, replaces the lines.
  const outside = textsOf(linesOf(value)).join('\n');
  useEffect(() => {
    if (known.current === outside) return;
    known.current = outside;
    setLines(linesOf(outside === '' ? [] : outside.split('\n')));
  }, [outside]);
  useLayoutEffect(() => {
    if (wanted.current !== null) inputs.current.get(wanted.current)?.focus();
    wanted.current = null;
  });

  function change(next: Line[], focus?: Line) {
    setLines(next);
    if (focus) wanted.current = focus.key;
    const texts = textsOf(next);
    known.current = texts.join('\n');
    onChange(texts);
  }
  function write(index: number, text: string) {
    change(lines.with(index, { ...lines[index]!, text }));
  }
  function addAfter(index: number) {
    const [line] = linesOf([]) as [Line];
    change(lines.toSpliced(index + 1, 0, line), line);
  }
  function move(index: number, step: 1 | -1) {
    const next = moved(lines, index, step);
    if (next === lines) return;
    change(next, lines[index]);
    setSaid(t('Line {number} of {count}.', { number: index + step + 1, count: lines.length }));
  }
  function remove(index: number) {
    const rest = lines.toSpliced(index, 1);
    const left = rest.length > 0 ? rest : linesOf([]);
    change(left, left[Math.max(index - 1, 0)]);
  }
  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isMove) move(index, event.key === 'ArrowUp' ? -1 : 1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) addAfter(index);
    else if (event.key === 'Backspace' && lines[index]?.text === '' && lines.length > 1) remove(index);
    else return;
    event.preventDefault();
    // The row around these lines listens for the same keys.
    event.stopPropagation();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const next = pasted(lines, index, event.clipboardData.getData('text'), [selectionStart, selectionEnd]);
    if (!next) return;
    event.preventDefault();
    change(next.lines, next.last);
  }
  function keep(line: Line, input: HTMLInputElement | null) {
    if (input) inputs.current.set(line.key, input);
    else inputs.current.delete(line.key);
  }
  return { lines, said, write, addAfter, move, remove, press, paste, keep };
}
