import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange?(isChecked: boolean): void;
}

/** With its label around it. */
export function Checkbox({ onChange, children, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input {...input} type="checkbox" onChange={onChange && (({ target }) => onChange(target.checked))} />
      {children}
    </label>
  );
}
