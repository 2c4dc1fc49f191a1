import { data } from 'react-router';
import { isDoneBy } from '#contract/done-by.ts';
import { longestEmail, longestName, longestPhone } from '#contract/lengths.ts';
import { WaitlistFields } from '#contract/waitlist.ts';
import { ApiProblem, apiContext, type Client } from '#web/api/client.ts';
import { localToday } from '#web/dates/local-date.ts';
import { dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { FormTrap, isTrapped, openedAtOf } from '#web/shell/form-trap.tsx';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { byField, errorsOf } from '#web/site/entry/form-errors.server.ts';
import { readPurpose, readWhom, type Words, wordsOf } from '#web/site/entry/whom.ts';
import { Island } from '#web/site/search-box/island.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { at, localeOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/waitlist-join.ts';
import { daysToWait } from './waitlist-days.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const whose = await readWhose(api, searchParams);
  // No waiting for a doctor without online booking, or for what they do not do.
  if (!whose.isDone || !whose.isBooked) throw redirect(`/appointment?${whose.address}`);
  const [{ data: soonest }, { data: settings }] = await Promise.all([
    api.appointment.soonest({ query: whose.query }),
    api.settings.get(),
  ]);
  return {
    whose,
    isAsked: searchParams.has('asked'),
    days: daysToWait(localToday(settings.timeZone), soonest[0]?.localDate),
    today: localToday(settings.timeZone),
    openedAt: Date.now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const whose = await readWhose(api, searchParams);
  const form = await request.formData();
  const values = Object.fromEntries(
    valueNames.map((name) => [name, String(form.get(name) ?? '')]),
  ) as FormState['values'];
  const { data: settings } = await api.settings.get();
  const dateForm = { locale: localeOfPage(settings.locale), today: localToday(settings.timeZone) };
  const dates = { from: readDate(values.from, dateForm), to: readDate(values.to, dateForm) };
  const state = { values, openedAt: openedAtOf(form) ?? Date.now() };
  const body = {
    ...whose.id,
    ...values,
    wantsSms: values.wantsSms !== '',
    from: dates.from ?? '',
    to: dates.to ?? '',
  };
  const errors = errorsOf(WaitlistFields, body);
  for (const name of ['from', 'to'] as const) {
    if (!dates[name]) errors[name] = dateProblem(values[name], dateForm)!;
  }
  if (Object.keys(errors).length > 0) return data({ ...state, errors }, 422);
  if (isTrapped(form, Date.now())) {
    return data(
      {
        ...state,
        problem: t('That was quicker than usual, so we have not sent it yet. Please send it again.'),
      },
      422,
    );
  }
  try {
    await api.waitlist.create({ body });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refused = byField(error.body.errors ?? []);
    return data(
      Object.keys(refused).length > 0
        ? { ...state, errors: refused }
        : { ...state, problem: error.body.detail, isFree: error.is('times-free') },
      error.status,
    );
  }
  throw redirect(`/appointment/waitlist?${whose.address}&asked`, 303);
}

/** The days depend on bookings, but going back must show what was typed. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Waiting list'),
    description: t('We tell you when an earlier time becomes free.'),
    path: '/appointment',
    index: false,
  });

const valueNames = ['from', 'to', 'name', 'email', 'phone', 'wantsSms'] as const;

interface FormState {
  values: Record<(typeof valueNames)[number], string>;
  openedAt: number;
  errors?: Record<string, string>;
  problem?: string | undefined;
  isFree?: boolean;
}

export default function WaitlistJoin({ loaderData, actionData }: Route.ComponentProps) {
  const { whose, isAsked, days, today } = loaderData;
  const { locale, sendsMail } = useSite();
  const { values, errors = {}, problem, isFree, openedAt } = (actionData ?? loaderData) as Partial<FormState>;
  const { address } = whose;
  const trail = [
    { label: t('Book an appointment'), href: at(`/appointment?${address}`) },
    { label: t('Waiting list') },
  ];
  if (isAsked) {
    return (
      <LowHead
        trail={trail}
        title={sendsMail ? t('We have emailed you') : t('You are on the waiting list')}
        lead={
          sendsMail
            ? t(
                'The email confirms that you are on the list and has a link to leave it. When a time becomes free, we hold it for you and email you again to say until when.',
              )
            : t('We call you when a time becomes free. To leave the list, please call us.')
        }
      >
        <ButtonLink href={at(`/appointment?${address}`)} variant="secondary">
          {t('Back to the times')}
        </ButtonLink>
      </LowHead>
    );
  }
  const labels = {
    from: t('First day'),
    to: t('Last day'),
    name: t('Your name'),
    email: t('Email'),
    phone: t('Phone'),
  };
  const field = (name: keyof typeof labels) => ({
    id: name,
    name,
    label: labels[name],
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <>
      <LowHead
        trail={trail}
        title={t('Wait for an earlier time')}
        lead={sendsMail ? leadOf(whose) : t('We call you when a time becomes free on these days.')}
      />
      <Container className="pt-6 pb-10 lg:pt-8 lg:pb-16">
        <form
          method="post"
          action={at(`/appointment/waitlist?${address}`)}
          noValidate
          className="grid max-w-2xl gap-6"
        >
          <FormTrap openedAt={openedAt ?? loaderData.openedAt} />
          {Object.keys(errors).length > 0 ? (
            <FieldErrors labels={labels} errors={errors} />
          ) : problem ? (
            <ErrorSummary title={t('You are not on the list yet')}>
              <p className="mt-1">{problem}</p>
              {isFree ? (
                <p className="mt-3">
                  <a href={at(`/appointment?${address}`)} className="text-link">
                    {t('See the free times')}
                  </a>
                </p>
              ) : null}
            </ErrorSummary>
          ) : null}
          <div className="grid gap-6 sm:grid-cols-2">
            {(['from', 'to'] as const).map((name) => (
              <Island
                key={name}
                name="date-field"
                component={DateField}
                props={{
                  ...field(name),
                  locale,
                  today,
                  min: today,
                  required: true,
                  value: values?.[name] ?? days[name],
                }}
              />
            ))}
          </div>
          <Field
            {...field('name')}
            autoComplete="name"
            required
            maxLength={longestName}
            defaultValue={values?.name ?? ''}
          />
          <Field
            {...field('email')}
            type="email"
            autoComplete="email"
            required
            maxLength={longestEmail}
            {...(sendsMail ? { hint: t('We offer you the time by email.') } : {})}
            defaultValue={values?.email ?? ''}
          />
          <Field
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={longestPhone}
            defaultValue={values?.phone ?? ''}
          />
          <SmsBox isChecked={Boolean(values?.wantsSms)} />
          <p>
            <Button type="submit" size="large">
              {t('Join the waiting list')}
            </Button>
          </p>
          <p className="text-sm text-ink-muted">
            {t('We delete your details a month after the last day.')}{' '}
            <a href={at('/privacy')} className="text-link">
              {t('How we handle personal data')}
            </a>
          </p>
        </form>
      </Container>
    </>
  );
}

/** Consent to texts, if any can be sent. */
function SmsBox({ isChecked }: { isChecked: boolean }) {
  const { offersSms } = useSite();
  if (!offersSms) return null;
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name="wantsSms"
        value="1"
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-primary"
      />
      {t('Tell me by text message too')}
    </label>
  );
}

