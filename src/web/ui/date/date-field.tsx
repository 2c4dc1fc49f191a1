import { useState } from 'react';
import { dateProblem, exampleDate } from '#web/dates/typed/date-text.ts';
import { FieldFrame, fieldWords } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { DateControl } from './date-control.tsx';

/** Plain JSON, since an island is given it by an attribute. */
export interface DateFieldProps {
  id: string;
  name: string;
  label: string;
  locale: string;
  /** The hospital's, as ISO 8601 like all dates here. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** In place of "(optional)"; '' where a filter says nothing. */
  mark?: string | undefined;
  /** Where an example of the form is not enough. */
  hint?: string;
  /** What the server said of what was typed. */
  error?: string | undefined;
  /** A date, or what was typed. */
  value: string;
  /** The id of the form, where the field stands outside of it. */
  form?: string;
}

/** A date in a form that is posted or asked for by address. What is typed is sent as it stands. */
export default function DateField({
  value: first,
  error: said,
  hint,
  required = false,
  mark,
  ...field
}: DateFieldProps) {
  const { id, label, name, form, locale, today, min, max } = field;
  const [value, setValue] = useState(first);
  const [error, setError] = useState(said);
  const range = { locale, today, min, max };
  const words = { hint: hint ?? t('For example {date}', { date: exampleDate(range) }), error };
  return (
    <FieldFrame id={id} label={label} {...words} mark={mark} required={required}>
      <DateControl
        {...range}
        id={id}
        label={label}
        name={name}
        form={form}
        placeholder=""
        className="control"
        required={required}
        {...fieldWords(id, words)}
        value={value}
        onChange={(next) => {
          setValue(next);
          // A mended field says so at once; a wrong one is told of when it is left.
          if (error && (next === '' || !dateProblem(next, range))) setError(undefined);
        }}
        onBlur={() => setError(value === '' ? undefined : dateProblem(value, range))}
      />
    </FieldFrame>
  );
}
