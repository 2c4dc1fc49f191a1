import { useId } from 'react';
import type { Doctor } from '#contract/doctor.ts';
import { fullName } from '#web/dates/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DoctorPicture } from '#web/ui/core/doctor-picture.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { NextFree } from '#web/ui/next-free.tsx';
import { at } from '#words/language.ts';

export function DoctorRow({ doctor, badge }: { doctor: Doctor; badge?: string }) {
  const id = useId();
  const name = fullName(doctor);
  return (
    <article
      aria-labelledby={id}
      className="beside group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-5 rounded-md bg-white p-4 shadow-card transition-shadow hover:shadow-float sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6 lg:p-5"
    >
      <div className="overflow-hidden rounded-sm bg-mint">
        <DoctorPicture
          doctor={doctor}
          ratio="4/5"
          sizes="(min-width: 640px) 160px, 104px"
          className="h-full transition-transform duration-250 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex min-w-0 flex-col py-1">
        {badge ? (
          <p className="mb-2">
            <Badge>{badge}</Badge>
          </p>
        ) : null}
        <h3 id={id} className="text-lg leading-snug lg:text-xl">
          <a
            href={at(`/doctors/${doctor.slug}`)}
            className="stretched group-hover:text-primary"
            {...langOf(doctor)}
          >
            {name}
          </a>
        </h3>
        <p className="text-ink-soft" {...langOf(doctor)}>
          {doctor.role}
        </p>
        {doctor.summary ? (
          <p className="mt-3 line-clamp-3 text-base text-ink-soft max-sm:hidden" {...langOf(doctor)}>
            {doctor.summary}
          </p>
        ) : null}
        {doctor.bookable ? (
          <p className="relative mt-auto pt-3">
            <NextFree doctorId={doctor.id} doctorSlug={doctor.slug} doctorName={inLang(doctor, name)} />
          </p>
        ) : null}
      </div>
    </article>
  );
}
