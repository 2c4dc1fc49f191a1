import type { ReactNode } from 'react';
import type { Doctor } from '#contract/doctor.ts';
import { fullName } from '#web/dates/words.ts';
import { HeadFacts } from '#web/site/entry/head-facts.tsx';
import { languageName } from '#web/site/entry/language-name.ts';
import { listWords } from '#web/site/words/list-words.ts';
import { Breadcrumb } from '#web/ui/core/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { DoctorPicture } from '#web/ui/core/doctor-picture.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { langOf, NotYetInLanguage } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function DoctorHead({
  doctor,
  isOnline,
}: {
  doctor: Doctor;
  /** Some of their visits are booked online. */
  isOnline: boolean;
}) {
  const name = fullName(doctor);
  const languages = doctor.languages.map((tag) => languageName(tag));
  return (
    <div className="bg-mint-soft">
      <Container className="beside grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 py-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16 lg:py-14">
        <div className="col-span-2 mb-5 lg:col-span-1 lg:col-start-2 lg:mb-8">
          <Breadcrumb
            trail={[
              { label: t('Doctors'), href: at('/doctors') },
              { label: name, lang: langOf(doctor) },
            ]}
          />
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:-mb-24 xl:-mb-26">
          <DoctorPicture
            doctor={doctor}
            ratio="4/5"
            priority
            sizes="(min-width: 1280px) 368px, (min-width: 1024px) 288px, (min-width: 640px) 176px, 112px"
            className="rounded-md lg:rounded-lg"
          />
        </div>
        <div className="self-center lg:col-start-2 lg:self-start">
          <h1 className="text-3xl sm:text-4xl lg:text-5xl xl:text-6xl" {...langOf(doctor)}>
            {name}
          </h1>
          {doctor.role ? (
            <p className="mt-2 text-ink-soft sm:text-lg lg:mt-4 lg:text-xl" {...langOf(doctor)}>
              {doctor.role}
            </p>
          ) : null}
          {doctor.qualifications ? (
            <p className="mt-1 text-ink-muted" {...langOf(doctor)}>
              {doctor.qualifications}
            </p>
          ) : null}
        </div>
        <div className="col-span-2 mt-6 lg:col-span-1 lg:col-start-2 lg:mt-8">
          <NotYetInLanguage written={doctor} className="mb-6" />
          {doctor.bookable && isOnline ? (
            <ButtonLink
              href={at(`/appointment?doctor=${doctor.slug}`)}
              data-next-free={doctor.id}
              className="no-print mb-6 max-sm:w-full lg:hidden"
            >
              <Icon name="calendar-check" className="size-5 shrink-0" />
              <span data-next-free-text data-none={t('No free times soon: join the waiting list')}>
                {t('See free times and book')}
              </span>
            </ButtonLink>
          ) : null}
          <Fields doctor={doctor} />
          <div className="mt-7">
            <HeadFacts
              facts={[
                ...fact(languages.length > 0, {
                  icon: 'languages',
                  label: t('Speaks'),
                  value: listWords(languages),
                }),
                ...fact(doctor.practisingSince, {
                  icon: 'stethoscope',
                  label: t('Practising since'),
                  value: doctor.practisingSince,
                }),
                ...fact(doctor.registrationNumber, {
                  icon: 'badge-check',
                  label: t('Registration number'),
                  value: <bdi>{doctor.registrationNumber}</bdi>,
                }),
              ]}
            />
          </div>
        </div>
      </Container>
    </div>
  );
}

function Fields({ doctor }: { doctor: Doctor }) {
  const fields = [
    ...doctor.departments.map((one) => ({ ...one, href: at(`/departments/${one.slug}`) })),
    ...doctor.specialities.map((one) => ({ ...one, href: at(`/doctors?speciality=${one.slug}`) })),
  ];
  if (fields.length === 0) return null;
  return (
    <ul aria-label={t('Departments and specialities')} className="flex flex-wrap gap-2">
      {fields.map(({ href, ...field }) => (
        <li key={href}>
          <a
            href={href}
            {...langOf(field)}
            className="inline-flex min-h-9 items-center rounded-sm bg-white px-4 py-1 text-base font-semibold text-primary transition-colors hover:bg-primary hover:text-white"
          >
            {field.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Fact = Parameters<typeof HeadFacts>[0]['facts'][number];

function fact(known: unknown, words: Omit<Fact, 'value'> & { value: ReactNode }): Fact[] {
  return known ? [words] : [];
}
