import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { today } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

/** Whether patients can book the doctor as saved, and if not, what is missing and where to enter it. */
export function BookingCheck({ id }: { id: string }) {
  const { timeZone, isLoaded } = useHospital();
  const { data: doctor } = useQuery({
    queryKey: ['doctor', 'get', id],
    queryFn: async () => (await api.doctor.get({ params: { id } })).data,
  });
  const { data: hours } = useQuery({
    queryKey: ['schedule', 'get', id],
    queryFn: async () => (await api.schedule.get({ params: { id } })).data,
  });
  const { data: visitTypes } = useQuery({
    queryKey: ['visitType', 'booking-check'],
    queryFn: async () => (await api.visitType.list({ query: { limit: '100' } })).data,
  });
  if (!doctor || !hours || !visitTypes || !isLoaded || !doctor.bookable) return null;
  const day = today(timeZone);
  const hasHours = hours.schedules.some(
    ({ validUntil, rules }) => rules.length > 0 && (validUntil === null || validUntil >= day),
  );
  const offers = visitTypes.some(({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(Number(id)));
  const isPublic =
    doctor.status === 'published' && !(doctor.publishedAt && Date.parse(doctor.publishedAt) > Date.now());
  const missing: [string, ReactNode][] = [];
  if (!isPublic) missing.push(['public', t('The profile is not published yet.')]);
  if (!hasHours)
    missing.push([
      'hours',
      <>
        {t('There are no working hours.')}{' '}
        <OpenLink className="link-button" to={`${addressOf('doctor', Number(id))}/hours`}>
          {t('Enter working hours')}
        </OpenLink>
      </>,
    ]);
  if (!offers)
    missing.push([
      'visits',
      visitTypes.length === 0 ? (
        <>
          {t('There are no visit types yet.')}{' '}
          <OpenLink className="link-button" to={addressOf('visitType', 'new')}>
            {t('Create a visit type')}
          </OpenLink>
        </>
      ) : (
        <>
          {t('This doctor offers no visit type.')}{' '}
          <OpenLink className="link-button" to={addressOf('visitType')}>
            {t('See the visit types')}
          </OpenLink>
        </>
      ),
    ]);
  if (missing.length === 0)
    return (
      <p className="hint">
        <a className="link-button" href={`/appointment?doctor=${doctor.slug}`} target="_blank" rel="noopener">
          <Phrase
            message="See the free times as patients do<unseen> (opens a new tab)</unseen>"
            unseen={(words) => <span className="unseen">{words}</span>}
          />
        </a>
      </p>
    );
  return (
    <div className="notice notice-warning">
      <p>
        <strong>{t('Patients cannot book yet.')}</strong>
      </p>
      <ul>
        {missing.map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
