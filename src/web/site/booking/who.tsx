import { nextFreeWords } from '#web/dates/next-free-words.ts';
import { fullName } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { DoctorOption, Options, Purpose } from '#web/site/booking/data/options.ts';
import { spoken } from '#web/site/booking/data/spoken.tsx';
import { waitingAddress } from '#web/site/cards/waiting-address.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { DoctorPicture } from '#web/ui/core/doctor-picture.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { tile } from './first.tsx';
import { Go } from './go.tsx';

/** First step within a department: one of its doctors, or the first who is free. */
export function Who({
  choice,
  options,
  purpose,
}: {
  choice: Choice;
  options: Options;
  purpose: Purpose | null;
}) {
  const bookable = options.doctors.filter((doctor) => doctor.next);
  const [first] = bookable;
  const others = options.doctors.filter((doctor) => !doctor.next);
  return (
    <>
      {first?.next && bookable.length > 1 ? (
        <Go to={addressOf(choice, { doctor: 'any' })} className={`${tile} mb-3 bg-mint-soft`}>
          <span className="min-w-0">
            <span className="block font-semibold text-ink">{t('Any doctor, the first free time')}</span>
            <span className="text-sm text-ink-soft">{nextFreeWords(first.next)}</span>
          </span>
          <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
        </Go>
      ) : null}
      <ul className="grid gap-3">
        {bookable.map((doctor) => (
          <li key={doctor.id}>
            <Go to={addressOf(choice, { doctor: doctor.slug })} className={tile}>
              <span className="beside flex min-w-0 items-center gap-4">
                <span className="block w-14 shrink-0 overflow-hidden rounded-sm">
                  <DoctorPicture doctor={doctor} ratio="1/1" sizes="56px" />
                </span>
                <span className="min-w-0">
                  <span className="block" {...doctor.lang}>
                    <span className="block font-semibold text-ink">{fullName(doctor)}</span>
                    <span className="block text-sm text-ink-muted">{doctor.role}</span>
                  </span>
                  <span className="block text-sm font-semibold text-success">
                    {nextFreeWords(doctor.next!)}
                  </span>
                </span>
              </span>
              <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
            </Go>
          </li>
        ))}
      </ul>
      {others.length > 0 || bookable.length === 0 ? (
        <NotFree doctors={others} options={options} choice={choice} purpose={purpose} />
      ) : null}
    </>
  );
}

/** Doctors without a free time, and alternatives: the waiting list, a number, other doctors. */
function NotFree({
  doctors,
  options,
  choice,
  purpose,
}: {
  doctors: DoctorOption[];
  options: Options;
  choice: Choice;
  purpose: Purpose | null;
}) {
  const { contact } = useSite();
  const { department } = options;
  const phone = department?.phone || contact?.phones[0] || '';
  const isNobody = doctors.length === options.doctors.length;
  return (
    <div className={isNobody ? 'rounded-sm bg-sand-soft p-5' : 'mt-6'}>
      <p className={isNobody ? 'text-lg font-semibold' : 'font-semibold'}>
        {isNobody && department ? (
          <Phrase
            message="Nobody in {department} has a free time online in the next 30 days."
            department={spoken(department, department.name)}
          />
        ) : (
          t('No free times online in the next 30 days')
        )}
      </p>
      <ul className="mt-2 grid gap-1">
        {doctors.map((doctor) => (
          <li key={doctor.id} className="flex min-h-8 flex-wrap items-center gap-x-3">
            {spoken(doctor, fullName(doctor))}
            {doctor.elsewhere ? (
              <a href={doctor.elsewhere} className="text-link">
                {t('How to see this doctor')}
              </a>
            ) : doctor.bookable ? (
              <a href={waitingAddress({ ...choice, doctor: doctor.slug })} className="text-link">
                <Phrase
                  message="Join the waiting list<whose> of {doctor}</whose>"
                  doctor={spoken(doctor, fullName(doctor))}
                  whose={(words) => <span className="sr-only">{words}</span>}
                />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {phone ? (
        <p className="mt-3 text-ink-soft">
          <Phrase
            message="Or call {phone}: our reception may know of other times."
            phone={<PhoneLink number={phone} />}
          />
        </p>
      ) : null}
      {options.related.length > 0 ? (
        <>
          <p className="mt-5 font-semibold">{t('Related departments where someone is free')}</p>
          <ul className="mt-3 grid gap-3">
            {options.related.map(({ slug, name, lang, next }) => (
              <li key={slug}>
                <Go to={addressOf(choice, { department: slug })} className={tile}>
                  <span className="min-w-0">
                    <span className="block font-semibold text-ink" {...lang}>
                      {name}
                    </span>
                    <span className="block text-sm font-semibold text-success">{nextFreeWords(next)}</span>
                  </span>
                  <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
                </Go>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isNobody && !purpose?.department ? (
        <Go to={addressOf(choice, { department: '', doctor: 'any' })} className={`${tile} mt-4`}>
          <span className="font-semibold text-ink">{t('See who is free soonest in all departments')}</span>
          <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
        </Go>
      ) : null}
    </div>
  );
}

/** Replaces the times if the doctor does not do this purpose: who does. */
export function NotDone({
  choice,
  doctor,
  purpose,
}: {
  choice: Choice;
  doctor: DoctorOption;
  purpose: Purpose;
}) {
  const { department } = purpose;
  // Without a department, every doctor does it.
  if (!department) return null;
  return (
    <div className="grid gap-4">
      <Alert
        tone="info"
        title={
          <Phrase
            message="{doctor} does not do “{purpose}”"
            doctor={spoken(doctor, fullName(doctor))}
            purpose={spoken(purpose, purpose.title)}
          />
        }
      />
      <Go to={addressOf(choice, { department: department.slug })} className={tile}>
        <span className="min-w-0 font-semibold text-ink">
          <Phrase
            message="Who would you like to see in {department}?"
            department={spoken(department, department.name)}
          />
        </span>
        <Svg source={chevronRight} className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
      </Go>
    </div>
  );
}
