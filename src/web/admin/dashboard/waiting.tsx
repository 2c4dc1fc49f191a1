import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { noticePlaces } from '#contract/notice.ts';
import { onlyCounted } from '#web/admin/session/only-counted.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { counted, t } from '#words/say.ts';

/** Requests not yet approved or declined, on any day. */
export function Waiting({ today, isReady }: { today: string; isReady: boolean }) {
  const may = useMay();
  const { data: count = 0 } = useQuery({
    queryKey: ['appointment', 'waiting', today],
    queryFn: async () =>
      (await api.appointment.list({ query: { from: today, status: 'requested', ...onlyCounted } })).meta
        .total,
    enabled: isReady && may('visits'),
    refetchInterval: 60_000,
  });
  if (count === 0) return null;
  return (
    <p className="notice notice-warning">
      {counted(
        'One appointment is waiting for approval.',
        '{count} appointments are waiting for approval.',
        count,
      )}{' '}
      <Link to="/admin/appointments?days=all&status=requested" className="link-button">
        {count === 1 ? t('Review it') : t('Review them')}
      </Link>
    </p>
  );
}

/** Overdue inquiries, and people to call before their held time goes to the next. */
export function Urgent({ overdue, calls }: { overdue: number; calls: number }) {
  return (
    <>
      {overdue > 0 ? (
        <p className="notice notice-warning">
          {counted('{count} inquiry is overdue.', '{count} inquiries are overdue.', overdue)}{' '}
          <Link to={noticePlaces.overdue} className="link-button">
            {t('Answer')}
          </Link>
        </p>
      ) : null}
      {calls > 0 ? (
        <p className="notice notice-warning">
          {counted(
            '{count} person is to be called about a free time.',
            '{count} people are to be called about a free time.',
            calls,
          )}{' '}
          <Link to={noticePlaces.call} className="link-button">
            {t('See who')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
