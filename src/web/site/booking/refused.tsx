import type { Choice } from '#web/site/booking/data/choice.ts';
import type { FormState } from '#web/site/booking/data/form.ts';
import type { DoctorOption } from '#web/site/booking/data/options.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { t } from '#words/say.ts';
import { TimeButton } from './time-button.tsx';

/** Why it was refused, with the nearest free times if the time is gone. */
export function Refused({
  state: { problem, nearest, show },
  choice,
  doctors,
  locale,
}: {
  state: FormState;
  choice: Choice;
  doctors: DoctorOption[];
  locale: string;
}) {
  return (
    <Alert tone="warning" title={problem} live>
      {nearest && nearest.length > 0 ? (
        <>
          <p>{t('The nearest free times:')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {nearest.map((slot) => (
              <li key={slot.startsAt}>
                <TimeButton
                  slot={slot}
                  choice={choice}
                  doctor={doctors.find(({ id }) => id === slot.doctorId)}
                  locale={locale}
                  isFull
                />
              </li>
            ))}
          </ul>
        </>
      ) : show === 'choose' ? (
        <p>{t('Please choose another time. Your details are still here.')}</p>
      ) : null}
    </Alert>
  );
}
