/** Parts of the results page: emergency advice, filter by type, and a row for each hit. */
import { useId } from 'react';
import type { Hit, SearchMeta, SearchType, SitePage } from '#contract/search.ts';
import { hitHref, sitePageWords, typeWords } from '#web/site/search-box/hit-words.ts';
import { Marked } from '#web/site/search-box/marked.tsx';
import { type SearchView, searchHref } from '#web/site/search-box/search-view.ts';
import { DoctorPicture } from '#web/ui/core/doctor-picture.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/** Pages that answer the words themselves, such as "parking". */
export function SitePages({ pages }: { pages: SitePage[] }) {
  return (
    <ul aria-label={t('Pages that may help')} className="mb-8 grid max-w-4xl gap-3">
      {pages.map((page) => (
        <li
          key={page}
          className="group relative flex items-center gap-4 rounded-md bg-mint p-5 hover:bg-teal-200 lg:px-7"
        >
          <span className="min-w-0 grow">
            <a href={at(`/${page}`)} className="stretched text-xl font-semibold no-underline">
              {t(sitePageWords[page].title)}
            </a>
            <span className="mt-1 block text-ink-soft">{t(sitePageWords[page].summary)}</span>
          </span>
          <Icon name="arrow-right" className="size-6 shrink-0 text-primary rtl:-scale-x-100" />
        </li>
      ))}
    </ul>
  );
}

export function TypeFilter({ view, totals }: { view: SearchView; totals: SearchMeta['totals'] }) {
  const types = (Object.keys(typeWords) as SearchType[]).filter((type) => totals[type] > 0);
  if (types.length < 2 && view.type === '') return null;
  const all = Object.values(totals).reduce((sum, one) => sum + one, 0);
  const choices = [
    { type: '' as const, label: t('All|kinds of results'), total: all },
    ...types.map((type) => ({ type, label: t(typeWords[type].many), total: totals[type] })),
  ];
  return (
    <nav aria-label={t('Kinds of results')} className="no-print mt-5">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ type, label, total }) => (
          <li key={type}>
            <a
              href={`${searchHref(view, { type })}#results`}
              aria-current={view.type === type ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-white px-4 font-semibold text-ink-soft hover:bg-teal-100 aria-[current=true]:bg-primary aria-[current=true]:text-white"
            >
              {label} <span className="font-normal tabular-nums">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function HitRow({ hit }: { hit: Hit }) {
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className="hit group relative flex gap-4 py-5 sm:gap-6">
        <div className="size-18 shrink-0 overflow-hidden rounded-sm sm:size-24">
          {hit.type === 'doctor' ? (
            <DoctorPicture doctor={{ ...hit, name: hit.title }} ratio="1/1" sizes="96px" />
          ) : (
            <span className="grid size-full place-items-center bg-mint text-primary">
              <Icon name={typeIcons[hit.type]} className="size-8 sm:size-10" />
            </span>
          )}
        </div>
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink-muted">{t(typeWords[hit.type].one)}</p>
          <h3 id={id} className="text-xl">
            <a
              href={hitHref(hit)}
              className="stretched no-underline group-hover:text-primary"
              {...langOf(hit)}
            >
              <Marked text={hit.title} words={hit.matched} />
            </a>
          </h3>
          <p className="mt-1 max-w-measure text-ink-soft" {...langOf(hit)}>
            <Marked text={hit.summary} words={hit.matched} />
          </p>
        </div>
      </article>
    </li>
  );
}

/** Only doctors have pictures, so that people and topics differ at a glance. */
const typeIcons: Record<Exclude<SearchType, 'doctor'>, IconName> = {
  department: 'building-2',
  service: 'stethoscope',
  condition: 'thermometer',
  package: 'clipboard-list',
  guide: 'signpost',
  news: 'newspaper',
};
