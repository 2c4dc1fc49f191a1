/** Booking: who, when, your details, check. It is an application, and works the same without script. */
import { type ComponentProps, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { ApiProblem, apiContext, type Client } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta, titleIn } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { Still } from '#web/shell/still.tsx';
import { answer } from '#web/site/booking/data/answer.server.ts';
import { addressOf, type Choice, changed, now, readChoice } from '#web/site/booking/data/choice.ts';
import { newKey } from '#web/site/booking/data/form.server.ts';
import { emptyDetails, type FormState, isBlank } from '#web/site/booking/data/form.ts';
import { readKept } from '#web/site/booking/data/kept.server.ts';
import { loadOptions, type Options, type Purpose } from '#web/site/booking/data/options.ts';
import { loadPlace } from '#web/site/booking/data/place.server.ts';
import { progressOf } from '#web/site/booking/data/progress.ts';
import { addressOfPurpose, loadPurpose } from '#web/site/booking/data/purpose.server.ts';
import { spokenIn } from '#web/site/booking/data/spoken.server.ts';
import { unsent } from '#web/site/booking/data/unsent.ts';
import { Breadcrumb } from '#web/ui/core/breadcrumb.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { languageOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/appointment.ts';
import {
  useAddressOfHold,
  useAnswer,
  useAsking,
  useAutomaticHold,
  useFreshness,
  useNoticeInView,
  useRememberedHold,
  useStepFocus,
} from './effects.ts';
import { First } from './first.tsx';
import { Carrying, ChooseForm, checkForm, chooseForm, detailsForm } from './go.tsx';
import { type LaterParts, useLater } from './later.ts';
import { Steps } from './step.tsx';

