/**
 * Opened by the QR code at the door on a patient's phone: they say who they are, and read where to sit and under which
 * number they are called. Works without script; checking in twice is not an error.
 */
import { data } from 'react-router';
import { type Arrival, CheckInFields } from '#contract/check-in.ts';
import { longestEmail, longestReference } from '#contract/lengths.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { byField, errorsOf } from '#web/site/entry/form-errors.server.ts';
import { lateWords } from '#web/site/words/late-words.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { callable } from '#web/ui/core/callable.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/check-in.ts';

const labelsOf = () => ({
  reference: t('Your reference|appointment'),
  contact: t('Your email address or phone number'),
});

export async function loader({ params, context }: Route.LoaderArgs) {
  return (await orNotFound(context.get(apiContext).checkIn.get({ params }))).data;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = {
    reference: String(form.get('reference') ?? ''),
    contact: String(form.get('contact') ?? ''),
  };
  const errors = errorsOf(CheckInFields, values);
  if (Object.keys(errors).length > 0) return { values, errors, problem: '', arrival: null };
  try {
    const { data: arrival } = await context.get(apiContext).checkIn.create({ params, body: values });
    return { values, errors, problem: '', arrival };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('not-found')) throw data(null, { status: 404 });
    return { values, errors: byField(error.body.errors ?? []), problem: error.body.detail, arrival: null };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Check in'),
    description: t('Check in.'),
    path: '/check-in',
    index: false,
  });

/** The address is a secret of the door. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function CheckInPage({ loaderData: door, actionData, params }: Route.ComponentProps) {
  const { name, language } = useSite();
  const arrival = actionData?.arrival;
  return (
    <>
      <LowHead
        trail={[{ label: t('Check in') }]}
        title={arrival ? t('You have checked in') : t('Check in')}
        {...(arrival
          ? {}
          : {
              lead: sentence('{place}: tell us that you are here.', {
                place: inLang(door.department ?? { language }, door.department?.text ?? name),
              }),
            })}
      />
      <Container className="grid max-w-2xl gap-8 pt-6 pb-10 lg:pt-8 lg:pb-16">
        {arrival ? <Arrived arrival={arrival} /> : <CheckInForm sent={actionData} token={params.token} />}
      </Container>
    </>
  );
}

type Sent = Route.ComponentProps['actionData'];

function CheckInForm({ sent, token }: { sent: Sent; token: string }) {
  const { values, errors = {}, problem } = sent ?? {};
  const wrong: Record<string, string> = errors;
  const labels = labelsOf();
  const field = (name: keyof typeof labels) => ({
    id: `check-in-${name}`,
    name,
    label: labels[name],
    defaultValue: values?.[name] ?? '',
    required: true,
    ...(wrong[name] ? { error: wrong[name] } : {}),
  });
  return (
    <form
      method="post"
      action={at(`/check-in/${token}`)}
      noValidate
      className="grid gap-6 rounded-md bg-white p-5 shadow-card sm:p-7"
    >
      {Object.keys(wrong).length > 0 ? (
        <FieldErrors labels={labels} errors={wrong} idOf={(name) => `check-in-${name}`} />
      ) : problem ? (
        <ErrorSummary title={t('You are not checked in yet')}>
          <p className="mt-1">{callable(problem)}</p>
        </ErrorSummary>
      ) : null}
      <Field
        {...field('reference')}
        hint={t('8 letters and digits, such as {example}. It is in our messages.', { example: 'KM4RT7XA' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestReference}
      />
      <Field
        {...field('contact')}
        hint={t('The one you booked with.')}
        autoComplete="email"
        maxLength={longestEmail}
      />
      <p>
        <Button type="submit" size="large">
          {t('I am here')}
        </Button>
      </p>
      <p>{t('Or go to our reception. We are glad to help.')}</p>
    </form>
  );
}

function Arrived({ arrival }: { arrival: Arrival }) {
  const { locale } = useSite();
  const { callNumber, doctor, localTime, delayMinutes, department, location } = arrival;
  return (
    <>
      {callNumber === null ? null : (
        <div className="rounded-md bg-mint p-6">
          <p className="text-4xl font-bold">
            {t('Your number is {number}.', { number: String(callNumber) })}
          </p>
          <p className="mt-2">{t('We call you by this number, not by your name.')}</p>
        </div>
      )}
      {department || location ? (
        <div>
          <h2 className="text-xl">{t('Please take a seat here')}</h2>
          {department ? (
            <p className="mt-2 font-semibold" {...langOf(department)}>
              {department.text}
            </p>
          ) : null}
          {location ? <p {...langOf(location)}>{location.text}</p> : null}
        </div>
      ) : null}
      <p>
        {sentence('Your visit is at {time} with {doctor}.', {
          time: timeWords(localTime, locale),
          doctor: inLang(doctor, doctor.text),
        })}
      </p>
      {delayMinutes > 0 ? <Alert tone="warning" title={lateWords(doctor.text, delayMinutes)} /> : null}
    </>
  );
}
