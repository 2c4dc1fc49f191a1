import { dayInWords, instantOf } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Options } from '#web/admin/ui/options.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { minuteOf, timeOf } from './calendar-layout.ts';
import { useCalendar } from './use-calendar.ts';

const stepMinutes = 15;

interface SqueezeChoiceProps {
  doctor: string;
  day: string;
  localTime: string;
  onChoose(start: { startsAt: string; localTime: string }): void;
}

/** Every quarter of an hour within the doctor's hours, taken or not; nothing on a day without hours. */
export function SqueezeChoice({ doctor, day, localTime, onChoose }: SqueezeChoiceProps) {
  const { locale, timeZone } = useHospital();
  const { data } = useCalendar({ from: day, to: day, doctor, department: '' }, true, false);
  const times = (data?.[0]?.working ?? []).flatMap(({ from, to }) =>
    quartersIn(minuteOf(from), minuteOf(to)),
  );
  const ahead = times.filter((time) => Date.parse(instantOf(`${day}T${time}`, timeZone)) > Date.now());
  // A squeezed-in visit may start with another one between the quarters.
  if (localTime && !ahead.includes(localTime)) ahead.push(localTime);
  if (ahead.length === 0) return null;
  return (
    <Field
      as="select"
      id="booking-squeeze"
      label={t('Squeeze in on {day}', { day: dayInWords(day, locale, 'short') })}
      mark=""
      value={localTime}
      hint={
        localTime
          ? t('The patient is seen beside those who are booked already, and marked as squeezed in.')
          : undefined
      }
      onChange={({ target }) =>
        onChoose({
          startsAt: target.value && instantOf(`${day}T${target.value}`, timeZone),
          localTime: target.value,
        })
      }
    >
      <option value="">{t('At a time that is taken')}</option>
      <Options of={ahead.sort().map((time) => [time, timeWords(time, locale)])} />
    </Field>
  );
}

function quartersIn(from: number, to: number) {
  const times: string[] = [];
  for (let minute = from; minute < to; minute += stepMinutes) times.push(timeOf(minute));
  return times;
}
