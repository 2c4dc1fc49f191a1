/**
 * My appointment: for visitors who lost its link. The page and its answer are the same for all; only the mailbox used
 * for the booking learns more.
 */

import { longestEmail, longestReference } from '#contract/lengths.ts';
import { LinksFields } from '#contract/manage.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { FormTrap, isTrapped } from '#web/shell/form-trap.tsx';
import { pageMeta } from '#web/shell/meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { redirect } from '#web/shell/redirect.ts';
import { byField, errorsOf } from '#web/site/entry/form-errors.server.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { callable } from '#web/ui/core/callable.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/mine.ts';
import { KeptAppointments } from './kept.tsx';

const title = 'My appointment';
const labelsOf = () => ({
  contact: t('Your email address or phone number'),
  reference: t('Your reference|appointment'),
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t(title),
    description: t('See, move or cancel your appointment. We send you the link to it again.'),
    path: '/appointment/mine',
  });

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = {
    contact: String(form.get('contact') ?? ''),
    reference: String(form.get('reference') ?? ''),
  };
  const errors = errorsOf(LinksFields, values);
  if (Object.keys(errors).length > 0) return { values, errors, problem: '' };
  if (isTrapped(form, Date.now())) return { values, errors, problem: t(notSent) };
  try {
    await context.get(apiContext).appointment.sendLinks({ body: values });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { values, errors: byField(error.body.errors ?? []), problem: error.body.detail };
  }
  throw redirect('/appointment/mine?sent', 303);
}

const notSent = 'We have not sent anything yet. Please press the button again.';

export default function Mine({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { values, errors = {}, problem } = actionData ?? {};
  const { sendsMail } = useSite();
  const wrong: Record<string, string> = errors;
  const labels = labelsOf();
  const wasSent = isSent && !actionData;
  const field = (name: keyof typeof labels) => ({
    id: `mine-${name}`,
    name,
    label: labels[name],
    defaultValue: values?.[name] ?? '',
    ...(wrong[name] ? { error: wrong[name] } : {}),
  });
  return (
    <>
      <LowHead
        trail={[{ label: t('Book an appointment'), href: at('/appointment') }, { label: t(title) }]}
        title={t(title)}
        lead={
          sendsMail
            ? t('See, move or cancel it with the link in our email. If it is lost, we send it again.')
            : t('See, move or cancel it with the link that you were given when you booked, or call us.')
        }
      />
      <Container className="grid gap-10 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:pt-8 lg:pb-16">
        <div className="grid content-start gap-8">
          {wasSent ? (
            <Alert tone="success" title={t('Please check your inbox')} live>
              <p>
                {t(
                  'If we have an appointment ahead with these details, the link is on its way to the email address it was booked with. It arrives within a few minutes.',
                )}
              </p>
            </Alert>
          ) : null}
          {sendsMail ? (
            <form
              method="post"
              action={at('/appointment/mine')}
              noValidate
              className="grid max-w-xl gap-6 rounded-md bg-white p-5 shadow-card sm:p-7"
            >
              <FormTrap />
              {Object.keys(wrong).length > 0 ? (
                <FieldErrors labels={labels} errors={wrong} idOf={(name) => `mine-${name}`} />
              ) : problem ? (
                <ErrorSummary title={t('Nothing has been sent yet')}>
                  <p className="mt-1">{callable(problem)}</p>
                </ErrorSummary>
              ) : null}
              <h2 className="text-2xl">{wasSent ? t('Send the link again') : t('Send me the link')}</h2>
              <Field
                {...field('contact')}
                hint={t('The one you booked with.')}
                required
                autoComplete="email"
                maxLength={longestEmail}
              />
              <Field
                {...field('reference')}
                hint={t(
                  '8 letters and digits, such as {example}. With an email address you can leave it out.',
                  {
                    example: 'KM4RT7XA',
                  },
                )}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={longestReference}
              />
              <p>
                <Button type="submit" size="large">
                  {t('Send me the link')}
                </Button>
              </p>
            </form>
          ) : null}
          {sendsMail ? null : <ByPhone />}
          <KeptAppointments />
        </div>
        {sendsMail ? <Otherwise /> : null}
      </Container>
    </>
  );
}

function Otherwise() {
  return (
    <section aria-labelledby="otherwise" className="max-w-measure">
      <h2 id="otherwise" className="text-xl">
        {t('If nothing arrives')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        <li>{t('Look in your junk or spam folder.')}</li>
        <li>{t('Try another address: it may have been booked with a different one.')}</li>
        <li>{t('If it was booked without an email address, we have nowhere to send the link.')}</li>
      </ul>
      <ByPhone />
    </section>
  );
}

function ByPhone() {
  const phone = useSite().contact?.phones[0];
  return phone ? (
    <p className="in-[section]:mt-4">
      <Phrase message="We are glad to help by phone: {phone}" phone={<PhoneLink number={phone} />} />
    </p>
  ) : null;
}
