import { dateFormat } from '#contract/words/formats.ts';
import { speech } from '#words/language.ts';
import { type ControlProps, inputProps } from './control.ts';

/** The days of a week, each to be switched on: 1 Monday … 7 Sunday. */
export function WeekdaysField(props: ControlProps) {
  const { id, value, onChange } = props;
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const { required: _, ...rest } = inputProps(props);
  return (
    <div className="weekdays">
      {weekdays().map(([day, short], index) => (
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
          <span>{short}</span>
        </label>
      ))}
    </div>
  );
}

/** The days from Monday to Sunday in the language of the page: "Monday" and "Mon". */
function weekdays() {
  const { locale } = speech();
  return Array.from({ length: 7 }, (_, day) => {
    // A Monday and the days after it.
    const date = new Date(Date.UTC(2024, 0, 1 + day));
    const words = (weekday: 'long' | 'short') =>
      dateFormat(locale, { weekday, timeZone: 'UTC' }).format(date);
    return [words('long'), words('short')] as const;
  });
}
