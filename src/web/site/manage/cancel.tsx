import { longestNote } from '#contract/lengths.ts';
import type { Managed } from '#contract/manage.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** Cancelling is confirmed here: opening a link never cancels, as mail scanners open links. */
export function ConfirmCancel({
  managed,
  here,
  error,
}: {
  managed: Managed;
  here: string;
  error?: string | undefined;
}) {
  return (
    <section aria-labelledby="cancel" className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="cancel" className="text-2xl">
        {t('Cancel this appointment?')}
      </h2>
      <p className="mt-2 max-w-measure">
        {t('Your time will go to someone else, and you cannot undo this.')}
        {managed.canMove
          ? ` ${t('If it is only the time that does not suit you, you can move it instead.')}`
          : ''}
      </p>
      <form method="post" action={`${here}?cancel`} className="mt-6 grid max-w-2xl gap-6">
        <input type="hidden" name="version" value={managed.version} />
        <Field
          label={t('Reason for cancelling')}
          name="reason"
          maxLength={longestNote}
          hint={t('Only our staff read this.')}
          {...(error ? { error } : {})}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel" variant="danger" size="large">
            {t('Cancel my appointment')}
          </Button>
          <ButtonLink href={here} variant="quiet" size="large">
            {t('Keep my appointment')}
          </ButtonLink>
          {managed.canMove ? (
            <ButtonLink href={`${here}?move`} variant="secondary" size="large">
              {t('Move it instead')}
            </ButtonLink>
          ) : null}
        </div>
      </form>
    </section>
  );
}
