import type { ReactNode } from 'react';
import { remoteWords } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { fullName, zoneWords } from '#web/dates/words.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { Options } from '#web/site/booking/data/options.ts';
import { waitingAddress } from '#web/site/cards/waiting-address.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { Go } from './go.tsx';
import { Month } from './month-table.tsx';
import { TimeButton } from './time-button.tsx';
import { Elsewhere, Times } from './times.tsx';

/** Second step: visit type, next free time, a month with its free days, the times of a day. */
export function When({
  choice,
  options,
  isFor,
  locale,
  timeZone,
  phone,
  children,
}: {
  choice: Choice;
  options: Options;
  /** A package or service fixes the visit type. */
  isFor: boolean;
  locale: string;
  timeZone: string;
  phone: string;
  children?: ReactNode;
}) {
  const { next, visits, elsewhere } = options;
  if (choice.doctor === 'any' && !choice.department) {
    return (
      <div className="grid gap-8">
        {children}
        <Soonest choice={choice} options={options} locale={locale} timeZone={timeZone} phone={phone} />
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {children}
      {options.doctor && visits.length + options.others.length > 1 && !isFor ? (
        <Visits choice={choice} options={options} />
      ) : null}
      {options.doctor ? <Modes choice={choice} options={options} /> : null}
      {next ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-lg">{t('Next available')}</h3>
          <TimeButton
            slot={next}
            choice={choice}
            doctor={options.doctors.find(({ id }) => id === next.doctorId)}
            locale={locale}
            isFull
          />
        </div>
      ) : (
        <>
          <Alert tone="info" title={t('No free times online in the next 30 days')}>
            <p>
              <CallUs phone={phone} />
            </p>
          </Alert>
          <Elsewhere elsewhere={elsewhere} choice={choice} locale={locale} />
        </>
      )}
      <Waiting choice={choice} isEarlier={next !== null} />
      <div className="grid gap-8 lg:grid-cols-2">
        <Month choice={choice} options={options} locale={locale} />
        <Times choice={choice} options={options} locale={locale} timeZone={timeZone} phone={phone} />
      </div>
    </div>
  );
}

function CallUs({ phone }: { phone: string }) {
  if (!phone) return t('Please call us.');
  return (
    <Phrase
      message="Please call {phone}: our reception may know of other times."
      phone={<PhoneLink number={phone} />}
    />
  );
}

/** The waiting list, if the next time may be too late or there is none. */
function Waiting({ choice, isEarlier }: { choice: Choice; isEarlier: boolean }) {
  return (
    <p className="-mt-4">
      {isEarlier ? `${t('Is that too late for you?')} ` : null}
      <a href={waitingAddress(choice)} className="text-link">
        {isEarlier ? t('Join the waiting list for an earlier time') : t('Join the waiting list')}
      </a>
    </p>
  );
}

/** Each doctor's first free time. Choosing one chooses that doctor. */
function Soonest({
  choice,
  options: { soonest },
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
  if (soonest.length === 0) {
    return (
      <Alert tone="info" title={t('No free times online in the next 30 days')}>
        <p>
          <CallUs phone={phone} />
        </p>
      </Alert>
    );
  }
  return (
    <div>
      <h3 className="text-lg">{t('The soonest free times')}</h3>
      <p className="mb-4 text-sm text-ink-muted">
        {t('One for each doctor.')} {t('Times are {zone}.', { zone: zoneWords(timeZone) })}
      </p>
      <ul className="grid gap-3">
        {soonest.map(({ doctor, slot }) => (
          <li
            key={doctor.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sm border border-line bg-white px-4 py-3"
          >
            <span {...doctor.lang}>
              <span className="block font-semibold text-ink">{fullName(doctor)}</span>
              <span className="block text-sm text-ink-muted">{doctor.role}</span>
            </span>
            <TimeButton
              slot={slot}
              choice={{ ...choice, doctor: doctor.slug, visit: String(slot.visitTypeId) }}
              doctor={doctor}
              locale={locale}
              isFull
              isNamed
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Visits({ choice, options: { visits, others } }: { choice: Choice; options: Options }) {
  const current = Number(choice.visit) || visits[0]!.id;
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('What kind of visit?')}</h3>
      <ul className="flex flex-wrap gap-2">
        {visits.map(({ id, name, durationMinutes, mode, modes, needsApproval, lang }) => (
          <li key={id}>
            <Go
              to={addressOf(choice, { visit: String(id) })}
              aria-current={id === current ? 'true' : undefined}
              className={chip(id === current)}
            >
              <span className="font-semibold" {...lang}>
                {name}
              </span>
              <span className="text-sm">
                {joined([
                  durationWords(durationMinutes),
                  modes.length > 1
                    ? ''
                    : mode === 'in-person'
                      ? ''
                      : mode === 'video'
                        ? t('by video')
                        : t('by phone'),
                  needsApproval ? t('on request') : '',
                ])}
              </span>
            </Go>
          </li>
        ))}
        {others.map(({ id, name, durationMinutes, offered, href, lang }) => (
          <li key={id}>
            <a href={href} className={chip(false)}>
              <span className="font-semibold" {...lang}>
                {name}
              </span>
              <span className="text-sm">
                {joined([
                  durationWords(durationMinutes),
                  offered === 'ask' ? t('ask for a time') : t('call to book'),
                ])}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Modes of the visit, if there are several. Another mode may have other times, as it needs no room. */
function Modes({ choice, options: { visits } }: { choice: Choice; options: Options }) {
  const visit = visits.find(({ id }) => String(id) === choice.visit) ?? visits[0];
  if (!visit || visit.modes.length === 1) return null;
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('How would you like to talk to the doctor?')}</h3>
      <ul className="flex flex-wrap gap-2">
        {visit.modes.map((mode) => (
          <li key={mode}>
            <Go
              to={addressOf(choice, { mode })}
              aria-current={mode === visit.mode ? 'true' : undefined}
              className={chip(mode === visit.mode)}
            >
              {remoteWords(mode) || t('In person')}
            </Go>
          </li>
        ))}
      </ul>
    </div>
  );
}

function chip(isCurrent: boolean) {
  return `flex min-h-12 flex-col justify-center rounded-sm border px-4 py-2 no-underline ${isCurrent ? 'border-primary bg-primary text-white' : 'border-line bg-white text-ink hover:border-primary'}`;
}
