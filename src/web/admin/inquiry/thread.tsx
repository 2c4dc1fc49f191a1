import type { Inquiry, InquiryReply } from '#contract/inquiry.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';

export function Thread({ inquiry }: { inquiry: Inquiry }) {
  const { timeZone, locale } = useHospital();
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  return (
    <ol className="stack-wide">
      <li className="panel thread-in">
        <h2>
          {inquiry.subject || 'Message'}
          <span className="second">
            {inquiry.name}, {moment(inquiry.createdAt)}
          </span>
        </h2>
        <p className="thread-text">{inquiry.message}</p>
      </li>
      {inquiry.replies.map((reply) => (
        <li key={reply.id} className="panel thread-out">
          <h2>
            Reply
            <span className="second">
              {reply.actorName}, {moment(reply.createdAt)} · <Delivery reply={reply} />
            </span>
          </h2>
          <p className="thread-text">{reply.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Delivery({ reply: { delivery } }: { reply: InquiryReply }) {
  if (delivery === 'sent') return 'sent';
  if (delivery === 'queued') return 'waiting to be sent';
  return (
    <OpenLink to={`${addressOf('mail')}?status=${delivery}`} className="thread-failed">
      not delivered
    </OpenLink>
  );
}
