import type { ReactNode } from 'react';
import type { Opening } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { art } from '#web/site/entry/art.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/** Opening hours, address and directions: the main reasons to open a hospital's website. */
export function HomeVisit({ opening }: { opening: Opening | null }) {
  const site = useSite();
  const { contact, name, hasGuides } = site;
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
            {t('Come and see us')}
          </h2>
          <div className="visit-parts">
            {contact.openingHours.length > 0 ? (
              <div>
                <h3 className="flex items-center gap-3 text-lg">
                  <Icon name="clock" className="size-5 shrink-0 text-primary" />
                  {t('Opening hours')}
                </h3>
                <OpeningHours
                  of={contact}
                  hours={contact.openingHours}
                  opening={opening}
                  className="mt-2 text-base"
                />
              </div>
            ) : null}
            <div className="min-w-0">
              <address className="flex gap-3">
                <Icon name="map-pin" className="mt-1 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold" {...langOf(site)}>
                    {name}
                  </span>
                  <span className="whitespace-pre-line" {...langOf(contact)}>
                    {contact.location}
                  </span>
                </span>
              </address>
              <ul className="visit-links">
                <Way
                  href={at('/contact#getting-here')}
                  icon="square-parking"
                  label={t('How to get here and park')}
                />
                {hasGuides ? (
                  <Way
                    href={at('/patients-and-visitors')}
                    icon="users-round"
                    label={t('For patients and visitors')}
                  />
                ) : contact.openingHours.length > 0 ? (
                  <Way
                    href={at('/contact#hours')}
                    icon="users-round"
                    label={t('Opening and visiting hours')}
                  />
                ) : null}
                <Way href={at('/accessibility')} icon="accessibility" label={t('Access to the building')} />
                {phone ? (
                  <Way
                    href={telephone(phone)}
                    icon="phone"
                    label={<Phrase message="Call {number}" number={<PhoneNumber>{phone}</PhoneNumber>} />}
                  />
                ) : null}
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
                <Phrase
                  message="Open the map<hidden> (opens in a new tab)</hidden>"
                  hidden={(words) => <span className="sr-only">{words}</span>}
                />
              </ButtonLink>
            ) : null}
            <ButtonLink href={at('/contact')} variant="secondary" className="max-sm:px-4.5">
              {t('Write to us')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Way({ href, icon, label }: { href: string; icon: IconName; label: ReactNode }) {
  return (
    <li>
      <a href={href} className="visit-link">
        <Icon name={icon} className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </a>
    </li>
  );
}
