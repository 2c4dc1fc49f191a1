import type { ReactNode } from 'react';
import type { Doctor } from '#contract/doctor.ts';
import { type Ground, HeadedSection } from '#web/ui/core/section.tsx';
import { counted, t } from '#words/say.ts';
import { DoctorRow } from './doctor-row.tsx';

/** The finder has the rest. */
const shown = 6;

export function DepartmentDoctors({
  title,
  lead,
  doctors,
  headId,
  finder,
  ground,
}: {
  title: ReactNode;
  lead?: ReactNode;
  doctors: Doctor[];
  headId?: number | null;
  finder: string;
  ground?: Ground;
}) {
  if (doctors.length === 0) return null;
  const ordered = doctors.toSorted((one, other) => Number(other.id === headId) - Number(one.id === headId));
  return (
    <HeadedSection
      name="doctors"
      id="doctors"
      ground={ground}
      title={title}
      lead={lead}
      more={
        doctors.length > shown
          ? { href: finder, label: counted('All {count} doctors', 'All {count} doctors', doctors.length) }
          : null
      }
    >
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {ordered.slice(0, shown).map((doctor) => (
          <li key={doctor.id}>
            <DoctorRow doctor={doctor} badge={doctor.id === headId ? t('Head of department') : undefined} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
