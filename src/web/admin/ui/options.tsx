export type Option = [value: string | number, text: string];

/** The options of a select, each a value with its text. */
export function Options({ of = [] }: { of: Option[] | undefined }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

interface FilterSelectProps {
  label: string;
  /** The option without a filter. */
  all?: string;
  options: Option[] | undefined;
  value: string;
  onChange(value: string): void;
}

/** A value of the address that is no option, or not yet, is one for as long as it is chosen. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const isUnknown = value !== '' && !options?.some(([one]) => String(one) === value);
  return (
    <select
      className="input filter"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {isUnknown ? <option value={value}>{value}</option> : null}
      <Options of={options} />
    </select>
  );
}
