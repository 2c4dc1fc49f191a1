import { addressOf } from '../menu.ts';
import { Tabs } from '../tabs.tsx';

export function AppointmentTabs() {
  const at = addressOf('appointment');
  return (
    <Tabs
      label="Appointments"
      tabs={[
        { label: 'Appointments', to: at, end: true },
        { label: 'Needs rebooking', to: `${at}/rebooking` },
        { label: 'Waiting list', to: `${at}/waitlist` },
      ]}
    />
  );
}
