import { useNavigation } from 'react-router';
import type { Slot } from '#contract/appointment.ts';
import { momentWords } from '#web/dates/in-words.ts';
import { fullName, timeWords } from '#web/dates/words.ts';
import { addressOf, type Choice, now } from '#web/site/booking/data/choice.ts';
import type { Spoken } from '#web/site/booking/data/spoken.tsx';
import { joined } from '#words/joined.ts';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { chooseForm } from './go.tsx';

/**
 * A free time; pressing it holds it. Its accessible name has the day, time and doctor, so that it makes sense alone.
 */
export function TimeButton({
  slot,
  choice,
  doctor,
  locale,
  isFull = false,
  isNamed = false,
}: {
  slot: Pick<Slot, 'startsAt' | 'localDate' | 'localTime'> & { placesLeft?: number };
  choice: Choice;
  doctor: ({ slug: string; name: string; title: string } & Spoken) | undefined;
  locale: string;
  isFull?: boolean;
  /** The doctor's name is already beside it. */
  isNamed?: boolean;
}) {
  const { startsAt, localDate, placesLeft = 1 } = slot;
  const moment = momentWords(slot, locale);
  const change = {
    day: localDate,
    start: startsAt,
    ...(choice.doctor === 'any' ? { with: doctor?.slug ?? '' } : {}),
  };
  const to = addressOf({ ...choice, month: localDate.slice(0, 7), ...change });
  const { formAction } = useNavigation();
  // Marks the pressed button: on a slow network the answer takes seconds.
  const isPressed = formAction?.split('#')[0] === at(to);
  const showsDoctor = !isNamed && (choice.doctor === 'any' || isFull);
  const name = doctor && fullName(doctor);
  const places = placesLeft > 1 ? counted('{count} place', '{count} places', placesLeft) : undefined;
  return (
    <button
      type="submit"
      form={chooseForm}
      formAction={at(`${to}#${now}`)}
      name="intent"
      value="hold"
      // The visible text is one piece of the name, so that voice control finds it.
      aria-label={joined(showsDoctor ? [moment, name, places] : [moment, places, name])}
      aria-busy={isPressed || undefined}
      className={`flex min-h-11 min-w-20 flex-col items-center justify-center text-balance rounded-sm border px-3 py-1 font-semibold tabular-nums hover:border-primary hover:bg-primary hover:text-white ${isPressed ? 'border-primary bg-primary text-white' : 'border-line-strong bg-white text-primary'}`}
    >
      {isPressed ? t('Holding it …') : isFull ? moment : timeWords(slot.localTime, locale)}
      {showsDoctor ? (
        <>
          {' '}
          <span className="text-sm font-normal" {...doctor?.lang}>
            {name}
          </span>
        </>
      ) : null}
      {places ? (
        <>
          {' '}
          <span className="text-sm font-normal">{places}</span>
        </>
      ) : null}
    </button>
  );
}
