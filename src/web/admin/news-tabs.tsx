import { addressOf } from './session/menu.ts';
import { Tabs } from './ui/tabs.tsx';

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
