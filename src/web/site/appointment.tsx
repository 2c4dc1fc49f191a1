/** Booking: who, when, your details, check. An application, and the same page without script. */
import { useEffect, useRef } from 'react';
import { redirect, useLocation, useNavigation } from 'react-router';
import { ApiProblem, apiContext, formGuardContext } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { pageMeta } from '#web/ui/meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Container } from '#web/ui/section.tsx';
import type { Route } from './+types/appointment.ts';
import { addressOfPackage } from './booking/asked-package.server.ts';
import { addressOf, readChoice } from './booking/choice.ts';
import { CheckForm, DetailsForm, Refused } from './booking/details.tsx';
import { bookingBody, checkBody, newKey, readDetails } from './booking/form.server.ts';
import { type Details, emptyDetails, type FormState } from './booking/form.ts';
import { loadOptions } from './booking/options.ts';
import { Step } from './booking/step.tsx';
import { When } from './booking/when.tsx';
import { Who } from './booking/who.tsx';
import { fullName, longDate } from './booking/words.ts';
import { byField } from './form-errors.server.ts';
import { useSite } from './site-data.ts';

export const handle = { app: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const ofPackage = await addressOfPackage(api, searchParams);
  if (ofPackage) throw redirect(ofPackage);
  const choice = readChoice(searchParams);
  const { data: settings } = await api.settings.get();
  const options = await loadOptions(api, choice, settings.timeZone);
  // A doctor or department that is gone: start again rather than fail.
  if (!options) throw redirect('/appointment');
  return { choice, options, token: context.get(formGuardContext).token };
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormState> {
  const api = context.get(apiContext);
  const choice = readChoice(new URL(request.url).searchParams);
  const { data: settings } = await api.settings.get();
  const options = await loadOptions(api, choice, settings.timeZone);
  if (!options || !choice.start) throw redirect(addressOf(choice, { start: '' }));
  const form = await request.formData();
  context.get(formGuardContext).accept(String(form.get('_xsrf') ?? ''));
  const details = readDetails(form);
  const state: FormState = {
    show: 'details',
    details,
    errors: {},
    key: String(form.get('key') ?? '') || newKey(),
  };
  if (form.get('intent') === 'edit') return state;

  const doctor = options.doctor ?? options.doctors.find(({ slug }) => slug === choice.with);
  const slot = options.slots.find(
    ({ startsAt, doctorId }) => startsAt === choice.start && doctorId === doctor?.id,
  );
  const visitTypeId = slot?.visitTypeId ?? (Number(choice.visit) || options.visits[0]?.id);
  if (!doctor || !visitTypeId) throw redirect(addressOf(choice, { start: '' }));
  const body = bookingBody(details, { doctorId: doctor.id, startsAt: choice.start, visitTypeId });
  const errors = checkBody(body);
  if (Object.keys(errors).length > 0) return { ...state, errors };
  if (form.get('intent') !== 'book') return { ...state, show: 'check', key: newKey() };
  try {
    const { data: booked } = await api.appointment.create({ body }, { idempotencyKey: state.key });
    throw redirect(`${new URL(booked.manageUrl).pathname}?booked`);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('invalid')) return { ...state, errors: byField(error.body.errors ?? []) };
    return {
      ...state,
      show: 'check',
      key: newKey(),
      problem: error.body.detail,
      nearest: error.body.nearest as FormState['nearest'],
    };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book an appointment',
    description:
      'Choose a department or a doctor, see the times that are really free and book one in two minutes.',
    path: '/appointment',
  });

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function Appointment({
  loaderData: { choice, options, token },
  actionData,
}: Route.ComponentProps) {
  const site = useSite();
  const { locale, timeZone } = site;
  const busy = useNavigation().state !== 'idle';
  const location = useLocation();
  const chosenDoctor = options.doctor ?? options.doctors.find(({ slug }) => slug === choice.with);
  const slot = options.slots.find(
    ({ startsAt, doctorId }) => startsAt === choice.start && doctorId === chosenDoctor?.id,
  );
  const current = stepOf(choice.doctor, Boolean(slot), actionData?.show);
  const details =
    actionData?.details ?? (location.state as { details?: Details } | null)?.details ?? emptyDetails;
  const here = addressOf(choice);
  const visit = options.visits.find(({ id }) => id === slot?.visitTypeId);
  const phone = options.department?.phone || site.contact?.phones[0] || '';
  useStepFocus(`${current} ${here} ${actionData?.key ?? ''}`);

  const who =
    choice.doctor === 'any'
      ? `${options.department?.name}, first free doctor`
      : chosenDoctor
        ? `${fullName(chosenDoctor)}, ${chosenDoctor.role}`
        : '';
  const when = slot
    ? `${longDate(slot.localDate, locale)}, ${slot.localTime}${visit ? `, ${visit.name} (${visit.durationMinutes} minutes)` : ''}`
    : '';
  const stateOf = (number: number) => (number < current ? 'done' : number === current ? 'current' : 'coming');
  return (
    <>
      <PageHead
        trail={[{ label: 'Book an appointment' }]}
        title="Book an appointment"
        lead="Four short steps. You see only times that are really free."
      />
      <Container className="py-10 lg:py-16">
        {actionData?.problem ? (
          <div className="mb-6">
            <Refused
              state={actionData}
              locale={locale}
              addressOfSlot={(other) =>
                addressOf(choice, {
                  month: other.localDate.slice(0, 7),
                  day: other.localDate,
                  start: other.startsAt,
                  with: choice.with,
                })
              }
            />
          </div>
        ) : choice.start && !slot ? (
          <div className="mb-6">
            <Alert tone="warning" title="This time is no longer free" live>
              <p>Somebody booked it, or it has passed. Please choose another one below.</p>
            </Alert>
          </div>
        ) : null}
        <ol className="grid gap-4" aria-busy={busy || undefined}>
          <Step
            number={1}
            title={
              options.department && !choice.doctor
                ? `Who do you want to see in ${options.department.name}?`
                : 'Who do you want to see?'
            }
            state={stateOf(1)}
            chosen={who}
            change={addressOf(choice, choice.department ? { doctor: '' } : { department: '' })}
          >
            <Who choice={choice} options={options} locale={locale} />
            {options.department ? (
              <p className="mt-6">
                <a href="/appointment">Choose another department</a>
              </p>
            ) : null}
          </Step>
          <Step
            number={2}
            title="When does it suit you?"
            state={stateOf(2)}
            chosen={when}
            change={addressOf(choice, { start: '' })}
          >
            <When choice={choice} options={options} locale={locale} timeZone={timeZone} phone={phone} />
          </Step>
          <Step number={3} title="Your details" state={stateOf(3)} chosen={details.name}>
            <DetailsForm action={here} token={token} state={actionData} details={details} />
          </Step>
          <Step number={4} title="Check and book" state={stateOf(4)}>
            {actionData ? (
              <CheckForm
                action={here}
                token={token}
                state={actionData}
                busy={busy}
                needsApproval={visit?.needsApproval ?? false}
              />
            ) : null}
          </Step>
        </ol>
      </Container>
    </>
  );
}

function stepOf(doctor: string, hasTime: boolean, shown: FormState['show'] | undefined) {
  if (!doctor) return 1;
  if (!hasTime) return 2;
  return shown === 'check' ? 4 : 3;
}

/** Moves the focus to the heading of the step that has just opened, but not when the page is first shown. */
function useStepFocus(marker: string) {
  const before = useRef(marker);
  useEffect(() => {
    if (before.current === marker) return;
    before.current = marker;
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    const heading = wrong ?? document.querySelector<HTMLElement>('[data-step]');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [marker]);
}
