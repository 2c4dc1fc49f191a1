/** The patient's own appointment, by the secret link. It is also the page that confirms a booking. */
import { data } from 'react-router';
import type { AppointmentStatus } from '#contract/appointment.ts';
import { ApiProblem, apiContext } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pageMeta } from '#web/ui/meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Container } from '#web/ui/section.tsx';
import { Svg } from '#web/ui/svg.tsx';
import calendarDays from '~icons/lucide/calendar-days?raw';
import circleCheck from '~icons/lucide/circle-check?raw';
import type { Route } from './+types/manage.ts';
import { longDate, zoneWords } from './booking/words.ts';
import { useSite } from './site-data.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const { data: booked } = await context
      .get(apiContext)
      .appointment.manage({ params: { token: params.token } });
    return { booked, isNew: new URL(request.url).searchParams.has('booked') };
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your appointment',
    description: 'Your appointment.',
    path: '/appointment',
    index: false,
  });

/** The address is a secret: no cache keeps the page and no other site is told where the visitor came from. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

const titles: Partial<Record<AppointmentStatus, string>> = {
  booked: 'Your appointment is booked',
  requested: 'We have your request',
  cancelled: 'This appointment is cancelled',
  declined: 'We could not confirm this request',
};

export default function Manage({ loaderData: { booked, isNew } }: Route.ComponentProps) {
  const { locale, contact } = useSite();
  const ended = booked.status === 'cancelled' || booked.status === 'declined';
  const facts = [
    ['When', `${longDate(booked.localDate, locale)}, ${booked.localTime} (${zoneWords(booked.timeZone)})`],
    ['With', booked.doctor.name],
    ['Visit', booked.visitTypeName],
    [
      'Where',
      booked.mode === 'in-person'
        ? (contact?.location ?? '')
        : booked.mode === 'video'
          ? 'By video'
          : 'By phone',
    ],
  ].filter(([, value]) => value);
  return (
    <>
      <PageHead
        trail={[{ label: 'Book an appointment', href: '/appointment' }, { label: 'Your appointment' }]}
        title={titles[booked.status] ?? 'Your appointment'}
      >
        <p className="flex items-start gap-3 text-lg" role="status">
          <Svg source={ended ? calendarDays : circleCheck} className="mt-1 size-6 shrink-0 text-primary" />
          <span>{sentence(booked.status, isNew)}</span>
        </p>
      </PageHead>
      <Container className="grid gap-8 py-10 lg:grid-cols-[1fr_22rem] lg:py-16">
        <div className="rounded-md bg-white p-6 shadow-card sm:p-8">
          <p className="text-ink-muted">Your reference</p>
          <p className="text-4xl font-bold tracking-widest" data-reference>
            {booked.reference}
          </p>
          <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_1fr]">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="font-semibold whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-start gap-4">
          {ended ? (
            <ButtonLink href="/appointment" size="large">
              Book another time
            </ButtonLink>
          ) : (
            <>
              <h2 className="text-xl">Before you come</h2>
              <ul className="grid list-disc gap-2 pl-5">
                <li>Bring a photo ID, your medicines or a list of them, and earlier reports.</li>
                <li>Please be at the reception ten minutes early.</li>
                <li>
                  To move or cancel, call us and name your reference
                  {contact?.phones[0] ? (
                    <>
                      : <a href={`tel:${contact.phones[0].replace(/[^+\d]/g, '')}`}>{contact.phones[0]}</a>
                    </>
                  ) : null}
                  .
                </li>
              </ul>
            </>
          )}
        </div>
      </Container>
    </>
  );
}

function sentence(status: AppointmentStatus, isNew: boolean) {
  if (status === 'requested')
    return 'We keep this time for you and confirm it as soon as a member of staff has looked at it.';
  if (status === 'booked')
    return isNew
      ? 'Thank you. The time is yours; keep the reference below.'
      : 'The time is yours. We look forward to seeing you.';
  if (status === 'cancelled') return 'The time was given back. You can book another one at any time.';
  if (status === 'declined') return 'Please choose another time, or call us and we will find one with you.';
  return 'Thank you for coming.';
}
