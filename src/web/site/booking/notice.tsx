import { Alert } from '#web/ui/alert.tsx';
import type { Choice } from './choice.ts';
import type { FormState } from './form.ts';
import type { DoctorOption } from './options.ts';
import { Refused } from './refused.tsx';

/** What somebody has to know before going on: a time that is gone, one that is no longer kept, one they booked already. */
export function Notice({
  state,
  isUsed,
  isGone,
  hasRunOut,
  ...more
}: {
  state: FormState | undefined;
  /** An appointment was booked with the time that was kept. */
  isUsed: boolean;
  isGone: boolean;
  hasRunOut: boolean;
  choice: Choice;
  doctors: DoctorOption[];
  locale: string;
}) {
  const notice = state?.problem ? (
    <Refused state={state} {...more} />
  ) : isUsed ? (
    <Alert tone="success" title="You have booked this time already" live>
      <p>
        Your confirmation says how to see, move or cancel it.{' '}
        <a href="/appointment">Book another appointment</a>
      </p>
    </Alert>
  ) : isGone ? (
    <Alert tone="warning" title="This time is no longer free" live>
      <p>
        Somebody booked it, is booking it right now, or it has passed. Please choose another one below. If you
        are booking it yourself in another window, go on there.
      </p>
    </Alert>
  ) : hasRunOut ? (
    <Alert tone="info" title="We no longer keep this time for you, but it is still free" live>
      <p>Nothing you typed is lost. Go on, and it is kept for you again.</p>
    </Alert>
  ) : null;
  return notice && <div className="mb-6">{notice}</div>;
}
