import { fullName, longDate, timeWords } from '#web/dates/words.ts';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { Kept } from '#web/site/booking/data/form.ts';
import type { DoctorOption } from '#web/site/booking/data/options.ts';
import { spoken } from '#web/site/booking/data/spoken.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { Go } from './go.tsx';

/** A visitor who looks for another time keeps the first until they choose another. */
export function StillKept({
  kept,
  choice,
  doctors,
  locale,
  clock,
}: {
  kept: Kept;
  choice: Choice;
  doctors: DoctorOption[];
  locale: string;
  clock: string;
}) {
  const doctor = doctors.find(({ id }) => id === kept.doctorId);
  if (!doctor) return null;
  const { localDate, localTime, startsAt, visitTypeId } = kept;
  const to = addressOf({
    ...choice,
    ...(choice.doctor === 'any' ? { with: doctor.slug } : { visit: String(visitTypeId) }),
    month: localDate.slice(0, 7),
    day: localDate,
    start: startsAt,
  });
  return (
    <p className="rounded-sm bg-mint-soft p-4">
      <Phrase
        message="We are still holding {date}, {time} with {doctor} for you until {clock}."
        date={longDate(localDate, locale)}
        time={timeWords(localTime, locale)}
        doctor={spoken(doctor, fullName(doctor))}
        clock={clock}
      />{' '}
      <Go to={to} className="font-semibold text-primary underline underline-offset-4">
        {t('Continue with this time')}
      </Go>
    </p>
  );
}
