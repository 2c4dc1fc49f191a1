import type { Managed } from '#contract/manage.ts';
import { fullName, longDate, timeWords, zoneWords } from '#web/dates/words.ts';
import { Button } from '#web/ui/core/button.tsx';
import { t } from '#words/say.ts';
import type { KeptAppointment } from './kept-appointments.ts';
import { isAhead } from './words.ts';

/**
 * Says that the appointment is stored on this device, with a way to remove it. Hidden until the script has stored it. A
 * past or cancelled one is deleted.
 */
export function OnThisDevice({
  managed,
  where,
  locale,
}: {
  managed: Managed;
  where: string;
  locale: string;
}) {
  if (!isAhead(managed)) return <span hidden data-forget-appointment={managed.reference} />;
  const { reference, localDate, localTime, timeZone, doctor, doctorTitle, endsAt } = managed;
  const kept: KeptAppointment = {
    reference,
    when: t('{date}, {time} ({zone})', {
      date: longDate(localDate, locale),
      time: timeWords(localTime, locale),
      zone: zoneWords(timeZone),
    }),
    who: fullName({ title: doctorTitle, name: doctor.name }),
    where,
    endsAt,
  };
  return (
    <section
      aria-labelledby="device-title"
      className="no-print self-start rounded-md bg-white p-6 shadow-card sm:p-8"
      data-keep-appointment={JSON.stringify(kept)}
      hidden
    >
      <h2 id="device-title" className="text-xl">
        {t('When you are offline')}
      </h2>
      <div data-when-kept="yes">
        <p className="mt-2 text-ink-soft">
          {t(
            'The date, time, doctor and reference are saved on this device until the visit is over, so that you can read them on the way. If others use this device, remove them.',
          )}
        </p>
        <p className="mt-4">
          <Button variant="secondary" size="small" data-wish="forget">
            {t('Remove from this device')}
          </Button>
        </p>
      </div>
      <div data-when-kept="no" hidden>
        <p className="mt-2 text-ink-soft">{t('Nothing about this appointment is saved on this device.')}</p>
        <p className="mt-4">
          <Button variant="secondary" size="small" data-wish="keep">
            {t('Save it on this device')}
          </Button>
        </p>
      </div>
    </section>
  );
}
