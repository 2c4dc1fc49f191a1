import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import { fullName, zoneWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { PhoneLink } from '#web/site/entry/phone-link.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/price.tsx';
import { FreeTimes } from './free-times.tsx';

/** Booking a doctor, or the alternative where that is not possible online. */
export function DoctorSide({
  doctor,
  department,
  hasColleagues,
}: {
  doctor: Doctor;
  department: Department | null;
  hasColleagues: boolean;
}) {
  const { contact } = useSite();
  const phone = department?.phone || contact?.phones[0];
  return (
    <SideCard title={doctor.bookable ? <BookingTitle /> : 'How to see this doctor'}>
      {doctor.bookable ? (
        <Booking doctor={doctor} phone={phone} hasColleagues={hasColleagues} />
      ) : (
        <NotBookable name={fullName(doctor)} phone={phone} hasColleagues={hasColleagues} />
      )}
      <SideFacts>
        {doctor.consultationFee === null ? null : (
          <SideFact icon="banknote" label="Consultation fee">
            <Money amount={doctor.consultationFee} className="font-semibold" />
          </SideFact>
        )}
        {department ? (
          <SideFact icon="map-pin" label={department.location ? department.name : 'Department'}>
            {department.location || department.name}
          </SideFact>
        ) : null}
        {phone && doctor.bookable ? (
          <SideFact icon="phone" label="Phone">
            <a href={telephone(phone)} className="text-link tabular-nums">
              {phone}
            </a>
          </SideFact>
        ) : null}
      </SideFacts>
    </SideCard>
  );
}

/** Free times are soon out of date on paper, so the print says how to book. */
function BookingTitle() {
  return (
    <>
      <span className="print:hidden">Next free times</span>
      <span className="hidden print:inline">How to book</span>
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
      <p className="font-semibold">There are no free times in the next 30 days.</p>
      <p className="mt-3">
        <ButtonLink href={`/appointment/waitlist?doctor=${doctor.slug}`} variant="secondary">
          Join the waiting list
        </ButtonLink>
      </p>
      <p className="mt-3 text-base text-ink-soft">
        {phone ? (
          <>
            Or call us on <PhoneLink number={phone} />: reception may know of other times.{' '}
          </>
        ) : null}
        {hasColleagues ? (
          <>
            See also{' '}
            <a href="#colleagues" className="text-link">
              who else can help
            </a>
            .
          </>
        ) : null}
      </p>
    </>
  );
  return (
    <>
      <FreeTimes doctorSlug={doctor.slug} none={none} />
      <ButtonLink href={`/appointment?doctor=${doctor.slug}`} size="large" className="no-print mt-5 w-full">
        <Icon name="calendar-check" className="size-5 shrink-0" />
        Book an appointment
      </ButtonLink>
      <p className="no-print mt-3 text-center text-sm text-ink-muted">Times are {zoneWords(timeZone)}.</p>
      <p className="mt-3 hidden print:block">
        Online at {origin}/doctors/{doctor.slug}
        {phone ? ', or by phone' : ''}.
      </p>
    </>
  );
}

function NotBookable({ name, phone, hasColleagues }: Way & { name: string }) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {name} cannot be booked online. Call us and we will tell you how to get an appointment, or who can see
        you sooner.
      </p>
      <div className="mt-5 grid gap-3">
        {phone ? <CallButton number={phone} size="large" /> : null}
        {hasColleagues ? (
          <ButtonLink href="#colleagues" variant="secondary" className="no-print">
            See colleagues
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
