import { type KeyboardEvent, useState } from 'react';
import { Svg } from '#web/ui/svg.tsx';
import x from '~icons/lucide/x?raw';
import { type ControlProps, inputProps } from './control.ts';

/** Words in a list: Enter or a comma adds one, Backspace in the empty box takes the last one away. */
export function TagsField(props: ControlProps) {
  const { value, onChange, onBlur, shown } = props;
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const [text, setText] = useState('');
  function add() {
    const words = text.trim();
    if (words && !tags.includes(words)) onChange([...tags, words]);
    setText('');
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') onChange(tags.slice(0, -1));
  }
  return (
    <div className="input tokens">
      {tags.map((tag) => (
        <span key={tag} className="token">
          {shown(tag)}
          <button
            type="button"
            aria-label={`Remove ${shown(tag)}`}
            onClick={() => onChange(tags.filter((one) => one !== tag))}
          >
            <Svg source={x} className="icon-small" />
          </button>
        </span>
      ))}
      <input
        {...inputProps(props)}
        type="text"
        autoComplete="off"
        placeholder={tags.length === 0 ? 'Type and press Enter' : ''}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          add();
          onBlur();
        }}
      />
    </div>
  );
}
