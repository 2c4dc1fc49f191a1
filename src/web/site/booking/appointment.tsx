/** Booking: who, when, your details, check. It is an application, and works the same without script. */
import { useState } from 'react';
import { data, redirect, useNavigation, useRevalidator } from 'react-router';
import { ApiProblem, apiContext, type Client } from '#web/api/client.ts';
import { clockTime, fullName, longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PageHead } from '#web/ui/core/page-head.tsx';
import { Container } from '#web/ui/core/section.tsx';
import type { Route } from './+types/appointment.ts';
import { answer } from './answer.server.ts';
import { addressOfPackage, packageOf } from './asked-package.server.ts';
import { CheckForm, checkForm } from './check.tsx';
import { addressOf, now, readChoice } from './choice.ts';
import { DetailsForm, detailsForm } from './details.tsx';
import {
  useAddressOfHold,
  useAutomaticHold,
  useFreshness,
  useRememberedHold,
  useStepFocus,
} from './effects.ts';
import { newKey } from './form.server.ts';
import { emptyDetails, isBlank } from './form.ts';
import { Carrying, ChooseForm, chooseForm } from './go.tsx';
import { readKept } from './kept.server.ts';
import { Notice, noticeOf } from './notice.tsx';
import { loadOptions } from './options.ts';
import { Step } from './step.tsx';
import { StillKept } from './still-kept.tsx';
import { TimeKept } from './time-kept.tsx';
import { unsent } from './unsent.ts';
import { When } from './when.tsx';
import { Who } from './who.tsx';

export const handle = { app: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const ofPackage = await addressOfPackage(api, searchParams);
  if (ofPackage) throw redirect(ofPackage);
  const choice = readChoice(searchParams);
  const { data: settings } = await api.settings.get();
  const [options, kept, asked] = await Promise.all([
    loadOptions(api, choice, settings.timeZone),
    readKept(api, choice.hold),
    packageOf(api, choice.package),
  ]);
  // The doctor or department no longer exists: start again rather than fail.
  if (!options) throw redirect('/appointment');
  return {
    choice,
    options,
    kept: kept === 'used' ? null : kept,
    isUsed: kept === 'used',
    packageTitle: asked?.title ?? '',
    key: newKey(),
    openedAt: Date.now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return await answerTo(form, new URL(request.url), context.get(apiContext));
  } catch (error) {
    // Throwing this would replace the frame and its phone numbers too.
    if (error instanceof ApiProblem && error.status >= 500) return data(unsent(form), 503);
    throw error;
  }
}

async function answerTo(form: FormData, { searchParams }: URL, api: Client) {
  const choice = readChoice(searchParams);
  const { data: settings } = await api.settings.get();
  const [options, asked] = await Promise.all([
    loadOptions(api, choice, settings.timeZone),
    packageOf(api, choice.package),
  ]);
  if (!options) throw redirect('/appointment');
  return answer(api, form, { choice, options, packageId: asked?.id });
}

