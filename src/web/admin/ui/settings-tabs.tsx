import { settingsPages } from '#web/admin/session/settings-pages.ts';
import { Tabs } from './tabs.tsx';

export function SettingsTabs() {
  return <Tabs label="Settings" tabs={settingsPages} />;
}
