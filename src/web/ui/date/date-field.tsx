import { useState } from 'react';
import { dateProblem, exampleDate } from '#web/dates/typed/date-text.ts';
import { FieldFrame, fieldWords } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { DateControl } from './date-control.tsx';

/** Plain JSON, as an island reads it from an attribute. */
export interface DateFieldProps {
  id: string;
  name: string;
  label: string;
  locale: string;
  /** The hospital's local date, ISO 8601 like all dates here. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** Replaces "(optional)"; '' for none, as in filters. */
  mark?: string | undefined;
  /** For fields that need more than an example of the format. */
  hint?: string;
  /** The server's error about the typed value. */
  error?: string | undefined;
  /** An ISO date, or the text as typed. */
  value: string;
  /** The form's id, if the field is outside of it. */
  form?: string;
}

/** A date field in a plain form. The typed text is sent unchanged. */
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
          // A corrected field clears its error at once; a wrong one shows it when left.
          if (error && (next === '' || !dateProblem(next, range))) setError(undefined);
        }}
        onBlur={() => setError(value === '' ? undefined : dateProblem(value, range))}
      />
    </FieldFrame>
  );
}