/** With script, a failed request leaves the page as it is: this status makes the router load nothing again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    const state = await serverAction();
    return state && 'isUnsent' in state ? data(state, 503) : state;
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(unsent(form), 503);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book an appointment',
    description: 'Choose a department or a doctor, see which times are free and book in two minutes.',
    path: '/appointment',
  });

/** The page belongs to one browser, but going back to it must show what was typed. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const { options, packageTitle } = loaderData;
  const { locale, timeZone, contact } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState('');
  const [firstOpenedAt] = useState(loaderData.openedAt);
  const kept = [actionData?.kept, loaderData.kept].find((one) => one && one.token !== ended) ?? null;
  const choice = { ...loaderData.choice, hold: kept?.token ?? loaderData.choice.hold };
  const doctor = options.doctor ?? options.doctors.find(({ slug }) => slug === choice.with);
  const isTime = (time: { startsAt: string; doctorId: number }) =>
    time.startsAt === choice.start && time.doctorId === doctor?.id;
  const isKept = kept !== null && isTime(kept);
  const slot = isKept ? kept : options.slots.find(isTime);
  const show = actionData?.show;
  const step = !choice.doctor ? 1 : !slot || show === 'choose' ? 2 : show === 'check' ? 4 : 3;
  const details = actionData?.details ?? emptyDetails;
  const isTyped = actionData !== undefined && !isBlank(details);
  const here = addressOf(choice);
  const form = step === 4 ? checkForm : step === 3 ? detailsForm : chooseForm;
  const formKey = actionData?.key ?? loaderData.key;
  const visit = options.visits.find(({ id }) => id === slot?.visitTypeId);
  const notice = noticeOf(actionData, {
    isUsed: loaderData.isUsed,
    isGone: choice.start !== '' && !slot,
    hasRunOut: choice.start !== '' && slot !== undefined && choice.hold !== '' && !isKept,
  });
  const phone = options.department?.phone || contact?.phones[0] || '';
  useStepFocus(step, addressOf(choice, { hold: '' }), actionData);
  useFreshness(revalidate);
  useAddressOfHold(kept?.token, here);
  useRememberedHold(kept, loaderData.choice);
  useAutomaticHold({
    isWanted: step === 3 && !actionData && !loaderData.choice.hold,
    action: here,
    fields: { key: formKey, intent: 'hold', automatic: '1' },
  });

  const who =
    choice.doctor === 'any' && !slot
      ? options.department
        ? `${options.department.name}, first available doctor`
        : 'Anyone, soonest available'
      : doctor
        ? [fullName(doctor), doctor.role].filter(Boolean).join(', ')
        : '';
  const when = slot
    ? `${longDate(slot.localDate, locale)}, ${timeWords(slot.localTime, locale)}${visit ? `, ${visit.name} (${visit.durationMinutes} minutes)` : ''}`
    : '';
  const changeWho = addressOf(choice, choice.department ? { doctor: '' } : { department: '' });
  const changeWhen = addressOf(choice, { start: '' });
  const stateOf = (number: number) => (number < step ? 'done' : number === step ? 'current' : 'coming');
  const idOf = (number: number) => (number === step && !notice ? now : undefined);
  const titles = {
    who:
      options.department && !choice.doctor
        ? `Who would you like to see in ${options.department.name}?`
        : 'Who would you like to see?',
    when: 'When would suit you?',
  };
  return (
    <Carrying value={step > 2 || isTyped ? form : ''}>
      <PageHead
        trail={[{ label: 'Book an appointment' }]}
        title="Book an appointment"
        lead="Four short steps. You only see times that are free."
      />
      <Container className="py-10 lg:py-16">
        {/* Enter in a field presses the first button of its form, wherever that button is. */}
        {step === 3 ? <button type="submit" form={detailsForm} name="intent" value="check" hidden /> : null}
        {notice ? (
          <div id={now} className="mb-6">
            <Notice
              kind={notice}
              state={actionData}
              choice={choice}
              doctors={options.doctors}
              locale={locale}
            />
          </div>
        ) : null}
        {packageTitle ? (
          <p className="mb-6 font-semibold">
            For the package: {packageTitle}
            <a href="/appointment" className="ml-4 text-primary underline underline-offset-4">
              Book something else
            </a>
          </p>
        ) : null}
        <ChooseForm
          formKey={formKey}
          openedAt={actionData?.openedAt}
          details={isTyped ? details : undefined}
        />
        <ol className="grid gap-4" aria-busy={isBusy || undefined}>
          <Step number={1} id={idOf(1)} title={titles.who} state={stateOf(1)} chosen={who} change={changeWho}>
            <Who choice={choice} options={options} />
            {options.department ? (
              <p className="mt-6">
                <a href="/appointment">Choose another department</a>
              </p>
            ) : null}
          </Step>
          <Step
            number={2}
            id={idOf(2)}
            title={titles.when}
            state={stateOf(2)}
            chosen={when}
            change={changeWhen}
          >
            <When choice={choice} options={options} locale={locale} timeZone={timeZone} phone={phone}>
              {kept && !isKept ? (
                <StillKept
                  kept={kept}
                  choice={choice}
                  doctors={options.doctors}
                  locale={locale}
                  clock={clockTime(kept.expiresAt, timeZone, locale)}
                />
              ) : null}
            </When>
          </Step>
          <Step number={3} id={idOf(3)} title="Your details" state={stateOf(3)} chosen={details.name}>
            {step === 3 ? keptTime('details') : null}
            <DetailsForm
              action={`${here}#${now}`}
              formKey={formKey}
              openedAt={actionData?.openedAt ?? firstOpenedAt}
              state={actionData}
              details={details}
            />
          </Step>
          <Step number={4} id={idOf(4)} title="Check and book" state={stateOf(4)}>
            {step === 4 && actionData ? (
              <>
                {keptTime('check')}
                <CheckForm
                  action={`${here}#${now}`}
                  state={actionData}
                  chosen={[
                    { label: 'Doctor', value: who, change: changeWho },
                    { label: 'Time', value: when, change: changeWhen },
                  ]}
                  busy={isBusy}
                  needsApproval={visit?.needsApproval ?? false}
                />
              </>
            ) : null}
          </Step>
        </ol>
      </Container>
    </Carrying>
  );

  function keptTime(show: 'details' | 'check') {
    if (!kept || !isKept) return null;
    const onEnd = () => {
      setEnded(kept.token);
      revalidate();
    };
    return (
      <TimeKept
        kept={kept}
        form={form}
        show={show}
        clock={clockTime(kept.expiresAt, timeZone, locale)}
        onEnd={onEnd}
      />
    );
  }
}
