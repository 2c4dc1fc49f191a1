/** The receipt of an inquiry. It can be reloaded, saved and printed, and does not contain the message. */

import { data } from 'react-router';
import { dateFormat } from '#contract/words/formats.ts';
import { apiContext } from '#web/api/client.ts';
import { clockTime } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { found } from '#web/site/entry/entry.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/contact-sent.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await found(context.get(apiContext).inquiry.receipt({ params: { token: params.token } }));
  if (!receipt) throw data(null, { status: 404 });
  return receipt;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('We have your message'),
    description: t('Your message has arrived.'),
    path: '/contact',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ContactSent({
  loaderData: { reference, topic, isForVisit, hasCopy, createdAt },
}: Route.ComponentProps) {
  const { contact, locale, timeZone, sendsMail } = useSite();
  const phone = contact?.phones[0];
  const title = isForVisit ? t('We have your request') : t('We have your message');
  const day = dateFormat(locale, { dateStyle: 'full', timeZone }).format(new Date(createdAt));
  const time = clockTime(createdAt, timeZone, locale);
  const facts = [
    [t('Received'), t('{date}, {time}', { date: day, time })],
    [t('About|topic'), topic],
  ].filter(([, value]) => value);
  return (
    <>
      <LowHead
        trail={
          isForVisit
            ? [{ label: t('Book an appointment'), href: at('/appointment') }, { label: title }]
            : [{ label: t('Contact'), href: at('/contact') }, { label: title }]
        }
        title={title}
      >
        <p className="flex max-w-measure items-start gap-3">
          <Icon name="circle-check" className="mt-px size-6 shrink-0 text-primary" />
          <span>
            {isForVisit
              ? t('Thank you. Nothing is booked yet: a member of our staff looks for a time and tells you.')
              : t('Thank you for writing. A member of our staff will read it and reply as soon as possible.')}
          </span>
        </p>
      </LowHead>
      <Container className="grid gap-8 pt-6 pb-10 lg:grid-cols-[1fr_22rem] lg:gap-12 lg:pt-8 lg:pb-16">
        <div className="self-start rounded-md bg-white p-6 shadow-card sm:p-8">
          <p className="text-ink-muted">{t('Your reference')}</p>
          <p className="text-3xl font-bold tracking-widest sm:text-4xl" data-reference>
            <bdi>{reference}</bdi>
          </p>
          <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_1fr]">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="text-xl">{t('What happens next')}</h2>
          <ul className="mt-4 grid list-disc gap-2 ps-5">
            {hasCopy && sendsMail ? (
              <li>
                {t(
                  'A confirmation is on its way to your email address. If it does not arrive, check your junk or spam folder.',
                )}
              </li>
            ) : (
              <li>{t('Please write down your reference. We cannot send it to you.')}</li>
            )}
            <li>
              {phone ? (
                <Phrase
                  message="If you have something to add, or it becomes urgent, call us and give the reference: {phone}."
                  phone={<PhoneLink number={phone} />}
                />
              ) : (
                t('If you have something to add, or it becomes urgent, call us and give the reference.')
              )}
            </li>
          </ul>
          <p className="mt-8">
            <ButtonLink href={at('/')} variant="secondary">
              {t('Go to the home page')}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}
