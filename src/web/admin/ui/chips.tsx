import type { ReactNode } from 'react';

interface ChipsProps<Value extends string> {
  label: string;
  options: [value: Value, text: ReactNode][];
  value: Value;
  onChange(value: Value): void;
}

/** A choice as buttons, one of them pressed. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="chips" aria-label={label}>
      {options.map(([one, text]) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={value === one}
          onClick={() => onChange(one)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
