/**
 * The patient's own appointment, by the secret link: see, add to a calendar, print, move, cancel. It also shows the
 * outcome of a booking. Opening it changes nothing; only its forms do.
 */
import { data } from 'react-router';
import type { Slot } from '#contract/appointment.ts';
import { ApiProblem, apiContext, type Client } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { momentWords } from '#web/dates/in-words.ts';
import { localToday } from '#web/dates/local-date.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { byField } from '#web/site/entry/form-errors.server.ts';
import { searchWords } from '#web/site/words/search-words.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { at, localeOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import calendarDays from '~icons/lucide/calendar-days?raw';
import circleCheck from '~icons/lucide/circle-check?raw';
import type { Route } from './+types/manage.ts';
import { ConfirmCancel } from './cancel.tsx';
import { Confirm } from './confirm.tsx';
import { CorrectAddress, correctionWords } from './correct.tsx';
import { Facts } from './facts.tsx';
import { JoinVideo } from './join-video.tsx';
import { ChooseTime, ConfirmMove } from './move.tsx';
import { Now } from './now.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { OtherVisits } from './others.tsx';
import { QuestionsBefore } from './questions.tsx';
import { ManageSide } from './side.tsx';
import { findTime, loadTimes } from './times.ts';
import { isAhead, readOutcome, sentenceOf, titleOf, whereWords } from './words.ts';

export function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  return orNotFound(readPage(context.get(apiContext), token, new URL(request.url).searchParams));
}

async function readPage(api: Client, token: string, search: URLSearchParams) {
  const { data: managed } = await api.appointment.manage({ params: { token } });
  // The next step after the booking; going back returns to the page without this parameter.
  if (managed.questions?.asksAtOnce && (search.has('booked') || search.has('confirmed')))
    throw redirect(`/appointment/manage/${token}/questions?booked`);
  const start = managed.canMove && search.has('move') ? search.get('start') : null;
  const slot = start ? await findTime(api, { token, start }) : null;
  const isChoosing = managed.canMove && search.has('move') && !slot;
  const times = isChoosing
    ? await loadTimes(api, {
        token,
        from: searchWords(search, 'from'),
        today: localToday(managed.timeZone),
        locale: localeOfPage((await api.settings.get()).data.locale),
      })
    : null;
  return {
    managed,
    outcome: readOutcome(search),
    slot,
    times,
    isGone: start !== null && slot === null,
    isCancelling: managed.canCancel && search.has('cancel'),
    correctionKey: managed.canCorrectEmail && search.has('address') ? crypto.randomUUID() : '',
    isTooLate: (search.has('move') && !managed.canMove) || (search.has('cancel') && !managed.canCancel),
  };
}

