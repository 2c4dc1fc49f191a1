import type { Doctor } from '#contract/doctor.ts';
import { DoctorCard } from '#web/ui/card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Container, Section, SectionHeading } from '#web/ui/core/section.tsx';

export function HomeDoctors({ doctors }: { doctors: Doctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <Section aria-labelledby="doctors-title">
      <Container>
        <SectionHeading
          id="doctors-title"
          title="Meet the people behind the doors"
          action={
            <ButtonLink href="/doctors" variant="secondary">
              All doctors
            </ButtonLink>
          }
        />
        <ul className="beside grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
          {doctors.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
