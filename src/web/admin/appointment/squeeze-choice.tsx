import { DayField } from '#web/admin/field/day-field.tsx';
import { instantOf } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { minuteOf, timeOf } from './calendar-layout.ts';
import { useCalendar } from './use-calendar.ts';

/** Starts are offered at each quarter of an hour. */
const stepMinutes = 15;

/** A day and any quarter of an hour within the doctor's hours, whether it is taken or not. */
export function SqueezeChoice({
  doctor,
  day,
  today,
  localTime,
  onDay,
  onChoose,
}: {
  doctor: string;
  day: string;
  today: string;
  localTime: string;
  onDay(day: string): void;
  onChoose(start: { startsAt: string; localTime: string }): void;
}) {
  const { locale, timeZone } = useHospital();
  const { data } = useCalendar({ from: day, to: day, doctor, department: '' }, doctor !== '', false);
  const times = (data?.[0]?.working ?? []).flatMap(({ from, to }) =>
    quartersIn(minuteOf(from), minuteOf(to)),
  );
  const ahead = times.filter((time) => Date.parse(instantOf(`${day}T${time}`, timeZone)) > Date.now());
  return (
    <div className="time-choice">
      <div className="day-nav">
        <DayField label="Day" value={day} isNeeded min={today} onChange={onDay} />
      </div>
      <Field
        as="select"
        id="booking-squeeze"
        label={t('Time')}
        required
        value={localTime}
        hint={
          data && ahead.length === 0
            ? t('The doctor does not see patients on this day.')
            : t('The patient is seen beside those who are booked already, and marked as squeezed in.')
        }
        onChange={({ target }) =>
          onChoose({
            startsAt: target.value && instantOf(`${day}T${target.value}`, timeZone),
            localTime: target.value,
          })
        }
      >
        <option value="">{t('Choose a time')}</option>
        {ahead.map((time) => (
          <option key={time} value={time}>
            {timeWords(time, locale)}
          </option>
        ))}
      </Field>
    </div>
  );
}

function quartersIn(from: number, to: number) {
  const times: string[] = [];
  for (let minute = from; minute < to; minute += stepMinutes) times.push(timeOf(minute));
  return times;
}
