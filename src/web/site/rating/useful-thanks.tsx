/**
 * Thanks for an answer, with room for a comment. The answer in the address has already been counted, so reloading
 * counts nothing.
 */

import { data } from 'react-router';
import { longestComment } from '#contract/lengths.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import { FormTrap, isTrapped } from '#web/shell/form-trap.tsx';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { byField } from '#web/site/entry/form-errors.server.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/useful-thanks.ts';
import { loadRated } from './rated.server.ts';
import { type Answer, readRatingAddress, thanksHref } from './rating-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { path, answer, isSent } = readRatingAddress(request.url);
  if (!answer) throw data(null, { status: 404 });
  return { page: await loadRated(context, path), answer, isSent };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { path, answer } = readRatingAddress(request.url);
  if (!answer) throw data(null, { status: 404 });
  const form = await request.formData();
  const comment = String(form.get('comment') ?? '').replaceAll('\r\n', '\n');
  if (isTrapped(form, Date.now())) return data({ comment, problem: t(notSent) }, 422);
  try {
    const body = { path, wasUseful: answer === 'yes', comment };
    await context.get(apiContext).pageComment.create({ body });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const wrong = byField(error.body.errors ?? []).comment;
    const problem = error.is('xsrf-rejected') ? t(notSent) : error.body.detail;
    return data(wrong ? { comment, error: wrong } : { comment, problem }, error.status);
  }
  throw redirect(thanksHref(path, answer, true), 303);
}

const notSent = 'Please press the button again.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Thank you'),
    description: t('Thank you for your answer.'),
    path: '/useful/thanks',
    index: false,
  });

export default function UsefulThanks({
  loaderData: { page, answer, isSent },
  actionData,
}: Route.ComponentProps) {
  const isOver = isSent && !actionData;
  return (
    <>
      <LowHead
        trail={[{ label: page.title, href: at(page.path) }, { label: t('Thank you') }]}
        title={t('Thank you')}
      >
        <p className="flex max-w-measure items-start gap-3 text-lg">
          <Icon name="circle-check" className="mt-1 size-6 shrink-0 text-primary" />
          {isOver ? t('We have your comment, and our staff will read it.') : t(thanks[answer])}
        </p>
        <p className="mt-4">
          <ButtonLink href={at(page.path)} variant={isOver ? 'primary' : 'secondary'}>
            {t('Back to {page}', { page: page.title })}
          </ButtonLink>
        </p>
      </LowHead>
      {isOver ? null : (
        <Container className="py-10 lg:py-12">
          <CommentForm path={page.path} answer={answer} {...actionData} />
        </Container>
      )}
    </>
  );
}

const thanks = {
  yes: 'We are glad that the page helped you. Your answer has been counted.',
  no: 'We are sorry that the page did not help you. Your answer has been counted.',
} as const satisfies Record<Answer, PlainMessage>;
const labels = {
  yes: 'Is there anything we could make better?',
  no: 'What were you looking for, or what is wrong?',
} as const satisfies Record<Answer, PlainMessage>;

function CommentForm({
  path,
  answer,
  comment = '',
  error,
  problem,
}: {
  path: string;
  answer: Answer;
  comment?: string;
  error?: string;
  problem?: string;
}) {
  return (
    <form
      method="post"
      action={thanksHref(path, answer)}
      noValidate
      aria-labelledby="comment-title"
      className="grid max-w-2xl gap-5 rounded-md bg-white p-6 shadow-card sm:p-8"
    >
      <FormTrap />
      {error ? (
        <FieldErrors labels={{ comment: t('Your comment') }} errors={{ comment: error }} />
      ) : problem ? (
        <ErrorSummary title={t('Your comment has not been sent')}>
          <p className="mt-1">{problem}</p>
        </ErrorSummary>
      ) : null}
      <h2 id="comment-title" className="text-2xl">
        {t('Tell us more, if you like')}
      </h2>
      <Field
        as="textarea"
        id="comment"
        name="comment"
        label={t(labels[answer])}
        hint={t('Please do not write anything about your health or yourself. At most 500 characters.')}
        rows={4}
        required
        maxLength={longestComment}
        defaultValue={comment}
        {...(error ? { error } : {})}
      />
      <p>
        <Button type="submit">{t('Send your comment')}</Button>
      </p>
      <p className="text-ink-soft">
        <Phrase
          message="We do not know who you are, so we cannot reply. If you need an answer, please <link>call us or write to us</link>."
          link={(words) => (
            <a href={at('/contact')} className="text-link">
              {words}
            </a>
          )}
        />
      </p>
    </form>
  );
}
