import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function DoctorTabs({ id }: { id: string }) {
  const base = `${addressOf('doctor')}/${id}`;
  return (
    <Tabs
      label="This doctor"
      tabs={[
        { label: 'Profile', to: base, end: true },
        { label: 'Working hours', to: `${base}/hours` },
        { label: 'Leave and extra hours', to: `${base}/leave` },
      ]}
    />
  );
}
