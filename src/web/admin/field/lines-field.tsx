import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';
import arrowDown from '~icons/lucide/arrow-down?raw';
import arrowUp from '~icons/lucide/arrow-up?raw';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { type ControlProps, inputProps } from './control.ts';
import { type Line, linesOf, moved, pasted, textsOf } from './lines.ts';

/**
 * An ordered list of lines, edited as text: Enter begins the next line, Backspace in an empty one goes back, Alt with
 * an arrow moves a line, and a pasted list becomes as many lines. Empty lines are not kept.
 */
export function LinesField(props: ControlProps) {
  const { id, name, label, value, onChange, limits, inputRef } = props;
  const { lines, said, write, addAfter, move, remove, press, paste, keep } = useLines(value, onChange);
  return (
    <div className="stack lines">
      {lines.map((line, index) => (
        <div key={line.key} className="line">
          <input
            {...inputProps(props)}
            required={false}
            id={index === 0 ? id : `${id}-${index}`}
            name={`${name}.${index}`}
            ref={(input) => {
              if (index === 0) (inputRef as (element: HTMLInputElement | null) => void)(input);
              keep(line, input);
            }}
            className="input"
            type="text"
            aria-label={t('{field}, line {number}', { field: label, number: index + 1 })}
            maxLength={limits.maxLength}
            value={line.text}
            onChange={({ target }) => write(index, target.value)}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
          <Button
            variant="quiet"
            icon={arrowUp}
            aria-label={t('Move line {number} up', { number: index + 1 })}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            variant="quiet"
            icon={arrowDown}
            aria-label={t('Move line {number} down', { number: index + 1 })}
            disabled={index === lines.length - 1}
            onClick={() => move(index, 1)}
          />
          <Button
            variant="quiet"
            icon={trash}
            aria-label={t('Remove line {number}', { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button variant="quiet" small icon={plus} onClick={() => addAfter(lines.length - 1)}>
        {t('Add a line')}
      </Button>
      <span role="status" className="unseen">
        {said}
      </span>
    </div>
  );
}

/** State of a list of lines: what each key does, and which line gets the focus. */
function useLines(value: unknown, onChange: (texts: string[]) => void) {
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
