import type { ComponentProps } from 'react';
import { weekdays } from '#web/dates/week.ts';
import { speech } from '#words/language.ts';
import { type ControlProps, inputProps } from './control.ts';

/** Weekdays as switches: 1 Monday … 7 Sunday. */
export function WeekdaysField(props: ControlProps) {
  const { id, value, onChange } = props;
  const { required: _, ...rest } = inputProps(props);
  return (
    <Weekdays
      chosen={Array.isArray(value) ? (value as number[]) : []}
      onChange={onChange}
      inputOf={(index) => ({
        ...rest,
        id: index === 0 ? id : `${id}-${index + 1}`,
        ref: index === 0 ? rest.ref : undefined,
      })}
    />
  );
}

interface WeekdaysProps {
  chosen: number[];
  onChange(chosen: number[]): void;
  inputOf?(index: number): ComponentProps<'input'>;
}

/** The same outside a form; `inputOf` adds props to each input by its index. */
export function Weekdays({ chosen, onChange, inputOf }: WeekdaysProps) {
  return (
    <div className="weekdays">
      {weekdays(speech().locale, 1).map(({ long, short }, index) => (
        <label key={long} className="weekday">
          <input
            {...inputOf?.(index)}
            type="checkbox"
            className="unseen"
            aria-label={long}
            checked={chosen.includes(index + 1)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, index + 1].toSorted((one, other) => one - other)
                  : chosen.filter((one) => one !== index + 1),
              )
            }
          />
          <span>{short}</span>
        </label>
      ))}
    </div>
  );
}
