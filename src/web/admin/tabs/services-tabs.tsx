import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function ServicesTabs() {
  return (
    <Tabs
      label="Services"
      tabs={[
        { label: 'Services', to: addressOf('service'), end: true },
        { label: 'Conditions', to: addressOf('condition') },
      ]}
    />
  );
}
