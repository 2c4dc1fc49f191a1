import type { Managed } from '#contract/manage.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { t } from '#words/say.ts';

/**
 * Replaces the page while an appointment is to be confirmed: one button, or directions to the inbox if mail is sent.
 */
export function Confirm({ managed, here }: { managed: Managed; here: string }) {
  const { sendsMail } = useSite();
  if (!managed.canConfirm) {
    if (!sendsMail) return null;
    return (
      <>
        <p>
          {t(
            'If nothing arrives within a few minutes, check your junk or spam folder. Was the address wrong? Correct it, and we write to the right one.',
          )}
        </p>
        {managed.canCorrectEmail ? (
          <ButtonLink href={`${here}?address`} variant="secondary" size="large">
            {t('Correct the email address')}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  return (
    <>
      <form method="post" action={here}>
        <Button type="submit" name="intent" value="confirm" size="large">
          {t('Confirm this appointment')}
        </Button>
      </form>
      <p>
        {t(
          'If you did not ask for it, just close this page. Nothing will be booked, and we will delete the details.',
        )}
      </p>
    </>
  );
}
