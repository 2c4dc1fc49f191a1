import { addressOf } from './menu.ts';
import { Tabs } from './tabs.tsx';

const at = addressOf('settings');

/** In the order of the tabs. */
export const settingsPages = [
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
  { label: 'Staff', to: addressOf('account') },
  { label: 'Security', to: `${at}/security` },
];

export function SettingsTabs() {
  return <Tabs label="Settings" tabs={settingsPages} />;
}
