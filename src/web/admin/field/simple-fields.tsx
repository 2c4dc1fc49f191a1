import { useState } from 'react';
import { Options } from '#web/admin/ui/options.tsx';
import { t } from '#words/say.ts';
import { type ControlProps, inputProps } from './control.ts';
import { readNumber } from './number-text.ts';

export function TextField(props: ControlProps) {
  const { value, onChange, limits } = props;
  return (
    <input
      {...inputProps(props)}
      className="input"
      type="text"
      maxLength={limits.maxLength}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A long line may wrap; a line break typed or pasted into it becomes a space. */
export function TextareaField(props: ControlProps) {
  const { value, onChange, limits } = props;
  return (
    <textarea
      {...inputProps(props)}
      className="input"
      rows={(limits.maxLength ?? 0) > 300 ? 5 : 3}
      maxLength={limits.maxLength}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(limits.isLine ? inOneLine(target.value) : target.value)}
    />
  );
}

function inOneLine(typed: string) {
  if (!typed.includes('\n')) return typed;
  return typed
    .split(/\n+/)
    .map((part) => part.trim())
    .join(' ');
}

/** An invalid number is passed on as typed, so that the contract's message appears instead of an empty field. */
export function NumberField(props: ControlProps) {
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...inputProps(props)}
      className="input input-number"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
}

export function CheckboxField(props: ControlProps) {
  const { id, label, value, onChange } = props;
  const { required: _, ...rest } = inputProps(props);
  return (
    <span className="checkbox">
      <input
        {...rest}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

export function SelectField(props: ControlProps) {
  const { value, onChange, limits, shown } = props;
  const isChosen = limits.options?.includes(String(value ?? ''));
  return (
    <select
      {...inputProps(props)}
      // A select without an empty option is always valid, and HTML forbids `required` on it.
      required={limits.required && !isChosen}
      className="input"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      {isChosen ? null : <option value="">{t('Choose …')}</option>}
      <Options of={limits.options?.map((option) => [option, shown(option.replaceAll('-', ' '))])} />
    </select>
  );
}
