/**
 * Newsletter sign-up, from the footer's form on every page. If the browser does not confirm that the request comes from
 * our page, the visitor sees the address again with one button to press.
 */

import { data } from 'react-router';
import { longestEmail } from '#contract/lengths.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { FormTrap, isTrapped } from '#web/shell/form-trap.tsx';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { byField } from '#web/site/entry/form-errors.server.ts';
import { Button } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/newsletter.ts';

const lead = 'Health advice from our doctors and news from the hospital, once a month.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Newsletter'), description: t(lead), path: '/newsletter' });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  if (isTrapped(form, Date.now())) return data({ email }, 422);
  try {
    await context.get(apiContext).newsletter.create({ body: { email } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('xsrf-rejected')) return data({ email }, 403);
    const wrong = byField(error.body.errors ?? []).email;
    return data(wrong ? { email, error: wrong } : { email, problem: error.body.detail }, error.status);
  }
  throw redirect('/newsletter/sent', 303);
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const {
    email = '',
    error,
    problem,
  }: { email?: string; error?: string; problem?: string } = actionData ?? {};
  const isAsking = actionData && !error && !problem;
  const { sendsMail } = useSite();
  return (
    <LowHead trail={[{ label: t('Newsletter') }]} title={t('Newsletter')} lead={t(lead)} ground="sand">
      <form method="post" action={at('/newsletter')} noValidate className="grid max-w-lg gap-5">
        <FormTrap />
        {error ? (
          <FieldErrors
            labels={{ email: t('Your email address') }}
            errors={{ email: error }}
            idOf={() => 'newsletter-address'}
          />
        ) : problem ? (
          <ErrorSummary title={t('You are not signed up yet')}>
            <p className="mt-1">{problem}</p>
          </ErrorSummary>
        ) : null}
        {isAsking ? (
          <p className="text-lg" role="status">
            {t('Is this your address? If so, press the button again.')}
          </p>
        ) : null}
        <Field
          id="newsletter-address"
          label={t('Your email address')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={longestEmail}
          defaultValue={email}
          {...(error ? { error } : {})}
        />
        <p>
          <Button type="submit" size="large">
            {t('Sign up')}
          </Button>
        </p>
      </form>
      <p className="mt-6 max-w-measure text-ink-soft">
        {sendsMail
          ? t('We first send you an email with a link, so that nobody can sign up someone else.')
          : t(
              'We cannot send email at the moment. You can leave your address: if that changes within seven days, we send you a message with a link to confirm.',
            )}{' '}
        <Phrase
          message="You can unsubscribe in one step from every issue. <link>How we handle personal data</link>"
          link={(words) => (
            <a href={at('/privacy')} className="text-link">
              {words}
            </a>
          )}
        />
      </p>
    </LowHead>
  );
}
