import { useParams } from 'react-router';
import { stateOpening } from '#web/admin/list/opening.ts';
import { InquiryDesk } from './inquiry-desk.tsx';
import { InquiryList, inquiriesAsked } from './inquiry-list.tsx';

export const handle = stateOpening('inquiry', inquiriesAsked);

export default function InquiryPage() {
  const { id } = useParams();
  return id ? <InquiryDesk key={id} id={id} /> : <InquiryList />;
}
