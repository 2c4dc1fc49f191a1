import { addressOf } from './menu.ts';
import { Tabs } from './tabs.tsx';

export function SettingsTabs() {
  const at = addressOf('settings');
  return (
    <Tabs
      label="Settings"
      tabs={[
        { label: 'Hospital', to: at, end: true },
        { label: 'Page texts', to: `${at}/texts` },
        { label: 'Contact', to: `${at}/contact` },
        { label: 'Social links', to: `${at}/social-links` },
        { label: 'Visit types', to: addressOf('visitType') },
        { label: 'Closures', to: addressOf('closure') },
        { label: 'Search', to: addressOf('synonym') },
        { label: 'Media', to: addressOf('media') },
        { label: 'Mail', to: addressOf('mail') },
        { label: 'Newsletter', to: addressOf('newsletter') },
        { label: 'Activity', to: `${at}/activity` },
        { label: 'Security', to: `${at}/security` },
      ]}
    />
  );
}
