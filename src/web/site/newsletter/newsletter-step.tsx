/** The last page of each newsletter step. It can be reloaded without repeating the step. */
import { data } from 'react-router';
import { pageMeta } from '#web/shell/meta.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import type { Route } from './+types/newsletter-step.ts';

const steps: Record<string, { title: string; lead: string; more: string }> = {
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
};

export function loader({ params }: Route.LoaderArgs) {
  const step = Object.hasOwn(steps, params.step) ? steps[params.step] : undefined;
  if (!step) throw data(null, { status: 404 });
  return step;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? 'Newsletter',
    description: loaderData?.lead ?? '',
    path: '/newsletter',
    index: false,
  });

export default function NewsletterStep({ loaderData: { title, lead, more }, params }: Route.ComponentProps) {
  return (
    <LowHead
      trail={[{ label: 'Newsletter', href: '/newsletter' }, { label: title }]}
      title={title}
      lead={lead}
      ground="sand"
    >
      <p className="max-w-measure text-ink-soft">{more}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Go to the home page</ButtonLink>
        {params.step === 'confirmed' ? null : (
          <ButtonLink href="/newsletter" variant="secondary">
            {params.step === 'sent' ? 'Use another address' : 'Sign up again'}
          </ButtonLink>
        )}
      </p>
    </LowHead>
  );
}
