import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';

export function LeastUseful() {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['pageRating', 'dashboard'],
    queryFn: () => api.pageRating.list({ query: { weeks: '4', limit: '3' } }),
    enabled: may('content'),
    refetchInterval: 300_000,
  });
  const pages = (data?.data ?? []).filter(({ no }) => no > 0);
  const at = addressOf('pageRating');
  if (!may('content')) return null;
  return (
    <section className="panel">
      <h2>{t('Was this page useful?')}</h2>
      {data && pages.length === 0 ? (
        <p className="quiet">
          {data.meta.yes > 0
            ? t('Nobody has said No in the last four weeks.')
            : t('No visitor has answered in the last four weeks.')}
        </p>
      ) : null}
      {pages.length > 0 ? <p className="quiet">{t('The most No in the last four weeks.')}</p> : null}
      <ul className="gaps">
        {pages.map(({ id, title, yes, no }) => (
          <li key={id}>
            <Link to={`${at}?weeks=4&rating=${id}`}>{title}</Link>
            <span className="second figures">{t('{no} No, {yes} Yes', { no, yes })}</span>
          </li>
        ))}
      </ul>
      <Link to={at} className="panel-more">
        {t('All pages and comments')}
      </Link>
    </section>
  );
}
