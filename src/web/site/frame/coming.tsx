import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/**
 * A page in preparation. It says what will be here and offers other ways to get it done today; it never fakes an entry.
 */
export function Coming({
  title,
  lead,
  image,
  items,
}: {
  title: string;
  lead: ReactNode;
  image?: Image;
  items: string[];
}) {
  const { contact } = useSite();
  const phone = contact?.phones[0];
  return (
    <>
      <PageHead trail={[{ label: title }]} title={title} lead={lead} image={image} />
      <Section>
        <Container className="grid gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
          <div>
            <h2 className="text-2xl">{t('What you will find here')}</h2>
            <ul className="mt-5 grid gap-3">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-primary" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="text-2xl">{t('What you can do today')}</h2>
            <ul className="mt-5 grid gap-4">
              <Way icon="calendar-check" href={at('/appointment')} title={t('Book an appointment')}>
                {t('See the times that are free and choose one.')}
              </Way>
              <Way icon="layout-grid" href={at('/departments')} title={t('Browse our departments')}>
                {t('What each one treats, where it is and how to reach it.')}
              </Way>
              {phone ? (
                <Way
                  icon="phone"
                  href={telephone(phone)}
                  title={<Phrase message="Call {number}" number={<PhoneNumber>{phone}</PhoneNumber>} />}
                >
                  {t('Our reception answers your question or connects you.')}
                </Way>
              ) : (
                <Way icon="mail" href={at('/contact')} title={t('Write to us')}>
                  {t('We answer every message.')}
                </Way>
              )}
            </ul>
          </div>
        </Container>
      </Section>
    </>
  );
}

function Way({
  icon,
  href,
  title,
  children,
}: {
  icon: IconName;
  href: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="group relative flex items-center gap-5 rounded-md bg-white p-5 shadow-card transition-shadow hover:shadow-float">
      <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-mint text-primary">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-lg">
          <a href={href} className="stretched group-hover:text-primary">
            {title}
          </a>
        </h3>
        <p className="text-ink-soft">{children}</p>
      </div>
      <Icon
        name="arrow-right"
        className="size-5 shrink-0 text-primary transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </li>
  );
}
