import { type KeyboardEvent, useEffect, useState } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';
import x from '~icons/lucide/x?raw';
import { type ControlProps, inputProps } from './control.ts';

export interface Token {
  key: number | string;
  label: string;
}

/**
 * Several values in one box. Type to narrow what can be chosen, arrows and Enter to choose, Backspace in the empty box
 * takes the last one away. Where words of one's own are allowed, Enter or a comma takes what was typed.
 */
export function TokenBox({
  control,
  chosen,
  options,
  state = 'ready',
  placeholder,
  onAdd,
  onRemove,
  onText,
  onNew,
}: {
  control: ControlProps;
  chosen: Token[];
  /** What can be chosen, without what is; undefined where values are only typed. */
  options: Token[] | undefined;
  /** Of the options. Enter pressed before they have come is done when they have. */
  state?: 'loading' | 'failed' | 'ready';
  placeholder: string;
  onAdd(token: Token): void;
  onRemove(token: Token): void;
  onText?(text: string): void;
  /** Makes what was typed, where nothing is called so, and chooses it. */
  onNew?: ((text: string) => void) | undefined;
}) {
  const { id, label, onBlur } = control;
  const [text, setText] = useState('');
  /** The option that Enter takes: -1 is none of the open list, null a list that is shut. */
  const [active, setActive] = useState<number | null>(null);
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const wanted = text.trim().toLowerCase();
  const matching = (options ?? []).filter((option) => option.label.toLowerCase().includes(wanted));
  const isOpen = active !== null && matching.length > 0;
  const isNothing = active !== null && options !== undefined && !onText && matching.length === 0;
  const position = isOpen ? Math.min(active, matching.length - 1) : -1;
  const listId = `${id}-list`;
  // What was typed is not overruled by what happens to be first in the list.
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

  return (
    <div className="choice">
      <div className="input tokens">
        {chosen.map((token) => (
          <span key={token.key} className="token">
            {token.label}
            <button type="button" aria-label={`Remove ${token.label}`} onClick={() => onRemove(token)}>
              <Svg source={x} className="icon-small" />
            </button>
          </span>
        ))}
        <input
          {...inputProps(control)}
          type="text"
          autoComplete="off"
          {...(options && {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': position >= 0 ? `${listId}-${matching[position]!.key}` : undefined,
          })}
          placeholder={chosen.length === 0 ? placeholder : ''}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(first);
            setEnterWaiting(false);
          }}
          onClick={() => setActive(first)}
          onKeyDown={press}
          onBlur={() => {
            if (onText) takeText();
            setActive(null);
            setText('');
            setEnterWaiting(false);
            onBlur();
          }}
        />
      </div>
      {isNothing ? (
        <div className="choice-list choice-nothing" role="status">
          {state === 'loading' ? (
            'Loading …'
          ) : state === 'failed' ? (
            'The choices could not be loaded.'
          ) : !wanted ? (
            'There is nothing to choose from yet.'
          ) : onNew ? (
            <button
              type="button"
              className="link-button"
              tabIndex={-1}
              onPointerDown={(event) => {
                event.preventDefault();
                addNew();
              }}
            >
              Add “{text.trim()}” with Enter
            </button>
          ) : (
            `Nothing is called “${text.trim()}”.`
          )}
        </div>
      ) : null}
      {options ? (
        <div id={listId} role="listbox" aria-label={label} className="choice-list" hidden={!isOpen}>
          {matching.map((option, index) => (
            // biome-ignore lint/a11y: the combobox pattern keeps focus in the input and points at the options.
            <div
              key={option.key}
              id={`${listId}-${option.key}`}
              role="option"
              aria-selected={index === position}
              // Before the input loses its focus.
              onPointerDown={(event) => {
                event.preventDefault();
                add(option);
              }}
            >
              {option.label}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