function leadOf({ name: whom, what }: { name: Words; what: Words | null }) {
  const name = inLang(whom, whom.words);
  return what
    ? sentence(
        'When a time with {name} that is long enough for “{purpose}” becomes free on these days, we hold it for you and email you to say until when.',
        { name, purpose: inLang(what, what.words) },
      )
    : sentence(
        'When someone cancels a time with {name} on these days, we hold it for you and email you to say until when.',
        { name },
      );
}

/** Doctor or department and purpose from the address; null without a doctor or department. */
async function readWhose(api: Client, search: URLSearchParams) {
  const [whom, purpose, visits] = await Promise.all([
    readWhom(api, search),
    readPurpose(api, search),
    api.visitType.list({ query: { limit: '100' } }),
  ]);
  if (!whom) throw data(null, { status: 404 });
  const doctorId = 'doctorId' in whom.id ? whom.id.doctorId : null;
  const booked = visits.data.filter(
    ({ offered, doctorIds }) =>
      offered === 'book' && (!doctorId || doctorIds.length === 0 || doctorIds.includes(doctorId)),
  );
  // A package or service fixes its visit type.
  const visit = purpose ? undefined : booked.find(({ id }) => String(id) === search.get('visit'));
  const named = { ...whom.query, ...purpose?.query };
  return {
    query: { ...named, ...(visit && { visitType: String(visit.id) }) },
    address: Object.entries({ ...named, ...(visit && { visit: visit.id }) })
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
    id: { ...whom.id, ...purpose?.id, ...(visit && { visitTypeId: visit.id }) },
    isDone: purpose === null || isDoneBy(purpose, whom),
    isBooked: !doctorId || booked.length > 0,
    name: whom.name,
    what: purpose?.title ?? (visit ? wordsOf(visit, visit.name) : null),
  };
}
