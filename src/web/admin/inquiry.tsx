import { useParams } from 'react-router';
import { InquiryDesk } from './inquiry/inquiry-desk.tsx';
import { InquiryList, inquirySorts } from './inquiry/inquiry-list.tsx';
import { statusWords } from './inquiry/inquiry-words.ts';
import { stateOpening } from './opening.ts';

export const handle = stateOpening('inquiry', statusWords, inquirySorts);

export default function InquiryPage() {
  const { id } = useParams();
  return id ? <InquiryDesk key={id} id={id} /> : <InquiryList />;
}
