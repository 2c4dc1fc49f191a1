import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function NewsTabs() {
  return (
    <Tabs
      label="News"
      tabs={[
        { label: 'News', to: addressOf('news'), end: true },
        { label: 'Guides', to: addressOf('guide') },
      ]}
    />
  );
}
