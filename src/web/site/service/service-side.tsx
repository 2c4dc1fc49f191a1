import type { Department } from '#contract/department.ts';
import type { Service } from '#contract/service.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/price.tsx';

/** Booking where the service's department can be booked, and asking in any case. */
export function ServiceSide({
  service,
  department,
  bookable,
}: {
  service: Service;
  department: Department | null;
  bookable: boolean;
}) {
  const { contact } = useSite();
  const phone = department?.phone || contact?.phones[0];
  return (
    <SideCard title={bookable ? 'Book or ask' : 'Ask us about it'}>
      {service.priceFrom === null ? null : (
        <p className="mt-3">
          From <Money amount={service.priceFrom} className="text-2xl font-bold" />
        </p>
      )}
      <div className="mt-5 grid gap-3">
        {bookable && department ? (
          <ButtonLink href={`/appointment?service=${service.slug}`} size="large">
            <Icon name="calendar-check" className="size-5 shrink-0" />
            Book an appointment
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={`/contact?service=${service.slug}#write`}
          variant={bookable ? 'secondary' : 'primary'}
        >
          Ask about this
        </ButtonLink>
      </div>
      <SideFacts>
        {department ? (
          <SideFact icon="door-open" label="Department">
            <a href={`/departments/${department.slug}`} className="text-link">
              {department.name}
            </a>
          </SideFact>
        ) : null}
        {department?.location ? (
          <SideFact icon="map-pin" label="Where">
            {department.location}
          </SideFact>
        ) : null}
        {phone ? (
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
