/**
 * Target of the question "Was this page useful?". A counted answer redirects; otherwise the question is asked again,
 * for example if the browser does not confirm that our page sent it.
 */

import { data } from 'react-router';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { ErrorSummary } from '#web/ui/core/error-summary.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/useful.ts';
import { RatingForm } from './page-question.tsx';
import { loadRated } from './rated.server.ts';
import { readAnswer, readRatingAddress, thanksHref } from './rating-address.ts';

const title = 'Was this page useful?';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRated(context, readRatingAddress(request.url).path);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { path } = readRatingAddress(request.url);
  const answer = readAnswer((await request.formData()).get('answer'));
  if (!answer) return data({ problem: '' }, 422);
  try {
    await context.get(apiContext).pageRating.create({ body: { path, wasUseful: answer === 'yes' } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('too-many-requests')) return data({ problem: error.body.detail }, error.status);
    return data({ problem: '' }, error.status);
  }
  throw redirect(thanksHref(path, answer), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t(title),
    description: t('Tell us whether a page of ours was useful.'),
    path: '/useful',
    index: false,
  });

export default function Useful({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <LowHead trail={[{ label: page.title, href: at(page.path) }, { label: t(title) }]} title={t(title)}>
      {actionData ? (
        <ErrorSummary title={t('Your answer has not been counted')}>
          <p className="mt-1">{actionData.problem || t('Please press one of the buttons again.')}</p>
        </ErrorSummary>
      ) : null}
      <RatingForm path={page.path} question={t('The page “{page}”', { page: page.title })} />
    </LowHead>
  );
}
