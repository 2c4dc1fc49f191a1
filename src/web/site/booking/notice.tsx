import { useEffect, useState } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import type { Choice } from '#web/site/booking/data/choice.ts';
import type { FormState } from '#web/site/booking/data/form.ts';
import type { DoctorOption } from '#web/site/booking/data/options.ts';
import type { NoticeKind } from '#web/site/booking/data/progress.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { Refused } from './refused.tsx';

export function Notice({
  kind,
  state,
  ...more
}: {
  kind: NoticeKind;
  state: FormState | undefined;
  choice: Choice;
  doctors: DoctorOption[];
  locale: string;
}) {
  if (kind === 'unsent') return <Unsent />;
  if (kind === 'refused') return state && <Refused state={state} {...more} />;
  if (kind === 'used') {
    return (
      <Alert tone="success" title={t('You have already booked this time')} live>
        <p>{t('Your confirmation says how to view, move or cancel it.')}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <GoForward />
          <a href={at('/appointment')} className="text-link">
            {t('Book another appointment')}
          </a>
        </p>
      </Alert>
    );
  }
  if (kind === 'gone') {
    return (
      <Alert tone="warning" title={t('This time is no longer free')} live>
        <p>
          {t(
            'Someone else has booked it or is booking it now, or it has passed. Please choose another time below. If you are booking it yourself in another window, continue there.',
          )}
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="info" title={t('We are no longer holding this time for you, but it is still free')} live>
      <p>{t('Nothing you entered is lost. Continue and we will hold it for you again.')}</p>
    </Alert>
  );
}

/** Leads forward to the confirmation, whose link is kept nowhere else. */
function GoForward() {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const { navigation } = window as { navigation?: { canGoForward: boolean } };
    setNext(navigation?.canGoForward ?? false);
  }, []);
  return isNext ? (
    <button type="button" className="text-link min-h-6" onClick={() => history.forward()}>
      {t('Show my appointment')}
    </button>
  ) : null;
}

function Unsent() {
  const [phone] = useSite().contact?.phones ?? [];
  return (
    <Alert tone="danger" title={t('This has not been sent yet')} live>
      <p>
        {t('Our website cannot be reached right now. Everything you entered is still here.')}{' '}
        {phone ? (
          <Phrase
            message="Please press the button again in a minute, or call {phone}."
            phone={
              <a href={telephone(phone)} className="text-link whitespace-nowrap" dir="ltr">
                {phone}
              </a>
            }
          />
        ) : (
          t('Please press the button again in a minute.')
        )}
      </p>
    </Alert>
  );
}
