import type { Doctor } from '#contract/doctor.ts';
import { DoctorCard } from '#web/ui/card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function HomeDoctors({ doctors }: { doctors: Doctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <HeadedSection
      name="doctors"
      className="max-sm:py-10"
      title={t('Meet the people behind the doors')}
      more={{ href: at('/doctors'), label: t('All doctors') }}
    >
      <ul className="rows-on-phone grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-x-6">
        {doctors.map((doctor) => (
          <li key={doctor.id} className="max-sm:nth-4:hidden">
            <DoctorCard doctor={doctor} sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 80px" />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
