import type { Department } from '#contract/department.ts';
import type { Package } from '#contract/package.ts';
import type { BookingMethod } from '#contract/visit-type.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { DepartmentSideFacts } from '#web/site/cards/department-side.tsx';
import { PackagePrice } from '#web/site/cards/package-price.tsx';
import { BookButton } from '#web/site/entry/book-button.tsx';
import { PricesHold } from '#web/site/entry/prices-hold.tsx';
import { SideCard } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function PackageSide({
  entry,
  department,
  bookable,
  offered,
  validUntil,
}: {
  entry: Package;
  department: Department | null;
  bookable: boolean;
  offered: BookingMethod;
  validUntil: string | null;
}) {
  const { contact, origin } = useSite();
  const phone = department?.phone || contact?.phones[0];
  return (
    <SideCard title={bookable ? t('Book or ask') : t('Ask us about it')}>
      <div className="mt-3">
        <PackagePrice prices={entry} className="text-3xl" />
        <p className="mt-1 text-sm text-ink-muted">
          <PricesHold until={validUntil} />
        </p>
      </div>
      <div className="no-print mt-5 grid gap-3">
        {bookable ? <BookButton kind="package" slug={entry.slug} offered={offered} phone={phone} /> : null}
        <ButtonLink
          href={at(`/contact?package=${entry.slug}#write`)}
          variant={bookable ? 'secondary' : 'primary'}
        >
          {t('Ask about this')}
        </ButtonLink>
        <ButtonLink href={at(`/packages?compare=${entry.slug}#packages`)} variant="quiet">
          {t('Compare with others')}
        </ButtonLink>
      </div>
      <p className="mt-4 hidden print:block">
        <Phrase
          message={onPaper(bookable && offered !== 'phone', Boolean(phone))}
          address={
            <bdi>
              {origin}
              {at(`/packages/${entry.slug}`)}
            </bdi>
          }
        />
      </p>
      <DepartmentSideFacts department={department} phone={phone} />
    </SideCard>
  );
}

function onPaper(bookable: boolean, hasPhone: boolean) {
  if (bookable) return hasPhone ? 'Book at {address}, or call us.' : 'Book at {address}.';
  return hasPhone ? 'Read more at {address}, or call us.' : 'Read more at {address}.';
}
