import { useHospital } from '#web/admin/session/hospital.ts';
import { type ControlProps, inputProps } from './control.ts';
import { instantOf, wallTime } from './wall-time.ts';

/** An instant, entered and shown on the hospital's clocks. */
export function MomentField(props: ControlProps) {
  const { value, onChange } = props;
  const { timeZone } = useHospital();
  return (
    <>
      <input
        {...inputProps(props)}
        className="input"
        type="datetime-local"
        value={typeof value === 'string' && value ? wallTime(value, timeZone) : ''}
        onChange={({ target }) => onChange(target.value ? instantOf(target.value, timeZone) : null)}
      />
      <span className="hint">Time in {timeZone.replace('_', ' ')}</span>
    </>
  );
}
