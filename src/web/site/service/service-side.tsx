import type { Department } from '#contract/department.ts';
import type { Service } from '#contract/service.ts';
import type { BookingMethod } from '#contract/visit-type.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { DepartmentSideFacts } from '#web/site/cards/department-side.tsx';
import { BookButton } from '#web/site/entry/book-button.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { SideCard } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Money } from '#web/ui/price.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { isWalkIn } from './walk-in.ts';

export function ServiceSide({
  service,
  department,
  bookable,
  offered,
}: {
  service: Service;
  department: Department | null;
  bookable: boolean;
  offered: BookingMethod;
}) {
  const { contact } = useSite();
  const phone = department?.phone || contact?.phones[0];
  const urgent = isWalkIn(service);
  return (
    <SideCard title={urgent ? t('Come now, or call') : bookable ? t('Book or ask') : t('Ask us about it')}>
      {service.priceFrom === null ? null : (
        <p className="mt-3">
          <Phrase
            message="From {price}"
            price={<Money amount={service.priceFrom} className="text-2xl font-bold" />}
          />
        </p>
      )}
      <div className="mt-5 grid gap-3">
        {urgent ? <EmergencyCalls /> : null}
        {bookable && department ? (
          <BookButton kind="service" slug={service.slug} offered={offered} phone={phone} />
        ) : null}
        <ButtonLink
          href={at(`/contact?service=${service.slug}#write`)}
          variant={urgent ? 'quiet' : bookable ? 'secondary' : 'primary'}
        >
          {t('Ask about this')}
        </ButtonLink>
      </div>
      <DepartmentSideFacts department={department} phone={phone} />
    </SideCard>
  );
}
