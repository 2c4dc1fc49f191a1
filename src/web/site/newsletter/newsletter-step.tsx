/** The last page of each newsletter step. It can be reloaded without repeating the step. */

import { data } from 'react-router';
import { apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/newsletter-step.ts';

const steps = {
  sent: {
    title: 'Please check your inbox',
    lead: 'We have sent you a message with a link. Open it and confirm, and you are on the list.',
    more: 'If nothing arrives within a few minutes, check your junk or spam folder. We write to an address at most once an hour.',
  },
  noted: {
    title: 'We have noted your address',
    lead: 'We cannot send email at the moment, so you are not on the list yet.',
    more: 'If that changes within seven days, we send you a message with a link to confirm. If nothing arrives, please sign up again later.',
  },
  confirmed: {
    title: 'You are on the list',
    lead: 'Thank you. The next issue will come to your inbox.',
    more: 'Every issue has a link to unsubscribe.',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    lead: 'We have deleted your address. You will get no more newsletters from us.',
    more: 'If this was a mistake, you can sign up again at any time.',
  },
} as const satisfies Record<string, Record<'title' | 'lead' | 'more', PlainMessage>>;

type Step = keyof typeof steps;

/** `noted` replaces `sent` without a mail server, and has no address of its own. */
function isStep(step: string): step is Exclude<Step, 'noted'> {
  return Object.hasOwn(steps, step) && step !== 'noted';
}

export async function loader({ params, context }: Route.LoaderArgs): Promise<Step> {
  if (!isStep(params.step)) throw data(null, { status: 404 });
  if (params.step !== 'sent') return params.step;
  const { data: settings } = await context.get(apiContext).settings.get();
  return settings.sendsMail ? 'sent' : 'noted';
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? t(steps[loaderData].title) : t('Newsletter'),
    description: loaderData ? t(steps[loaderData].lead) : '',
    path: '/newsletter',
    index: false,
  });

export default function NewsletterStep({ loaderData: step }: Route.ComponentProps) {
  const { title, lead, more } = steps[step];
  return (
    <LowHead
      trail={[{ label: t('Newsletter'), href: at('/newsletter') }, { label: t(title) }]}
      title={t(title)}
      lead={t(lead)}
      ground="sand"
    >
      <p className="max-w-measure text-ink-soft">{t(more)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={at('/')}>{t('Go to the home page')}</ButtonLink>
        {step === 'confirmed' ? null : (
          <ButtonLink href={at('/newsletter')} variant="secondary">
            {step === 'sent' || step === 'noted' ? t('Use another address') : t('Sign up again')}
          </ButtonLink>
        )}
      </p>
    </LowHead>
  );
}
