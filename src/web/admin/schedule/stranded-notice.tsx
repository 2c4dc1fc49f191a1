import { Link } from 'react-router';
import type { Stranded } from '#contract/schedule.ts';
import { useHospital } from '../hospital.ts';
import { dayInWords } from '../wall-time.ts';

/** Appointments that stand although the doctor is no longer there at their time. Nothing is dropped silently. */
export function StrandedNotice({ stranded }: { stranded: Stranded[] }) {
  const { locale } = useHospital();
  if (stranded.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-label="Affected appointments">
      <p role="alert">
        <strong>
          {stranded.length === 1 ? 'One appointment is' : `${stranded.length} appointments are`} now outside
          the working hours.
        </strong>{' '}
        Saved all the same, and the patients have not been told. Call them to agree on another time, or cancel
        with a word of explanation.
      </p>
      <ul className="stranded">
        {stranded.map(({ appointmentId, reference, localDate, localTime }) => (
          <li key={appointmentId}>
            <Link to={`/admin/appointments?day=${localDate}&q=${reference}`}>
              <span className="figures">{reference}</span> · {dayInWords(localDate, locale, 'short')},{' '}
              {localTime}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
