import { useParams } from 'react-router';
import { MailList, mailAsked } from './mail/mail-list.tsx';
import { MailMessage } from './mail/mail-message.tsx';
import { stateOpening } from './opening.ts';

export const handle = stateOpening('mail', mailAsked);

export default function MailPage() {
  const { id } = useParams();
  return id ? <MailMessage key={id} id={id} /> : <MailList />;
}
