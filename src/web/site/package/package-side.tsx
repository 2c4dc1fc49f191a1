import type { Department } from '#contract/department.ts';
import type { Package } from '#contract/package.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { PricesHold } from '#web/site/entry/prices-hold.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PackagePrice } from './package-price.tsx';

/** The price, booking where the package's department can be booked, and asking in any case. */
export function PackageSide({
  entry,
  department,
  bookable,
  validUntil,
}: {
  entry: Package;
  department: Department | null;
  bookable: boolean;
  validUntil: string | null;
}) {
  const { contact, origin } = useSite();
  const phone = department?.phone || contact?.phones[0];
  return (
    <SideCard title={bookable ? 'Book or ask' : 'Ask us about it'}>
      <div className="mt-3">
        <PackagePrice prices={entry} className="text-3xl" />
        <p className="mt-1 text-sm text-ink-muted">
          <PricesHold until={validUntil} />
        </p>
      </div>
      <div className="no-print mt-5 grid gap-3">
        {bookable ? (
          <ButtonLink href={`/appointment?package=${entry.slug}`} size="large">
            <Icon name="calendar-check" className="size-5 shrink-0" />
            Book an appointment
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={`/contact?package=${entry.slug}#write`}
          variant={bookable ? 'secondary' : 'primary'}
        >
          Ask about this
        </ButtonLink>
        <ButtonLink href={`/packages?compare=${entry.slug}#packages`} variant="quiet">
          Compare with others
        </ButtonLink>
      </div>
      <p className="mt-4 hidden print:block">
        {bookable ? 'Book' : 'Read more'} at {origin}/packages/{entry.slug}
        {phone ? ', or call us' : ''}.
      </p>
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
