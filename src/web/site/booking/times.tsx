import { type PartOfDay, partOfDay } from '#web/dates/month.ts';
import { longDate, zoneWords } from '#web/dates/words.ts';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { Elsewhere as ElsewhereTime } from '#web/site/booking/data/elsewhere.ts';
import type { Options } from '#web/site/booking/data/options.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { Go } from './go.tsx';
import { TimeButton } from './time-button.tsx';

const parts: PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];

/** The times of a day. If none is left: the nearest day that has one, and free colleagues. */
export function Times({
  choice,
  options,
  locale,
  timeZone,
  phone,
}: {
  choice: Choice;
  options: Options;
  locale: string;
  timeZone: string;
  phone: string;
}) {
  const { day, slots, days } = options;
  if (!day) {
    return (
      <p className="rounded-sm bg-mint-soft p-5 text-ink-soft lg:self-start">
        {t('Choose a marked day to see its times.')}
      </p>
    );
  }
  const groups = Map.groupBy(slots, ({ localTime }) => partOfDay(localTime));
  return (
    <div>
      <h3 id="day" tabIndex={-1} className="text-lg">
        {longDate(day, locale)}
      </h3>
      <p className="mb-4 text-sm text-ink-muted">{t('Times are {zone}.', { zone: zoneWords(timeZone) })}</p>
      {slots.length === 0 ? (
        <SoldOut
          isSoldOut={days.some(({ localDate }) => localDate === day)}
          choice={choice}
          options={options}
          locale={locale}
          phone={phone}
        />
      ) : null}
      {parts.map((part) => {
        const times = groups.get(part);
        return times ? (
          <div key={part} className="mb-5">
            <h4 className="mb-2 text-base text-ink-muted">{t(part)}</h4>
            <ul className="flex flex-wrap gap-2">
              {times.map((slot) => (
                <li key={`${slot.startsAt} ${slot.doctorId}`}>
                  <TimeButton
                    slot={slot}
                    choice={choice}
                    doctor={options.doctors.find(({ id }) => id === slot.doctorId)}
                    locale={locale}
                  />
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </div>
  );
}

function SoldOut({
  isSoldOut,
  choice,
  options: { day, days, elsewhere },
  locale,
  phone,
}: {
  isSoldOut: boolean;
  choice: Choice;
  options: Options;
  locale: string;
  phone: string;
}) {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day));
  const [nearest] = days
    .filter(({ free }) => free > 0)
    .sort((one, other) => distance(one.localDate) - distance(other.localDate));
  return (
    <div className="grid gap-4">
      <p className="font-semibold">
        {isSoldOut ? t('This day is fully booked.') : t('There are no appointments on this day.')}
        {phone ? (
          <>
            {' '}
            <Phrase message="You can also call us: {phone}." phone={<span dir="ltr">{phone}</span>} />
          </>
        ) : null}
      </p>
      {nearest ? (
        <p>
          <Phrase
            message="The nearest day with a free time is {day}."
            day={
              <Go
                to={addressOf(choice, { month: nearest.localDate.slice(0, 7), day: nearest.localDate })}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {longDate(nearest.localDate, locale)}
              </Go>
            }
          />
        </p>
      ) : null}
      <Elsewhere elsewhere={elsewhere} choice={choice} locale={locale} />
    </div>
  );
}

export function Elsewhere({
  elsewhere,
  choice,
  locale,
}: {
  elsewhere: ElsewhereTime[];
  choice: Choice;
  locale: string;
}) {
  if (elsewhere.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 text-base">{t('Free with another doctor in the department')}</h4>
      <ul className="flex flex-wrap gap-2">
        {elsewhere.map(({ department, doctor, slot }) => (
          <li key={slot.doctorId}>
            <TimeButton
              slot={slot}
              choice={{
                ...choice,
                department,
                doctor: doctor.slug,
                visit: String(slot.visitTypeId),
                with: '',
              }}
              doctor={doctor}
              locale={locale}
              isFull
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
