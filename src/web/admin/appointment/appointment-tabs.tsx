import { addressOf } from '#web/admin/session/menu.ts';
import { useRebookingCount } from '#web/admin/session/use-rebooking.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function AppointmentTabs() {
  const at = addressOf('appointment');
  const rebooking = useRebookingCount();
  return (
    <Tabs
      label="Appointments"
      tabs={[
        { label: 'Appointments', to: at, end: true },
        { label: 'Needs rebooking', to: `${at}/rebooking`, count: rebooking },
        { label: 'Waiting list', to: `${at}/waitlist` },
        { label: 'Patients', to: addressOf('patient') },
      ]}
    />
  );
}
