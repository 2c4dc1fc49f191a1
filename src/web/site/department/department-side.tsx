import type { Department } from '#contract/department.ts';
import type { Opening } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { EmergencyCalls, isEmergency } from '#web/site/entry/emergency.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';

/** What to do next: book, call or ask; and where and when the department is open. */
export function DepartmentSide({
  department,
  opening,
  bookable,
}: {
  department: Department;
  opening: Opening | null;
  bookable: boolean;
}) {
  const { contact } = useSite();
  const { slug, phone, email, location, openingHours } = department;
  const emergencyPhone = contact?.emergencyPhone;
  const urgent = isEmergency(department);
  return (
    <SideCard title={urgent ? 'Come now, or call' : bookable ? 'Come and see us' : 'Contact us'}>
      <div className="mt-5 grid gap-3">
        {urgent ? <EmergencyCalls /> : null}
        {bookable ? (
          <ButtonLink
            href={`/appointment?department=${slug}`}
            variant={urgent ? 'secondary' : 'primary'}
            size="large"
          >
            <Icon name="calendar-check" className="size-5 shrink-0" />
            Book an appointment
          </ButtonLink>
        ) : null}
        <ButtonLink href={`/contact?department=${slug}#write`} variant={urgent ? 'quiet' : 'secondary'}>
          Ask a question
        </ButtonLink>
      </div>
      <SideFacts>
        {location ? (
          <SideFact icon="map-pin" label="Where">
            {location}
          </SideFact>
        ) : null}
        {phone || contact?.phones[0] ? (
          <SideFact icon="phone" label={phone ? 'Phone' : 'Reception'}>
            <a href={telephone(phone || contact!.phones[0]!)} className="text-link tabular-nums">
              {phone || contact!.phones[0]}
            </a>
          </SideFact>
        ) : null}
        {email ? (
          <SideFact icon="mail" label="Email">
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </SideFact>
        ) : null}
        {openingHours.length > 0 ? (
          <SideFact icon="clock" label="Opening hours">
            <OpeningHours hours={openingHours} opening={opening} className="text-base" />
            {emergencyPhone && !urgent ? (
              <p className="mt-2 text-base">
                At other times, if it cannot wait:{' '}
                <a href={telephone(emergencyPhone)} className="text-link whitespace-nowrap tabular-nums">
                  {emergencyPhone}
                </a>
                , day and night.{' '}
                <a href="/contact#emergency-title" className="text-link">
                  Where to come
                </a>
              </p>
            ) : null}
          </SideFact>
        ) : null}
      </SideFacts>
    </SideCard>
  );
}
