import { useEffect, useRef, useState } from 'react';
import { formatMoney, minorDigits } from '#contract/words/money.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { type ControlProps, inputProps } from './control.ts';
import { readMoney, writeMoney } from './money-text.ts';

/** Typed in major units, stored in minor ones. The amount beside it shows how the text was understood. */
export function MoneyField(props: ControlProps) {
  const { value, onChange } = props;
  const { currency, locale } = useHospital();
  const digits = minorDigits(currency);
  const [text, setText] = useState(() => textOf(value, digits));
  // A value from elsewhere, such as after a save, replaces the text.
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setText(textOf(value, digits));
  }, [value, digits]);
  return (
    <span className="in-line">
      <input
        {...inputProps(props)}
        className="input input-number"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const trimmed = event.target.value.trim();
          known.current = trimmed === '' ? null : (readMoney(trimmed, digits, locale) ?? trimmed);
          onChange(known.current);
        }}
      />
      <span className="quiet figures">
        {typeof value === 'number' ? formatMoney(value, currency, locale) : currency}
      </span>
    </span>
  );
}

function textOf(value: unknown, digits: number) {
  return typeof value === 'number' ? writeMoney(value, digits) : String(value ?? '');
}
