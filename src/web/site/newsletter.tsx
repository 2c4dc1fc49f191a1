import { ButtonLink } from '#web/ui/button.tsx';
import { pageMeta } from '#web/ui/meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Route } from './+types/newsletter.ts';
import { useSite } from './site-data.ts';

const lead = 'Health advice from our doctors and news from the hospital, once a month.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Newsletter', description: lead, path: '/newsletter', index: false });

/** Where the footer's form leads for now: it says that nothing was stored and offers the way that works. */
export default function Newsletter() {
  const { contact } = useSite();
  const email = contact?.emails[0];
  return (
    <PageHead trail={[{ label: 'Newsletter' }]} title="The newsletter opens soon" lead={lead} ground="sand">
      <div className="max-w-measure">
        <p>
          You cannot sign up on this site yet, and we have not kept your address.{' '}
          {email
            ? 'Send us a short e-mail and we will put you on the list when the first issue is ready.'
            : null}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          {email ? (
            <ButtonLink href={`mailto:${email}?subject=Newsletter`}>Write to {email}</ButtonLink>
          ) : (
            <ButtonLink href="/contact">Contact us</ButtonLink>
          )}
          <ButtonLink href="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </p>
      </div>
    </PageHead>
  );
}
