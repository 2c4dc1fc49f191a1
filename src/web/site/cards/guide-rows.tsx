import { useId } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { shortNumbers, withNumbers } from '#web/ui/with-numbers.tsx';
import { at } from '#words/language.ts';
import type { ListedGuide } from './guide-groups.ts';

export function GuideRows({
  guides,
  heading: Title,
}: {
  guides: ListedGuide[];
  heading: 'h2' | 'h3' | 'h4';
}) {
  const list = useId();
  const { contact } = useSite();
  return (
    <ul className="-mx-3 grid min-w-0 gap-x-6 md:grid-cols-2">
      {guides.map(({ slug, title, summary, language }) => (
        <li key={slug}>
          <article
            aria-labelledby={`${list}${slug}`}
            className="group relative h-full rounded-sm px-3 py-3 transition-colors hover:bg-white"
          >
            <Title id={`${list}${slug}`} className="text-lg leading-snug lg:text-xl">
              <a
                href={at(`/patients-and-visitors/${slug}`)}
                className="stretched inline-flex items-start gap-2 wrap-anywhere group-hover:text-primary"
              >
                {inLang({ language }, title)}
                <Icon
                  name="arrow-right"
                  className="mt-1 size-5 shrink-0 text-primary transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                />
              </a>
            </Title>
            {summary ? (
              <p className="mt-1 max-w-measure text-base text-ink-soft" {...langOf({ language })}>
                {withNumbers(summary, { short: shortNumbers(contact), look: 'relative text-link' })}
              </p>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
