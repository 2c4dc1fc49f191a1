import { useParams } from 'react-router';
import { InquiryDesk } from './inquiry/inquiry-desk.tsx';
import { InquiryList, inquiriesAsked } from './inquiry/inquiry-list.tsx';
import { stateOpening } from './opening.ts';

export const handle = stateOpening('inquiry', inquiriesAsked);

export default function InquiryPage() {
  const { id } = useParams();
  return id ? <InquiryDesk key={id} id={id} /> : <InquiryList />;
}