interface Refused {
  problem: string;
  errors?: Record<string, string>;
  email?: string;
  nearest: Slot[];
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<Refused> {
  const api = context.get(apiContext);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const here = `/appointment/manage/${params.token}`;
  const version = Number(field('version'));
  const options = Number.isSafeInteger(version) && version > 0 ? { ifMatch: version } : {};
  try {
    if (field('intent') === 'confirm') {
      await api.appointment.confirm({ params });
      throw redirect(`${here}?confirmed`, 303);
    }
    if (field('intent') === 'move') {
      await api.appointment.move({ params, body: { startsAt: field('start') } }, options);
      throw redirect(`${here}?moved`, 303);
    }
    if (field('intent') === 'address') {
      const { data: corrected } = await api.appointment.correctEmail(
        { params, body: { email: field('email') } },
        { idempotencyKey: field('key') },
      );
      throw redirect(`${new URL(corrected.manageUrl).pathname}?corrected`, 303);
    }
    if (field('intent') === 'arrive') {
      await api.appointment.arrive({ params });
      throw redirect(here, 303);
    }
    if (field('intent') === 'sms') {
      await api.appointment.chooseSms({ params, body: { wantsSms: field('wantsSms') === '1' } });
      throw redirect(here, 303);
    }
    if (field('intent') === 'cancel') {
      await api.appointment.cancel({ params, body: { reason: field('reason') } }, options);
      throw redirect(`${here}?cancelled`, 303);
    }
    throw redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('not-found')) throw data(null, { status: 404 });
    // It changed in another tab or at the hospital, so the page shows the current state.
    if (error.is('stale-version') || error.is('state-not-allowed')) throw redirect(`${here}?changed`, 303);
    return {
      problem: error.body.detail,
      errors: byField(error.body.errors ?? []),
      email: field('email'),
      nearest: (error.body.nearest as Slot[] | undefined) ?? [],
    };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Your appointment'),
    description: t('Your appointment.'),
    path: '/appointment',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function Manage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { managed, outcome, slot, times, isCancelling, correctionKey, isGone, isTooLate } = loaderData;
  const { locale, contact, name: hospital, sendsMail } = useSite();
  const here = at(`/appointment/manage/${params.token}`);
  const phone = contact?.phones[0] ?? '';
  const location = contact?.location ?? '';
  const isActing = slot !== null || times !== null || isCancelling || correctionKey !== '';
  const now = { date: longDate(managed.localDate, locale), time: timeWords(managed.localTime, locale) };
  const shared = { managed, here, locale, phone };
  const where = managed.mode === 'in-person' ? location : whereWords(managed);
  return (
    <>
      <LowHead
        trail={[
          { label: t('Book an appointment'), href: at('/appointment') },
          { label: t('Your appointment') },
        ]}
        title={headingOf(loaderData)}
      >
        <p className="flex items-start gap-3" role="status">
          <Svg
            source={isAhead(managed) && !isActing ? circleCheck : calendarDays}
            className="mt-px size-6 shrink-0 text-primary"
          />
          <span data-live-part={isActing ? undefined : 'sentence'}>
            {isActing
              ? correctionKey
                ? t('It is on {date}, {time}.', now)
                : t('It is on {date}, {time}, until you confirm below.', now)
              : sentenceOf(managed, outcome, locale, sendsMail)}{' '}
            {managed.canCorrectEmail && !isActing ? (
              <a href={`${here}?address`} className="text-link">
                {correctionWords(managed)}
              </a>
            ) : null}
          </span>
        </p>
      </LowHead>
      <Container className="grid gap-8 pt-6 pb-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:pt-8 lg:pb-16">
        <div className="grid content-start gap-8">
          <Notice
            refused={actionData}
            here={here}
            locale={locale}
            canMove={managed.canMove}
            said={
              outcome === 'changed'
                ? t(
                    'This appointment has been changed in another window or by the hospital. This is how it is now.',
                  )
                : isGone
                  ? t('That time is no longer free. Please choose another one below.')
                  : isTooLate && isAhead(managed)
                    ? managed.deadlines
                    : ''
            }
          />
          {slot ? (
            <ConfirmMove {...shared} slot={slot} />
          ) : times ? (
            <ChooseTime {...shared} times={times} />
          ) : isCancelling ? (
            <ConfirmCancel managed={managed} here={here} error={actionData?.errors?.reason} />
          ) : correctionKey ? (
            <CorrectAddress
              managed={managed}
              here={here}
              formKey={correctionKey}
              error={actionData?.errors?.email}
              typed={actionData?.email ?? ''}
            />
          ) : null}
          {isActing ? null : <Now managed={managed} here={here} token={params.token} locale={locale} />}
          {isActing ? null : <JoinVideo managed={managed} />}
          {isActing ? null : <QuestionsBefore managed={managed} here={here} />}
          <Facts managed={managed} where={where} locale={locale} />
          {isActing ? null : <OtherVisits series={managed.series} locale={locale} />}
        </div>
        <div className="grid content-start gap-6 lg:row-span-2">
          {managed.status === 'held' ? (
            <Confirm managed={managed} here={here} />
          ) : (
            <ManageSide
              managed={managed}
              here={here}
              hospital={hospital}
              location={location}
              isActing={isActing}
            />
          )}
        </div>
        <OnThisDevice managed={managed} where={where} locale={locale} />
      </Container>
    </>
  );
}

function headingOf({
  managed,
  outcome,
  slot,
  times,
  isCancelling,
  correctionKey,
}: Route.ComponentProps['loaderData']) {
  if (slot || times) return t('Move your appointment');
  if (isCancelling) return t('Cancel your appointment');
  return correctionKey ? correctionWords(managed) : titleOf(managed, outcome);
}

function Notice({
  refused,
  said,
  here,
  locale,
  canMove,
}: {
  refused: Refused | undefined;
  said: string;
  canMove: boolean;
  here: string;
  locale: string;
}) {
  const title = refused?.problem ?? said;
  if (!title) return null;
  return (
    <Alert tone="warning" title={title} live>
      {refused && canMove && refused.nearest.length > 0 ? (
        <>
          <p>{t('The nearest free times:')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {refused.nearest.map((slot) => (
              <li key={slot.startsAt}>
                <a
                  href={`${here}?move&start=${encodeURIComponent(slot.startsAt)}`}
                  className="inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-white px-4 font-semibold text-primary no-underline"
                >
                  {momentWords(slot, locale)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
