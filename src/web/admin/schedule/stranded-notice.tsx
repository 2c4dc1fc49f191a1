import { Link } from 'react-router';
import type { Stranded } from '#contract/schedule.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { timeWords } from '#web/dates/words.ts';
import { counted, t } from '#words/say.ts';

/** For editors of what appointments depend on: a doctor, a visit type, a closure. */
export function tellStranded({ stranded }: { stranded?: unknown }) {
  return <StrandedNotice stranded={(stranded as Stranded[] | undefined) ?? []} />;
}

/** Appointments that no longer fit after a change. Nothing is dropped silently. */
export function StrandedNotice({ stranded }: { stranded: Stranded[] }) {
  const { locale } = useHospital();
  if (stranded.length === 0) return null;
  // Accounts that may not read appointments get only the times, without a reference.
  const isReader = stranded.some(({ reference }) => reference);
  return (
    <section className="notice notice-warning" aria-label={t('Affected appointments')}>
      <p role="alert">
        <strong>
          {stranded.every(({ reason }) => reason === 'room-unavailable')
            ? counted(
                'One appointment has lost its room.',
                '{count} appointments have lost their room.',
                stranded.length,
              )
            : counted(
                'One appointment has lost its time.',
                '{count} appointments have lost their time.',
                stranded.length,
              )}
        </strong>{' '}
        {t('Your changes are saved, but the patients have not been told.')}{' '}
        {isReader ? (
          <Link to={`${addressOf('appointment')}/rebooking`}>{t('Decide what to do with them')}</Link>
        ) : (
          t('The reception decides what to do with them.')
        )}
      </p>
      <ul className="stack links stranded">
        {stranded.map(({ appointmentId, reference, localDate, localTime }) => {
          const at = t('{date}, {time}', {
            date: dayInWords(localDate, locale, 'short'),
            time: timeWords(localTime, locale),
          });
          return (
            <li key={appointmentId}>
              {reference ? (
                <Link to={`/admin/appointments?day=${localDate}&q=${reference}`}>
                  <span className="figures">{reference}</span> · {at}
                </Link>
              ) : (
                at
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
