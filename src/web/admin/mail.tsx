import { useParams } from 'react-router';
import { MailList, mailSorts } from './mail/mail-list.tsx';
import { MailMessage } from './mail/mail-message.tsx';
import { statusWords } from './mail/mail-words.ts';
import { stateOpening } from './opening.ts';

export const handle = stateOpening('mail', { words: statusWords, sorts: mailSorts });

export default function MailPage() {
  const { id } = useParams();
  return id ? <MailMessage key={id} id={id} /> : <MailList />;
}
