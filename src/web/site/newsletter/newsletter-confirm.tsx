/** The target of the first email's link. Mail scanners open links, so only the button confirms. */

import { data } from 'react-router';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).newsletter.confirm({ params: { token: params.token } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data({ isOver: error.is('not-found'), detail: error.body.detail }, error.status);
  }
  throw redirect('/newsletter/confirmed', 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Confirm your subscription'),
    description: t('Confirm your subscription.'),
    path: '/newsletter',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  const trail = [
    { label: t('Newsletter'), href: at('/newsletter') },
    { label: t('Confirm your subscription') },
  ];
  if (actionData?.isOver) {
    return (
      <LowHead
        trail={trail}
        title={t('This link is no longer valid')}
        lead={t(
          'It was not used within seven days, or you have unsubscribed since. We have deleted your address.',
        )}
        ground="sand"
      >
        <ButtonLink href={at('/newsletter')}>{t('Sign up again')}</ButtonLink>
      </LowHead>
    );
  }
  return (
    <LowHead
      trail={trail}
      title={t('Do you want our newsletter?')}
      lead={t('Press the button and you are on the list. If you did not sign up, just close this page.')}
      ground="sand"
    >
      <form method="post">
        {actionData ? (
          <p className="mb-5 max-w-measure font-semibold text-danger" role="alert">
            {actionData.detail}
          </p>
        ) : null}
        <Button type="submit" size="large">
          {t('Confirm my subscription')}
        </Button>
      </form>
    </LowHead>
  );
}