export const handle = { app: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const ofPurpose = await addressOfPurpose(api, searchParams);
  if (ofPurpose) throw redirect(ofPurpose);
  const { choice, purpose, options } = await loadChoice(api, readChoice(searchParams));
  const [kept, place, whereabouts] = await Promise.all([
    readKept(api, choice.hold),
    loadPlace(api, choice, purpose),
    languageOfPage() ? api.contact.list().then(({ data: [contact] }) => spokenIn(contact ?? {})) : {},
  ]);
  return {
    choice,
    options,
    kept: kept === 'used' ? null : kept,
    isUsed: kept === 'used',
    purpose,
    place,
    whereabouts,
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
  return answer(api, form, await loadChoice(api, readChoice(searchParams)));
}

async function loadChoice(
  api: Client,
  choice: Choice,
): Promise<{ choice: Choice; purpose: Purpose | null; options: Options }> {
  const [{ data: settings }, purpose] = await Promise.all([api.settings.get(), loadPurpose(api, choice)]);
  // No longer offered: another visit must not be booked under its name.
  if (!purpose && (choice.package || choice.service))
    throw redirect(addressOf(choice, { package: '', service: '', hold: '' }));
  const options = await loadOptions(api, choice, { ...settings, purpose });
  const [other] = otherWay(choice, purpose, options);
  if (other) throw redirect(other);
  // The doctor or department no longer exists: start again rather than fail.
  if (!options) throw redirect('/appointment');
  const only = onlyDoctor(choice, options);
  // Not by a redirect, which would lose what was typed without script.
  if (only) return loadChoice(api, changed(choice, { department: '', doctor: only.slug }));
  return { choice, purpose, options };
}

/** Where to go if the visit belongs to another department, or is not booked online or in this mode. */
function otherWay(choice: Choice, purpose: Purpose | null, options: Options | null): string[] {
  if (options?.isNotDone) return [];
  const { slug: department = '' } = purpose?.department ?? {};
  if (department && options?.department && !options.doctor && options.department.slug !== department)
    return [addressOf(choice, { department, doctor: choice.doctor })];
  if (purpose?.visit && purpose.visit.offered !== 'book') {
    const whom = options?.doctor ? `doctor=${choice.doctor}` : `department=${choice.department}`;
    return choice.department || options?.doctor
      ? [`/appointment/ask?${whom}&${purpose.kind}=${purpose.slug}`]
      : [];
  }
  const { others = [], visits = [] } = options ?? {};
  const visit = visits.find(({ id }) => String(id) === choice.visit) ?? visits[0];
  if (options?.doctor && visit && choice.mode && !visit.modes.some((mode) => mode === choice.mode))
    return [addressOf(choice, { mode: '' })];
  return others
    .filter(({ id }) => (choice.visit ? String(id) === choice.visit : visits.length === 0))
    .map(({ id }) => `/appointment/ask?doctor=${choice.doctor}&visit=${id}`);
}

/** A department's only doctor, if they have free times: nothing is left to choose. */
function onlyDoctor(choice: Choice, { doctors }: Options) {
  const [doctor] = doctors;
  return choice.department && !choice.doctor && doctors.length === 1 && doctor?.next ? doctor : null;
}

/** With script, a request that did not arrive is an answer too: it leaves the page as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(unsent(form), 503);
  }
}

/**
 * Reloads for another choice. For the same choice, an answer that returns the hold and refuses nothing is complete;
 * after a refused call, such as a hold, the router does not reload by default.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  actionResult,
  ...asked
}: ShouldRevalidateFunctionArgs) {
  const state: FormState | undefined = actionResult;
  if (!state) return asked.defaultShouldRevalidate;
  if (state.isUnsent) return false;
  if (choiceIn(currentUrl) !== choiceIn(nextUrl)) return true;
  return state.kept && !state.problem ? false : asked.defaultShouldRevalidate;
}

/** The choice without its hold. */
function choiceIn({ searchParams }: URL) {
  const choice = new URLSearchParams(searchParams);
  choice.delete('hold');
  return `${choice}`;
}

/** The page sets its own title, which depends on the form's answer. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Book an appointment'),
    description: t('Choose a department or a doctor, see which times are free and book in two minutes.'),
    path: '/appointment',
  }).filter((one) => !('title' in one));

/** Private to one browser, but going back must show what was typed. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export default function Appointment({ loaderData, actionData: latest }: Route.ComponentProps) {
  const { options, purpose } = loaderData;
  const site = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const actionData = useAnswer(latest, isBusy);
  const askAnew = useAsking();
  const [firstOpenedAt] = useState(loaderData.openedAt);
  const progress = progressOf(loaderData, actionData);
  const { kept, choice, step, notice } = progress;
  const isFirst = step === 1 && !(options.department || purpose || notice || actionData);
  const details = actionData?.details ?? emptyDetails;
  const isTyped = actionData !== undefined && !isBlank(details);
  const here = addressOf(choice);
  const isWrong =
    notice === 'refused' || notice === 'unsent' || Object.keys(actionData?.errors ?? {}).length > 0;
  const form = step === 4 ? checkForm : step === 3 ? detailsForm : chooseForm;
  const formKey = actionData?.key ?? loaderData.key;
  useStepFocus(step, addressOf(choice, { hold: '' }), actionData, isBusy);
  useFreshness(askAnew);
  useNoticeInView(notice);
  useAddressOfHold(kept?.token, here);
  useRememberedHold(kept, loaderData.choice);
  useAutomaticHold({
    isWanted: step === 3 && !actionData && !loaderData.choice.hold,
    action: here,
    fields: { key: formKey, intent: 'hold', automatic: '1' },
  });

  return (
    <Carrying value={step > 2 || isTyped ? form : ''}>
      <title>{titleIn(site, t('Book an appointment'), isWrong)}</title>
      <LowHead
        trail={
          <Still name="trail">
            {import.meta.env.SSR ? <Breadcrumb trail={[{ label: t('Book an appointment') }]} /> : null}
          </Still>
        }
        title={t('Book an appointment')}
        beside={<Steps step={step} />}
      />
      <Container className="py-4 lg:pt-5 lg:pb-10">
        {/* Enter in a field presses the form's first button, wherever it is. */}
        {step === 3 ? <button type="submit" form={detailsForm} name="intent" value="check" hidden /> : null}
        <ChooseForm
          formKey={formKey}
          openedAt={actionData?.openedAt}
          details={isTyped ? details : undefined}
        />
        <div id={now} className="book-now" data-later={isFirst ? undefined : ''}>
          {isFirst ? (
            <First choice={choice} departments={options.departments} />
          ) : (
            <Later
              progress={progress}
              loaded={loaderData}
              state={actionData}
              details={details}
              form={form}
              formKey={formKey}
              openedAt={actionData?.openedAt ?? firstOpenedAt}
              isBusy={isBusy}
              onEnd={askAnew}
            />
          )}
        </div>
      </Container>
    </Carrying>
  );
}

function Later(shown: ComponentProps<LaterParts['LaterSteps']>) {
  const { LaterSteps } = useLater();
  return <LaterSteps {...shown} />;
}
