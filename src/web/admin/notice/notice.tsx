import { useState } from 'react';
import { Link } from 'react-router';
import { keyOf, NoticeLink } from '#web/admin/bell/notice-link.tsx';
import { unreadWords } from '#web/admin/bell/notice-words.ts';
import { noticesQuery, useMarkRead, useNotices } from '#web/admin/bell/use-notices.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { trailTo } from '#web/admin/session/menu.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { t } from '#words/say.ts';

export const handle: Opening = { opens: () => [['notice', 'list', { query: noticesQuery(1) }]] };

export default function NoticePage() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useNotices(page);
  const markRead = useMarkRead();
  // The last page may be empty by now.
  if (page > 1 && data?.data.length === 0) setPage(1);
  const hasUnread = data?.data.some(({ isRead }) => !isRead);
  return (
    <Page
      title="Notices"
      trail={trailTo('notice')}
      note={data && data.meta.total > 0 ? unreadWords(data.meta.unread) : undefined}
      actions={
        hasUnread ? (
          <Button onClick={() => void markRead(data!.data)}>{t('Mark all as read')}</Button>
        ) : undefined
      }
    >
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.meta.total === 0 ? (
        <p className="empty">
          {t(
            'Nothing waits for you. New and overdue inquiries, appointments to approve or to rebook, people to call, and mail that was not delivered are listed here until someone has dealt with them.',
          )}
        </p>
      ) : (
        <>
          <ul className="panel bell-list notice-page">
            {data.data.map((notice) => (
              <li key={keyOf(notice)}>
                <NoticeLink notice={notice} />
              </li>
            ))}
          </ul>
          <Pager meta={data.meta} onChange={setPage} />
        </>
      )}
      <p className="hint">
        {t('What is done is no longer here.')}{' '}
        <Link to="/admin/settings/security#notices" className="link-button">
          {t('Choose what you are told, and whether by mail')}
        </Link>
      </p>
    </Page>
  );
}
