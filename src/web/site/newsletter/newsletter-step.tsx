/** The last page of each newsletter step. It can be reloaded without repeating the step. */

import { data } from 'react-router';
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

function isStep(step: string): step is keyof typeof steps {
  return Object.hasOwn(steps, step);
}

export function loader({ params }: Route.LoaderArgs) {
  if (!isStep(params.step)) throw data(null, { status: 404 });
  return params.step;
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
            {step === 'sent' ? t('Use another address') : t('Sign up again')}
          </ButtonLink>
        )}
      </p>
    </LowHead>
  );
}
