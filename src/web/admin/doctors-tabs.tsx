import { addressOf } from './session/menu.ts';
import { Tabs } from './ui/tabs.tsx';

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
