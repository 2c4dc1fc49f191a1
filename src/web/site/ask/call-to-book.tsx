import type { Department } from '#contract/department.ts';
import type { Opening } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function CallToBook({
  phone,
  department,
  opening,
}: {
  phone: string;
  department: Department | null;
  opening: { hospital: Opening | null; department: Opening | null };
}) {
  const { contact } = useSite();
  const isOwn = department !== null && phone === department.phone && department.openingHours.length > 0;
  const place = isOwn ? department : contact;
  return (
    <Container className="grid gap-8 pt-6 pb-10 sm:grid-cols-2 lg:pt-8 lg:pb-16">
      <section aria-labelledby="call">
        <h2 id="call" className="text-2xl">
          {t('Please call us to book')}
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">
          {t('Tell us the name of this visit, and we find a time with you.')}
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          {phone ? <CallButton number={phone} size="large" /> : null}
          <ButtonLink
            href={at(department ? `/contact?department=${department.slug}#write` : '/contact#write')}
            variant="secondary"
            size="large"
          >
            {t('Ask a question')}
          </ButtonLink>
        </p>
      </section>
      {place && place.openingHours.length > 0 ? (
        <section aria-labelledby="hours">
          <h2 id="hours" className="text-2xl">
            {t('When you can reach us')}
          </h2>
          <OpeningHours
            of={place}
            hours={place.openingHours}
            opening={isOwn ? opening.department : opening.hospital}
            className="mt-3"
          />
        </section>
      ) : null}
    </Container>
  );
}
