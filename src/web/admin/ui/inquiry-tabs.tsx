import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from './tabs.tsx';

export function InquiryTabs() {
  return (
    <Tabs
      label="Inquiries"
      tabs={[
        { label: 'Inquiries', to: addressOf('inquiry'), end: true },
        { label: 'Saved replies', to: addressOf('savedReply') },
      ]}
    />
  );
}
