/** Dates and times in the hospital's format; the contract gets ISO 8601. */
import { useState } from 'react';
import { longestDateText } from '#contract/lengths.ts';
import { useDateForm, useHospital } from '#web/admin/session/hospital.ts';
import { readTime } from '#web/dates/typed/time-text.ts';
import { isTwelveHour, timeWords } from '#web/dates/words.ts';
import { DateControl } from '#web/ui/date/date-control.tsx';
import { t } from '#words/say.ts';
import { type ControlProps, inputProps } from './control.ts';
import { instantOf, wallTime } from './wall-time.ts';

export function DateField(props: ControlProps) {
  return <Typed {...props} kind="date" />;
}

export function WallTimeField(props: ControlProps) {
  return <Typed {...props} kind="wall" />;
}

/** An instant, on the hospital's clock. */
export function MomentField(props: ControlProps) {
  const { timeZone } = useHospital();
  return (
    <>
      <Typed
        {...props}
        kind="wall"
        value={isInstant(props.value) ? wallTime(props.value, timeZone) : props.value}
        onChange={(next) => props.onChange(isWall(next) ? instantOf(next, timeZone) : next)}
      />
      <span className="hint">{t('Time in {zone}', { zone: timeZone.replace('_', ' ') })}</span>
    </>
  );
}

/** Completed when the field is left, so that "930" may be typed; midnight at the end of a day is 24:00. */
export function TimeField(props: ControlProps) {
  const { value, onChange, onBlur } = props;
  const { locale } = useHospital();
  const [typed, setTyped] = useState<string | null>(null);
  const isTwelve = isTwelveHour(locale);
  return (
    <input
      {...inputProps(props)}
      className={isTwelve ? 'input input-time input-time-long' : 'input input-time'}
      type="text"
      inputMode={isTwelve ? undefined : 'numeric'}
      autoComplete="off"
      placeholder={timeWords('09:30', locale)}
      maxLength={longestDateText}
      value={typed ?? timeWords(String(value ?? ''), locale)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTime(target.value, locale) ?? target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
}

function Typed({ kind, label, value, onChange, ...props }: ControlProps & { kind: 'date' | 'wall' }) {
  const form = useDateForm();
  const { onBlur, ref, ...input } = inputProps({ ...props, label, value, onChange });
  return (
    <DateControl
      {...form}
      {...input}
      kind={kind}
      label={label}
      className="input"
      inputRef={ref}
      onBlur={onBlur}
      value={String(value ?? '')}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value);
}

function isWall(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value);
}
