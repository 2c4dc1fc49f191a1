import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function AppointmentTabs() {
  const at = addressOf('appointment');
  return (
    <Tabs
      label="Appointments"
      tabs={[
        { label: 'Appointments', to: at, end: true },
        { label: 'Needs rebooking', to: `${at}/rebooking` },
        { label: 'Waiting list', to: `${at}/waitlist` },
        { label: 'Patients', to: addressOf('patient') },
      ]}
    />
  );
}
