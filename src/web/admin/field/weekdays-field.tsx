import { weekdays } from '#contract/opening.ts';
import { type ControlProps, inputProps } from './control.ts';

/** The days of a week, each to be switched on: 1 Monday … 7 Sunday. */
export function WeekdaysField(props: ControlProps) {
  const { id, value, onChange } = props;
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const { required: _, ...rest } = inputProps(props);
  return (
    <div className="weekdays">
      {weekdays.map((day, index) => (
        <label key={day} className="weekday">
          <input
            {...rest}
            id={index === 0 ? id : `${id}-${index + 1}`}
            ref={index === 0 ? rest.ref : undefined}
            type="checkbox"
            className="unseen"
            aria-label={day}
            checked={chosen.includes(index + 1)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, index + 1].toSorted((one, other) => one - other)
                  : chosen.filter((one) => one !== index + 1),
              )
            }
          />
          <span>{day.slice(0, 3)}</span>
        </label>
      ))}
    </div>
  );
}
