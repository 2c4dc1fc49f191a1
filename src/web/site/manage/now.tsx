import type { Managed } from '#contract/manage.ts';
import { clockTime, fullName } from '#web/dates/words.ts';
import { lateWords } from '#web/site/words/late-words.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { t } from '#words/say.ts';

/** How long before its time the page updates live. */
const followedMs = 24 * 3_600_000;

/** The state on the day: the patient's number, and how late the doctor is; updated live (live-parts.ts). */
export function Now({
  managed,
  here,
  token,
  locale,
}: {
  managed: Managed;
  here: string;
  token: string;
  locale: string;
}) {
  const { delayMinutes, callNumber, doctor, doctorTitle, startsAt, status } = managed;
  const isSoon = Date.parse(startsAt) - Date.now() < followedMs;
  const isFollowed = isSoon && !managed.isPast && ['booked', 'arrived', 'in_progress'].includes(status);
  return (
    <div
      className="grid gap-4 empty:hidden"
      role="status"
      data-live={isFollowed ? `/api/appointment/manage/${token}/events` : undefined}
      data-live-part="now"
    >
      {callNumber !== null && ['arrived', 'in_progress'].includes(status) ? (
        <div className="rounded-sm bg-mint p-4">
          <p className="text-3xl font-bold">
            {t('Your number is {number}.', { number: String(callNumber) })}
          </p>
          <p>{t('We call you by this number, not by your name.')}</p>
        </div>
      ) : null}
      {managed.canArrive ? (
        <form method="post" action={here} className="grid justify-items-start gap-2 rounded-sm bg-mint p-4">
          <input type="hidden" name="intent" value="arrive" />
          <p>{t('Are you at the hospital? Tell us, and take a seat.')}</p>
          <Button type="submit" size="large">
            {t('I am here')}
          </Button>
        </form>
      ) : null}
      {delayMinutes > 0 ? (
        <Alert
          tone="warning"
          title={lateWords(fullName({ title: doctorTitle, name: doctor.name }), delayMinutes)}
        >
          {t(
            'Your visit will probably begin at about {time}. Please come at your own time all the same: the doctor may catch up.',
            { time: clockTime(laterStart(managed), managed.timeZone, locale) },
          )}
        </Alert>
      ) : null}
    </div>
  );
}

/** Expected start, RFC 3339. */
function laterStart({ startsAt, delayMinutes }: Managed) {
  return new Date(Date.parse(startsAt) + delayMinutes * 60_000).toISOString();
}
