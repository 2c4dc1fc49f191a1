import type { Opening } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { art } from '#web/site/entry/art.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';

/** When we are open, where we are and how to get here: what most people open a hospital's website for. */
export function HomeVisit({ opening }: { opening: Opening | null }) {
  const { contact, name, hasGuides } = useSite();
  if (!contact) return null;
  const phone = contact.phones[0];
  return (
    <section aria-labelledby="visit-title" className="home-visit">
      <div className="visit-picture">
        <Picture image={art.lobby} sizes="1300px" ratio="fill" decorative />
      </div>
      <div className="page-column">
        <div className="visit-card">
          <h2 id="visit-title" className="text-3xl lg:text-4xl">
            Come and see us
          </h2>
          <div className="visit-parts">
            {contact.openingHours.length > 0 ? (
              <div>
                <h3 className="flex items-center gap-3 text-lg">
                  <Icon name="clock" className="size-5 shrink-0 text-primary" />
                  Opening hours
                </h3>
                <OpeningHours hours={contact.openingHours} opening={opening} className="mt-2 text-base" />
              </div>
            ) : null}
            <div className="min-w-0">
              <address className="flex gap-3">
                <Icon name="map-pin" className="mt-1 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{name}</span>
                  <span className="whitespace-pre-line">{contact.location}</span>
                </span>
              </address>
              <ul className="visit-links">
                <Way href="/contact#getting-here" icon="square-parking" label="How to get here and park" />
                {hasGuides ? (
                  <Way href="/patients-and-visitors" icon="users-round" label="For patients and visitors" />
                ) : contact.openingHours.length > 0 ? (
                  <Way href="/contact#hours" icon="users-round" label="Opening and visiting hours" />
                ) : null}
                <Way href="/accessibility" icon="accessibility" label="Access to the building" />
                {phone ? <Way href={telephone(phone)} icon="phone" label={`Call ${phone}`} /> : null}
              </ul>
            </div>
          </div>
          <p className="mt-6 flex flex-wrap gap-3 lg:mt-8">
            {contact.mapUrl ? (
              <ButtonLink
                href={contact.mapUrl}
                className="max-sm:px-4.5"
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="route" className="size-5" />
                Open the map
                <span className="sr-only"> (opens in a new tab)</span>
              </ButtonLink>
            ) : null}
            <ButtonLink href="/contact" variant="secondary" className="max-sm:px-4.5">
              Write to us
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Way({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <li>
      <a href={href} className="visit-link">
        <Icon name={icon} className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </a>
    </li>
  );
}
