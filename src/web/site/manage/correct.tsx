import { longestEmail } from '#contract/lengths.ts';
import type { Managed } from '#contract/manage.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** Label of the link to the form below, for an address that no mail can reach. */
export function correctionWords({ mailProvider }: Managed) {
  return mailProvider ? t('Correct the email address') : t('Add an email address');
}

export function CorrectAddress({
  managed,
  here,
  formKey,
  error,
  typed,
}: {
  managed: Managed;
  here: string;
  /** Idempotency key: the same form sent twice is one correction. */
  formKey: string;
  error: string | undefined;
  typed: string;
}) {
  const { mailProvider } = managed;
  return (
    <section aria-labelledby="address" className="rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="address" className="text-2xl">
        {t('Where should we send it?')}
      </h2>
      <p className="mt-2 max-w-measure">
        {mailProvider
          ? t(
              'We have written to your address at {provider}. Once you correct it, the links in that email no longer open, and we send you a new one.',
              { provider: mailProvider },
            )
          : t('We send you the confirmation, and later a reminder.')}
      </p>
      <form method="post" action={`${here}?address`} noValidate className="mt-6 grid max-w-2xl gap-6">
        <input type="hidden" name="key" value={formKey} />
        <Field
          label={t('Your email address')}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={longestEmail}
          defaultValue={typed}
          {...(error ? { error } : {})}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="address" size="large">
            {t('Send it to this address')}
          </Button>
          <ButtonLink href={here} variant="quiet" size="large">
            {t('Back to my appointment')}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
