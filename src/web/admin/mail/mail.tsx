import { useParams } from 'react-router';
import { stateOpening } from '#web/admin/list/opening.ts';
import { MailList, mailAsked } from './mail-list.tsx';
import { MailMessage } from './mail-message.tsx';

export const handle = stateOpening('mail', mailAsked);

export default function MailPage() {
  const { id } = useParams();
  return id ? <MailMessage key={id} id={id} /> : <MailList />;
}
