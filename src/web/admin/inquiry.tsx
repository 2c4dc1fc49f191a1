import { useParams } from 'react-router';
import { InquiryDesk } from './inquiry/inquiry-desk.tsx';
import { InquiryList } from './inquiry/inquiry-list.tsx';

/** The inbox, or one inquiry. */
export default function InquiryPage() {
  const { id } = useParams();
  return id ? <InquiryDesk key={id} id={id} /> : <InquiryList />;
}
