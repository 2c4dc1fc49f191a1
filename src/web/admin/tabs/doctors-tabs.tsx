import { addressOf } from '#web/admin/session/menu.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';

export function DoctorsTabs() {
  return (
    <Tabs
      label="Doctors"
      tabs={[
        { label: 'Doctors', to: addressOf('doctor'), end: true },
        { label: 'Specialities', to: addressOf('speciality') },
      ]}
    />
  );
}
