import type { ReactNode } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { KeptAppointments } from '#web/site/manage/kept.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/offline.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('You are offline'),
    description: t('Phone numbers, address and opening hours for when you are offline.'),
    path: '/offline',
    index: false,
  });

/** Shown for any uncached page while offline. Cached ahead of time, so it must not load anything. */
export default function Offline() {
  const { contact } = useSite();
  return (
    <div className="bg-mint-soft">
      <Container className="py-12 lg:py-20">
        <h1 className="text-4xl lg:text-6xl" tabIndex={-1}>
          {t('You are offline.')}
        </h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft" data-network="off">
          {t(
            'This page needs an internet connection. Here is what you may need until you are back online. Pages that you have already opened on this device still work.',
          )}
        </p>
        <p className="mt-5 max-w-measure text-lg text-ink-soft" data-network="on" hidden>
          {t('Your device is online, but our server did not answer. Please try again.')}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          {/* An empty link reloads the requested address. */}
          <ButtonLink href="">{t('Try again')}</ButtonLink>
          <ButtonLink href={at('/')} variant="secondary">
            {t('Go to the home page')}
          </ButtonLink>
        </p>
        <div className="mt-10">
          <KeptAppointments />
        </div>
        {contact ? (
          <div className="mt-10 gap-4 *:mb-4 *:break-inside-avoid md:columns-2 lg:gap-6 lg:*:mb-6">
            {contact.emergencyPhone ? (
              <Card icon="siren" title={t('In an emergency')}>
                <p>
                  <ButtonLink href={telephone(contact.emergencyPhone)} variant="danger" size="large">
                    <span>
                      <Phrase
                        message="Call {number}"
                        number={<PhoneNumber className="tabular-nums">{contact.emergencyPhone}</PhoneNumber>}
                      />
                    </span>
                  </ButtonLink>
                </p>
              </Card>
            ) : null}
            <Card icon="phone" title={t('By phone')}>
              <ul>
                {contact.phones.map((number, place) => (
                  <li key={number}>
                    {contact.phoneLabels[place] ? (
                      <span className="block text-ink-muted" {...langOf(contact)}>
                        {contact.phoneLabels[place]}
                      </span>
                    ) : null}
                    <a
                      href={telephone(number)}
                      dir="ltr"
                      className="inline-flex min-h-11 items-center text-lg font-semibold text-primary tabular-nums underline-offset-4 hover:underline"
                    >
                      {number}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
            <Card icon="map-pin" title={t('Where we are')}>
              <address className="whitespace-pre-line text-lg" {...langOf(contact)}>
                {contact.location}
              </address>
            </Card>
            {contact.openingHours.length > 0 ? (
              <Card icon="clock" title={t('When we are open')}>
                <OpeningHours of={contact} hours={contact.openingHours} />
              </Card>
            ) : null}
          </div>
        ) : null}
      </Container>
    </div>
  );
}

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-white p-6 shadow-card lg:p-8">
      <h2 className="mb-4 flex items-center gap-4 text-2xl">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mint text-primary">
          <Icon name={icon} className="size-5.5" />
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
