import { langOf, type Written } from '#web/ui/lang.tsx';

/** A list filter, tied by id to the search form in the page's head. */
export function FilterChoice({
  form,
  label,
  name,
  value,
  any,
  choices,
  look = 'labelled',
}: {
  form: string;
  label: string;
  name: string;
  value: string;
  any: string;
  choices: (Written & { value: string; label: string })[];
  /** As a `line` the first option shows the label, which is then for screen readers only. */
  look?: 'labelled' | 'line';
}) {
  const id = `filter-${name}`;
  const select = (
    <select
      id={id}
      form={form}
      name={name}
      defaultValue={value}
      className={look === 'line' ? 'control min-w-0 shrink md:max-w-72' : 'control mt-2'}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} {...langOf(choice)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  if (look === 'line')
    return (
      <>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        {select}
      </>
    );
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {select}
    </div>
  );
}
