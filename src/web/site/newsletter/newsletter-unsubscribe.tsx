/**
 * The target of the unsubscribe link and of the button in mail programs. Mail scanners open links, so only sending the
 * form unsubscribes; mail programs send it themselves, without the page and without an origin (RFC 8058). The secret in
 * the address is proof enough.
 */

import { ApiProblem, apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

/** A mail program may send any body: the address has everything. */
export const handle = { takesAnything: true };

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).newsletter.unsubscribe({ params: { token: params.token } });
  } catch (error) {
    // An invalid link belongs to no subscriber.
    if (!(error instanceof ApiProblem && error.is('not-found'))) throw error;
  }
  // Mail programs do not follow redirects.
  const form = await request.formData();
  if (form.has('fromPage')) throw redirect('/newsletter/unsubscribed', 303);
  return { isDone: true };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Unsubscribe'),
    description: t('Unsubscribe from the newsletter.'),
    path: '/newsletter',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <LowHead
      trail={[{ label: t('Newsletter'), href: at('/newsletter') }, { label: t('Unsubscribe') }]}
      title={actionData ? t('You have unsubscribed') : t('Do you want to unsubscribe?')}
      lead={
        actionData
          ? t('We have deleted your address.')
          : t(
              'You will get no more newsletters from us, and we will delete your address. You will still get messages about appointments.',
            )
      }
      ground="sand"
    >
      {actionData ? (
        <ButtonLink href={at('/')}>{t('Go to the home page')}</ButtonLink>
      ) : (
        <form method="post">
          <Button type="submit" name="fromPage" value="1" size="large">
            {t('Unsubscribe')}
          </Button>
        </form>
      )}
    </LowHead>
  );
}
