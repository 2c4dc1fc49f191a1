import type { Doctor } from '#contract/doctor.ts';
import { DoctorCard } from '#web/ui/card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';

export function HomeDoctors({ doctors }: { doctors: Doctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <HeadedSection
      name="doctors"
      title="Meet the people behind the doors"
      more={{ href: '/doctors', label: 'All doctors' }}
    >
      <ul className="beside grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
