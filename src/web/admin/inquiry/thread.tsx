import type { Inquiry, InquiryReply } from '#contract/inquiry.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { t } from '#words/say.ts';

export function Thread({ inquiry }: { inquiry: Inquiry }) {
  const { timeZone, locale } = useHospital();
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  return (
    <ol className="stack-wide">
      <li className="panel">
        <h2>
          {inquiry.subject || t('Message')}
          <span className="second">
            {t('{words}, {more}', { words: inquiry.name, more: moment(inquiry.createdAt) })}
          </span>
        </h2>
        <p className="thread-text">{inquiry.message}</p>
      </li>
      {inquiry.replies.map((reply) => (
        <li key={reply.id} className="panel thread-out">
          <h2>
            {t('Reply')}
            <span className="second">
              {t('{words}, {more}', { words: reply.actorName, more: moment(reply.createdAt) })} ·{' '}
              <Delivery reply={reply} />
            </span>
          </h2>
          <p className="thread-text">{reply.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Delivery({ reply: { delivery } }: { reply: InquiryReply }) {
  if (delivery === 'sent') return t('sent');
  if (delivery === 'queued') return t('waiting to be sent');
  return (
    <OpenLink to={`${addressOf('mail')}?status=${delivery}`} className="thread-failed">
      {t('not delivered')}
    </OpenLink>
  );
}
