import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { art } from '#web/site/entry/art.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';

export function HomeVisit() {
  const { contact, name } = useSite();
  if (!contact) return null;
  return (
    <section aria-labelledby="visit-title" className="visit">
      <div className="visit-picture">
        <Picture image={art.lobby} sizes="(min-width: 1024px) 1300px, 130vw" ratio="fill" />
      </div>
      <div className="page-column">
        <div className="visit-card">
          <h2 id="visit-title" className="text-3xl lg:text-4xl">
            Come and see us
          </h2>
          <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-[0.85fr_1fr]">
            <address className="grid min-w-0 grid-cols-1 content-start gap-5">
              <p className="flex gap-3">
                <Icon name="map-pin" className="mt-1 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{name}</span>
                  <span className="whitespace-pre-line">{contact.location}</span>
                </span>
              </p>
              {contact.phones[0] ? (
                <p className="flex gap-3">
                  <Icon name="phone" className="mt-1 size-5 shrink-0 text-primary" />
                  <a
                    href={telephone(contact.phones[0])}
                    className="text-link min-w-0 wrap-anywhere tabular-nums"
                  >
                    {contact.phones[0]}
                  </a>
                </p>
              ) : null}
              {contact.emails[0] ? (
                <p className="flex min-w-0 gap-3">
                  <Icon name="mail" className="mt-1 size-5 shrink-0 text-primary" />
                  <a href={`mailto:${contact.emails[0]}`} className="text-link min-w-0 wrap-anywhere">
                    {contact.emails[0]}
                  </a>
                </p>
              ) : null}
            </address>
            {contact.openingHours.length > 0 ? (
              <div>
                <h3 className="flex items-center gap-3 text-lg">
                  <Icon name="clock" className="size-5 shrink-0 text-primary" />
                  Opening hours
                </h3>
                <OpeningHours hours={contact.openingHours} className="mt-3" />
              </div>
            ) : null}
          </div>
          <p className="mt-10 flex flex-wrap gap-3">
            <ButtonLink href={contact.mapUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="route" className="size-5" />
              Open the map
              <span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              Write to us
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
