import type { Managed } from '#contract/manage.ts';
import { Button } from '#web/ui/core/button.tsx';
import { t } from '#words/say.ts';

/** Whether texts are sent about this visit, and a way to change that. Nothing if none can be sent. */
export function Texts({ managed: { wantsSms, phoneEnding }, here }: { managed: Managed; here: string }) {
  if (wantsSms === null) return null;
  return (
    <section aria-labelledby="texts" className="no-print">
      <h2 id="texts" className="text-xl">
        {t('Text messages')}
      </h2>
      <p className="mt-3">
        {wantsSms
          ? t('You get texts about this appointment, at the number that ends in {digits}.', {
              digits: phoneEnding,
            })
          : t('You get no texts about this appointment. Your number ends in {digits}.', {
              digits: phoneEnding,
            })}
      </p>
      <form method="post" action={here} className="mt-3">
        <input type="hidden" name="wantsSms" value={wantsSms ? '' : '1'} />
        <Button type="submit" name="intent" value="sms" variant="secondary">
          {wantsSms ? t('Stop the texts') : t('Send me texts')}
        </Button>
      </form>
    </section>
  );
}
