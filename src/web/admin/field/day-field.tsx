import { useId, useState } from 'react';
import { useDateForm } from '#web/admin/session/hospital.ts';
import { say, type Words } from '#web/admin/ui/words.ts';
import { dateProblem } from '#web/dates/typed/date-text.ts';
import { fieldWords } from '#web/ui/core/field.tsx';
import { DateControl } from '#web/ui/date/date-control.tsx';

/**
 * The day of a list or a calendar. Passed on once complete: when the field is left, by Enter or from the calendar.
 * Invalid text stays, with what to enter instead.
 */
export function DayField({
  label,
  isLabelSeen = false,
  value,
  min,
  max,
  isNeeded = false,
  onChange,
}: {
  label: Words;
  isLabelSeen?: boolean;
  /** A local date, or '' for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** An emptied field gets its former day back. */
  isNeeded?: boolean;
  onChange(value: string): void;
}) {
  const id = useId();
  const words = say(label);
  const form = { ...useDateForm(), min, max };
  const [entered, setEntered] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  function commit(next: string) {
    const wrong = next === '' ? undefined : dateProblem(next, form);
    setProblem(wrong);
    if (wrong) return;
    setEntered(null);
    if (next !== value && !(isNeeded && next === '')) onChange(next);
  }
  return (
    <span className="day-field">
      {isLabelSeen ? <label htmlFor={id}>{words}</label> : null}
      <DateControl
        {...form}
        {...fieldWords(id, { error: problem })}
        id={id}
        label={words}
        aria-label={isLabelSeen ? undefined : words}
        className="input"
        value={entered ?? value}
        onChange={setEntered}
        onCommit={commit}
      />
      {problem ? (
        <span id={`${id}-error`} role="alert" className="field-error">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
