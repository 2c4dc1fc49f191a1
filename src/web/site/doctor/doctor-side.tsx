import type { ReactNode } from 'react';
import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import { fullName, zoneWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { waitingAddress } from '#web/site/cards/waiting-address.ts';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { Money } from '#web/ui/price.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { FreeTimes } from './free-times.tsx';
import { type OtherVisit, OtherVisits } from './other-visits.tsx';

export function DoctorSide({
  doctor,
  department,
  hasColleagues,
  isOnline,
  others,
}: {
  doctor: Doctor;
  department: Department | null;
  hasColleagues: boolean;
  /** Some of their visits are booked online. */
  isOnline: boolean;
  others: OtherVisit[];
}) {
  const { contact } = useSite();
  const phone = department?.phone || contact?.phones[0];
  return (
    <SideCard title={doctor.bookable && isOnline ? <BookingTitle /> : t('How to see this doctor')}>
      {doctor.bookable && !isOnline && others.length > 0 ? null : doctor.bookable ? (
        <Booking doctor={doctor} phone={phone} hasColleagues={hasColleagues} />
      ) : (
        <NotBookable name={inLang(doctor, fullName(doctor))} phone={phone} hasColleagues={hasColleagues} />
      )}
      {doctor.bookable ? <OtherVisits visits={others} doctorSlug={doctor.slug} phone={phone} /> : null}
      <SideFacts>
        {doctor.consultationFee === null ? null : (
          <SideFact icon="banknote" label={t('Consultation fee')}>
            <Money amount={doctor.consultationFee} className="font-semibold" />
          </SideFact>
        )}
        {department ? (
          <SideFact
            icon="map-pin"
            label={department.location ? inLang(department, department.name) : t('Department|label')}
          >
            {inLang(department, department.location || department.name)}
          </SideFact>
        ) : null}
        {phone && doctor.bookable ? (
          <SideFact icon="phone" label={t('Phone')}>
            <PhoneLink number={phone} />
          </SideFact>
        ) : null}
      </SideFacts>
    </SideCard>
  );
}

/** Free times soon expire on paper, so the print says how to book. */
function BookingTitle() {
  return (
    <>
      <span className="print:hidden">{t('Next free times')}</span>
      <span className="hidden print:inline">{t('How to book')}</span>
    </>
  );
}

interface Way {
  phone: string | undefined;
  hasColleagues: boolean;
}

function Booking({ doctor, phone, hasColleagues }: Way & { doctor: Doctor }) {
  const { origin, timeZone } = useSite();
  const none = (
    <>
      <p className="font-semibold">{t('There are no free times in the next 30 days.')}</p>
      <p className="mt-3">
        <ButtonLink href={waitingAddress({ doctor: doctor.slug })} variant="secondary">
          {t('Join the waiting list')}
        </ButtonLink>
      </p>
      <p className="mt-3 text-base text-ink-soft">
        {phone ? (
          <>
            <Phrase
              message="Or call us on {phone}: reception may know of other times."
              phone={<PhoneLink number={phone} />}
            />{' '}
          </>
        ) : null}
        {hasColleagues ? (
          <Phrase
            message="See also <link>who else can help</link>."
            link={(words) => (
              <a href="#colleagues" className="text-link">
                {words}
              </a>
            )}
          />
        ) : null}
      </p>
    </>
  );
  const address = (
    <bdi>
      {origin}
      {at(`/doctors/${doctor.slug}`)}
    </bdi>
  );
  return (
    <>
      <FreeTimes doctorSlug={doctor.slug} none={none} />
      <ButtonLink
        href={at(`/appointment?doctor=${doctor.slug}`)}
        size="large"
        className="no-print mt-5 w-full"
      >
        <Icon name="calendar-check" className="size-5 shrink-0" />
        {t('Book an appointment')}
      </ButtonLink>
      <p className="no-print mt-3 text-center text-sm text-ink-muted">
        {t('Times are {zone}.', { zone: zoneWords(timeZone) })}
      </p>
      <p className="mt-3 hidden print:block">
        {phone ? (
          <Phrase message="Online at {address}, or by phone." address={address} />
        ) : (
          <Phrase message="Online at {address}." address={address} />
        )}
      </p>
    </>
  );
}

function NotBookable({ name, phone, hasColleagues }: Way & { name: ReactNode }) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        <Phrase
          message="{doctor} cannot be booked online. Call us and we will tell you how to get an appointment, or who can see you sooner."
          doctor={name}
        />
      </p>
      <div className="mt-5 grid gap-3">
        {phone ? <CallButton number={phone} size="large" /> : null}
        {hasColleagues ? (
          <ButtonLink href="#colleagues" variant="secondary" className="no-print">
            {t('See colleagues')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
