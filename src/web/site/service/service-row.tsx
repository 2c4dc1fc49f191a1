import { useId } from 'react';
import type { Service } from '#contract/service.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { MedicalIcon } from '#web/ui/medical-icon.tsx';
import { Money } from '#web/ui/price.tsx';
import { at } from '#words/language.ts';

export function ServiceRow({
  service,
  withDepartment,
  heading: Title,
}: {
  service: Service;
  withDepartment: boolean;
  heading: 'h3' | 'h4';
}) {
  const { slug, title, icon, summary, department, priceFrom, durationMinutes } = service;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="beside group relative grid h-full grid-cols-[2.75rem_minmax(0,1fr)] content-start gap-x-4 rounded-md px-3 py-4 transition-colors hover:bg-white md:grid-cols-[3.25rem_minmax(0,1fr)] md:gap-x-5"
    >
      <span className="grid size-11 place-items-center rounded-sm bg-mint text-primary transition-colors group-hover:bg-primary group-hover:text-white md:size-13">
        <MedicalIcon name={icon} className="size-7" />
      </span>
      <div className="min-w-0">
        <Title id={id} className="text-lg leading-snug">
          <a
            href={at(`/services/${slug}`)}
            className="stretched group-hover:text-primary"
            {...langOf(service)}
          >
            {title}
          </a>
        </Title>
        {summary ? (
          <p className="mt-0.5 line-clamp-2 max-w-measure text-base text-ink-soft" {...langOf(service)}>
            {summary}
          </p>
        ) : null}
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted">
          {priceFrom === null ? null : (
            <li>
              <Phrase
                message="From {price}"
                price={<Money amount={priceFrom} className="font-semibold text-ink" />}
              />
            </li>
          )}
          {durationMinutes ? <li>{durationWords(durationMinutes)}</li> : null}
          {withDepartment && department ? <li {...langOf(department)}>{department.name}</li> : null}
        </ul>
      </div>
    </article>
  );
}
