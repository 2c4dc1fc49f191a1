/** The number of unread notices, in the top bar of every page; on a phone it leads to the page of notices. */

import { useState } from 'react';
import { Link } from 'react-router';
import type { Notice } from '#contract/notice.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useIsPageThere } from '#web/admin/session/page-there.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { counted, t } from '#words/say.ts';
import bell from '~icons/lucide/bell?raw';
import { keyOf, NoticeLink } from './notice-link.tsx';
import { unreadWords } from './notice-words.ts';
import { useMarkRead, useNotices } from './use-notices.ts';

/** The rest is on the page of notices. */
const shownHere = 7;
const mostCounted = 99;

export function Bell() {
  const { data } = useNotices(1, useIsPageThere());
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { total, unread } = data.meta;
  const label =
    unread === 0
      ? t('Notices, none unread')
      : counted('Notices, {count} unread', 'Notices, {count} unread', unread);
  const face = (
    <>
      <Svg source={bell} className="icon" />
      {unread > 0 ? (
        <span className="bell-count" aria-hidden="true">
          {unread > mostCounted ? `${mostCounted}+` : unread}
        </span>
      ) : null}
    </>
  );
  return (
    <>
      <Popover
        label={label}
        className="button button-quiet button-icon bell bell-wide"
        button={face}
        onOpen={setOpen}
      >
        {isOpen ? <Newest notices={data.data} total={total} unread={unread} /> : null}
      </Popover>
      <Link
        to={addressOf('notice')}
        className="button button-quiet button-icon bell bell-narrow"
        aria-label={label}
      >
        {face}
      </Link>
      <Arrivals unread={unread} />
    </>
  );
}

function Newest({ notices, total, unread }: { notices: Notice[]; total: number; unread: number }) {
  const markRead = useMarkRead();
  return (
    <>
      <p className="popover-head">
        <strong>{t('Notices')}</strong>
        <span>{total === 0 ? t('Nothing waits for you.') : unreadWords(unread)}</span>
      </p>
      <ul className="bell-list">
        {notices.slice(0, shownHere).map((notice) => (
          <li key={keyOf(notice)}>
            <NoticeLink notice={notice} />
          </li>
        ))}
      </ul>
      <div className="in-line bell-foot">
        <Link to={addressOf('notice')} className="button button-quiet button-small">
          {total > shownHere
            ? counted('All {count} notices', 'All {count} notices', total)
            : t('All notices')}
        </Link>
        {unread > 0 ? (
          <Button variant="quiet" small onClick={() => void markRead(notices)}>
            {t('Mark all as read')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Announces new notices while the page is open; existing ones are not read out on every page. */
function Arrivals({ unread }: { unread: number }) {
  const [last, setLast] = useState(unread);
  const [arrived, setArrived] = useState('');
  if (unread !== last) {
    setLast(unread);
    const more = unread - last;
    setArrived(more > 0 ? counted('{count} new notice', '{count} new notices', more) : '');
  }
  return (
    <span className="unseen" role="status">
      {arrived}
    </span>
  );
}
