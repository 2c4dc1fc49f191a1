import { useParams } from 'react-router';
import { MailList } from './mail/mail-list.tsx';
import { MailMessage } from './mail/mail-message.tsx';

/** The outbox, or one message of it. */
export default function MailPage() {
  const { id } = useParams();
  return id ? <MailMessage key={id} id={id} /> : <MailList />;
}
