import { useSite } from '#web/hospital/site-data.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { Options } from '#web/site/booking/data/options.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { Go } from './go.tsx';
import { Step } from './step.tsx';

type Offered = { choice: Choice } & Pick<Options, 'departments'>;

export function First(offered: Offered) {
  return (
    <div className="book">
      <Departments {...offered} />
      <AlreadyBooked />
    </div>
  );
}

export function Departments({ choice, departments }: Offered) {
  return (
    <Step title={t('Which department do you need?')}>
      <InDanger />
      <ul className="grid gap-3 sm:grid-cols-2">
        {departments.map(({ slug, name, summary, lang }) => (
          <li key={slug}>
            <Go to={addressOf(choice, { department: slug })} className={tile}>
              <span className="min-w-0" {...lang}>
                <span className="block font-semibold text-ink">{name}</span>
                <span className="line-clamp-2 text-sm text-ink-muted">{summary}</span>
              </span>
              <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
            </Go>
          </li>
        ))}
      </ul>
      <Go to={addressOf(choice, { doctor: 'any' })} className={`${tile} mt-3 bg-mint-soft`}>
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{t('Anyone, soonest available')}</span>
          <span className="text-sm text-ink-soft">
            {t('Each doctor’s next free time, in all departments')}
          </span>
        </span>
        <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
      </Go>
      <p className="mt-6 text-ink-soft">
        <Phrase
          message="Not sure? <link>Find a doctor in your own words</link>."
          link={(words) => (
            <a href={at('/doctors')} className="text-link">
              {words}
            </a>
          )}
        />
      </p>
    </Step>
  );
}

/** In an emergency, call instead of looking for a free time. */
export function InDanger() {
  const { contact } = useSite();
  const number = contact?.ambulancePhone || contact?.emergencyPhone;
  return number ? (
    <p className="mb-4">
      <Phrase message="If a life is in danger, call {number}." number={<PhoneLink number={number} />} />
    </p>
  ) : null;
}

/** Searches for "cancel my appointment" lead here. */
export function AlreadyBooked() {
  const phone = useSite().contact?.phones[0];
  return (
    <p className="book-before">
      <strong>{t('Already booked?')}</strong>{' '}
      <Phrase
        message="Move or cancel it with the link that you were given, or <link>find your appointment</link>."
        link={(words) => (
          <a href={at('/appointment/mine')} className="text-link">
            {words}
          </a>
        )}
      />
      {phone ? (
        <>
          {' '}
          <Phrase message="You can also call {phone}." phone={<PhoneLink number={phone} />} />
        </>
      ) : null}
    </p>
  );
}

export const tile =
  'flex min-h-16 w-full items-center justify-between gap-4 rounded-sm border border-line bg-white px-4 py-3 max-[17rem]:px-2 max-[17rem]:[&>svg]:hidden no-underline transition-colors hover:border-primary hover:bg-teal-50';
