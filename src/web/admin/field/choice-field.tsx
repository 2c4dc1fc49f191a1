import { type ControlProps, inputProps } from './control.ts';
import { type Option, useOptions } from './options.ts';
import { TokenBox } from './token-box.tsx';

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

function Several({ options, ...props }: ControlProps & { options: Option[] }) {
  const { value, onChange } = props;
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const token = (id: number) => ({
    key: id,
    label: options.find((option) => option.id === id)?.label ?? `No. ${id}`,
  });
  return (
    <TokenBox
      control={props}
      chosen={chosen.map(token)}
      options={options.filter(({ id }) => !chosen.includes(id)).map(({ id }) => token(id))}
      placeholder="Choose …"
      onAdd={({ key }) => onChange([...chosen, key])}
      onRemove={({ key }) => onChange(chosen.filter((one) => one !== key))}
    />
  );
}
