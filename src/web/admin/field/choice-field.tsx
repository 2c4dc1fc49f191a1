import { type KeyboardEvent, useState } from 'react';
import { Svg } from '#web/ui/svg.tsx';
import x from '~icons/lucide/x?raw';
import { type ControlProps, inputProps } from './control.ts';
import { type Option, useOptions } from './options.ts';

/** One entry of another resource, or several. */
export function ChoiceField(props: ControlProps) {
  const options = useOptions(props.of);
  return props.isList ? <Several {...props} options={options ?? []} /> : <One {...props} options={options} />;
}

function One({ options, ...props }: ControlProps & { options: Option[] | undefined }) {
  const { value, onChange } = props;
  const isUnknown = typeof value === 'number' && !options?.some(({ id }) => id === value);
  return (
    <select
      {...inputProps(props)}
      className="input"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">None</option>
      {isUnknown ? <option value={value}>{options ? `No. ${value}` : '…'}</option> : null}
      {options?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A combobox: type to narrow, arrows and Enter to choose, Backspace in the empty box takes the last one away. */
function Several({ options, ...props }: ControlProps & { options: Option[] }) {
  const { id, label, value, onChange, onBlur } = props;
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const [text, setText] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const matching = options.filter(
    (option) => !chosen.includes(option.id) && option.label.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const isOpen = active !== null && matching.length > 0;
  const position = isOpen ? Math.min(active, matching.length - 1) : 0;
  const listId = `${id}-list`;

  function add(option: Option | undefined) {
    if (!option) return;
    onChange([...chosen, option.id]);
    setText('');
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '') return onChange(chosen.slice(0, -1));
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      return setActive(null);
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(isOpen ? (position + step + matching.length) % matching.length : 0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) add(matching[position]);
    }
  }

  return (
    <div className="choice">
      <div className="input tokens">
        {chosen.map((one) => {
          const name = options.find((option) => option.id === one)?.label ?? `No. ${one}`;
          return (
            <span key={one} className="token">
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                <Svg source={x} className="icon-small" />
              </button>
            </span>
          );
        })}
        <input
          {...inputProps(props)}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen ? `${listId}-${matching[position]!.id}` : undefined}
          placeholder={chosen.length === 0 ? 'Choose …' : ''}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onClick={() => setActive(0)}
          onKeyDown={press}
          onBlur={() => {
            setActive(null);
            setText('');
            onBlur();
          }}
        />
      </div>
      <div id={listId} role="listbox" aria-label={label} className="choice-list" hidden={!isOpen}>
        {matching.map((option, index) => (
          // biome-ignore lint/a11y: the combobox pattern keeps focus in the input and points at the options.
          <div
            key={option.id}
            id={`${listId}-${option.id}`}
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
    </div>
  );
}
