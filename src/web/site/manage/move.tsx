import type { ReactNode } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { Managed } from '#contract/manage.ts';
import { momentWords } from '#web/dates/in-words.ts';
import { fullName, longDate, timeWords, zoneWords } from '#web/dates/words.ts';
import { Island } from '#web/site/search-box/island.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { inLang } from '#web/ui/lang.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import type { Times } from './times.ts';

interface Props {
  managed: Managed;
  here: string;
  locale: string;
  phone: string;
}

/** Each time is a link, so that the choice is in the address. */
export function ChooseTime({ managed, times, here, locale, phone }: Props & { times: Times }) {
  const { days, next, from, today, wrong } = times;
  return (
    <section aria-labelledby="times" className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="times" className="text-2xl">
        <Phrase message="Free times with {doctor}" doctor={doctorOf(managed)} />
      </h2>
      <p className="mt-2 text-ink-muted">
        {t('Times are {zone}.', { zone: zoneWords(managed.timeZone) })}{' '}
        {t('You keep your current time until you confirm another one.')}
      </p>
      <form method="get" action={here} className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-4">
        <input type="hidden" name="move" value="" />
        <Island
          name="date-field"
          component={DateField}
          props={{
            id: 'from',
            name: 'from',
            label: t('Show times from'),
            locale,
            today,
            min: today,
            mark: '',
            value: wrong?.typed ?? from,
            error: wrong?.words,
          }}
        />
        {/* Beside the control, below the label and the hint. */}
        <Button type="submit" variant="secondary" className="sm:mt-14">
          {t('Show|verb')}
        </Button>
      </form>
      <div className="mt-8 grid gap-8">
        {days.map(({ localDate, slots }) => (
          <div key={localDate}>
            <h3 className="text-lg">{longDate(localDate, locale)}</h3>
            <ul className="mt-3 flex flex-wrap gap-2">
              {slots.map((slot) => (
                <li key={slot.startsAt}>
                  <a
                    href={`${here}?move&start=${encodeURIComponent(slot.startsAt)}`}
                    aria-label={joined([momentWords(slot, locale), managed.doctor.name])}
                    className="flex min-h-11 min-w-20 items-center justify-center rounded-sm border border-line-strong px-3 font-semibold text-primary no-underline hover:border-primary hover:bg-primary hover:text-white"
                  >
                    {timeWords(slot.localTime, locale)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {days.length === 0 ? (
          <Alert tone="info" title={t('No free times in the month from this day')}>
            <p>
              {phone ? (
                <Phrase
                  message="Try later days, or call us: {phone}."
                  phone={<span dir="ltr">{phone}</span>}
                />
              ) : (
                t('Try later days.')
              )}
            </p>
          </Alert>
        ) : null}
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        {next ? (
          <ButtonLink href={`${here}?move&from=${next}`} variant="secondary">
            {t('Later days')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={here} variant="quiet">
          {t('Keep my current time')}
        </ButtonLink>
      </p>
    </section>
  );
}

function doctorOf({ doctor, doctorTitle }: Managed) {
  return inLang(doctor, fullName({ title: doctorTitle, name: doctor.name }));
}

/** The last check before the time changes: both times and one button. */
export function ConfirmMove({ managed, slot, here, locale }: Props & { slot: Slot }) {
  const rows = [
    ['Your time now', momentWords(managed, locale)],
    ['Your new time', momentWords(slot, locale)],
    ['With', doctorOf(managed)],
  ] satisfies [PlainMessage, ReactNode][];
  return (
    <section aria-labelledby="confirm" className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="confirm" className="text-2xl">
        {t('Move to this time?')}
      </h2>
      <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{t(label)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <form
        method="post"
        action={`${here}?move&start=${encodeURIComponent(slot.startsAt)}`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <input type="hidden" name="version" value={managed.version} />
        <input type="hidden" name="start" value={slot.startsAt} />
        <Button type="submit" name="intent" value="move" size="large">
          {t('Move my appointment')}
        </Button>
        <ButtonLink href={`${here}?move&from=${slot.localDate}`} variant="quiet" size="large">
          {t('Choose another time')}
        </ButtonLink>
      </form>
    </section>
  );
}
