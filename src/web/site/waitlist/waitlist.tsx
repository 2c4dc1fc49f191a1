/**
 * The waiting patient's page, by the secret link: the time held for them, and a way to leave the list. Opening it
 * changes nothing; booking, passing and leaving are forms.
 */
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { durationWords } from '#contract/words/duration-words.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { momentWords } from '#web/dates/in-words.ts';
import { longDate, timeWords, zoneWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { inLang } from '#web/ui/lang.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/waitlist.ts';
import { waitWords } from './wait-words.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: waiting } = await orNotFound(context.get(apiContext).waitlist.get({ params }));
  return { waiting };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { waitlist } = context.get(apiContext);
  const form = await request.formData();
  const here = `/appointment/waitlist/${params.token}`;
  try {
    switch (form.get('intent')) {
      case 'book': {
        const { data: booked } = await waitlist.accept({ params });
        throw redirect(`${new URL(booked.manageUrl).pathname}?booked`, 303);
      }
      case 'decline':
        await waitlist.decline({ params });
        break;
      case 'leave':
        await waitlist.leave({ params });
        break;
    }
    throw redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('not-found')) throw data(null, { status: 404 });
    return { problem: error.body.detail };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Waiting list'),
    description: t('Your place on the waiting list.'),
    path: '/appointment',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

type Waiting = Route.ComponentProps['loaderData']['waiting'];

export default function Waitlist({ loaderData, actionData, params }: Route.ComponentProps) {
  const { waiting } = loaderData;
  const { locale, sendsMail } = useSite();
  const here = at(`/appointment/waitlist/${params.token}`);
  const { title, lead } = headOf(waiting, locale);
  return (
    <>
      <LowHead
        trail={[{ label: t('Book an appointment'), href: at('/appointment') }, { label: t('Waiting list') }]}
        title={title}
        lead={lead}
      />
      <Container className="grid max-w-4xl gap-8 pt-6 pb-10 lg:pt-8 lg:pb-16">
        {actionData ? <Alert tone="warning" title={actionData.problem} live /> : null}
        {waiting.offer ? (
          <Offer offer={waiting.offer} timeZone={waiting.timeZone} locale={locale} here={here} />
        ) : null}
        {waiting.status === 'waiting' ? (
          <form method="post" action={here} className="grid gap-4">
            <p>
              {waitWords(waiting, locale)}{' '}
              {sendsMail
                ? t('We will email you when a time becomes free, and hold it for you for a while.')
                : t('We call you when a time becomes free.')}
            </p>
            <div>
              <Button type="submit" name="intent" value="leave" variant="secondary">
                {t('Leave the waiting list')}
              </Button>
            </div>
          </form>
        ) : (
          <div>
            <ButtonLink href={managePath(waiting) ?? at('/appointment')} size="large">
              {waiting.manageUrl ? t('See your appointment') : t('Book an appointment')}
            </ButtonLink>
          </div>
        )}
      </Container>
    </>
  );
}

function Offer({
  offer,
  timeZone,
  locale,
  here,
}: {
  offer: NonNullable<Waiting['offer']>;
  timeZone: string;
  locale: string;
  here: string;
}) {
  const rows = [
    [
      'When',
      t('{date}, {time} ({zone})', {
        date: longDate(offer.localDate, locale),
        time: timeWords(offer.localTime, locale),
        zone: zoneWords(timeZone),
      }),
    ],
    ['With', inLang(offer.doctor, offer.doctor.name)],
    [
      'Visit',
      sentence('{before}, {after}', {
        before: inLang({ language: offer.visitTypeLanguage }, offer.visitTypeName),
        after: durationWords(offer.durationMinutes),
      }),
    ],
    [
      'Kept until',
      momentWords({ localDate: offer.expiresLocalDate, localTime: offer.expiresLocalTime }, locale),
    ],
  ] satisfies [PlainMessage, ReactNode][];
  return (
    <section aria-labelledby="offer" className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="offer" className="text-2xl">
        {t('The time we are holding for you')}
      </h2>
      <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{t(label)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={here} className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="book" variant="accent" size="large">
          {t('Book this time')}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="quiet" size="large">
          {t('Let the next person have it')}
        </Button>
      </form>
    </section>
  );
}

function managePath({ manageUrl }: Waiting) {
  return manageUrl ? new URL(manageUrl).pathname : null;
}

function headOf({ status, offer }: Waiting, locale: string) {
  if (status === 'booked')
    return { title: t('Your time is booked'), lead: t('You are no longer on the waiting list.') };
  if (status === 'left')
    return { title: t('You have left the waiting list'), lead: t('We will not email you about it again.') };
  if (status === 'lapsed')
    return {
      title: t('Your place on the list has ended'),
      lead: t(
        'You did not answer several times that we held for you. You can still book, or join the list again.',
      ),
    };
  return offer
    ? {
        title: t('A time has become free for you'),
        lead: t('We keep it until {date}, {time}. After that it goes to the next.', {
          date: longDate(offer.expiresLocalDate, locale),
          time: timeWords(offer.expiresLocalTime, locale),
        }),
      }
    : {
        title: t('You are on the waiting list'),
        lead: t(
          'We are not holding a time for you right now. A time that you were offered and did not book has gone to the next person.',
        ),
      };
}
