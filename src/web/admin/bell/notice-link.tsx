import { Link } from 'react-router';
import type { Notice } from '#contract/notice.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';
import { noticeAddress, titleOf } from './notice-words.ts';
import { useMarkRead } from './use-notices.ts';

/** A notice with its owner and time; following it marks it as read. */
export function NoticeLink({ notice }: { notice: Notice }) {
  const { timeZone, locale } = useHospital();
  const markRead = useMarkRead();
  const { kind, occasion, whose } = notice;
  const isVisit = kind === 'request' || kind === 'stranded' || kind === 'call';
  const second = isVisit
    ? t('{words}, {more}', { words: whose, more: momentInWords(occasion, timeZone, locale) })
    : whose;
  return (
    <Link
      to={noticeAddress(notice)}
      className={notice.isRead ? 'notice-link' : 'notice-link notice-unread'}
      onClick={() => void markRead([notice])}
    >
      <span>
        {notice.isRead ? null : <span className="unseen">{t('Unread:')} </span>}
        <strong>{t(titleOf[notice.kind])}</strong>
        {second ? <span className="second">{second}</span> : null}
      </span>
      {notice.since ? (
        <span className="quiet figures">{momentInWords(notice.since, timeZone, locale)}</span>
      ) : null}
    </Link>
  );
}

export function keyOf({ kind, entityId, occasion }: Notice) {
  return `${kind} ${entityId} ${occasion}`;
}
