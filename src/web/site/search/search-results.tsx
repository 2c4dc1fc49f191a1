/** The parts of the results page: emergency advice, filter by type, and a row for each hit. */
import type { Hit, SearchMeta, SearchType, SitePage } from '#contract/search.ts';
import { telephone } from '#web/shell/phone.ts';
import { hitHref, sitePageWords, typeWords } from '#web/site/search-box/hit-words.ts';
import { Marked } from '#web/site/search-box/marked.tsx';
import { type SearchView, searchHref } from '#web/site/search-box/search-view.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function EmergencyAdvice({ advice: { text, phone } }: { advice: NonNullable<SearchMeta['advice']> }) {
  return (
    <section
      aria-label="Emergency advice"
      className="mb-8 grid max-w-4xl grid-cols-1 gap-4 rounded-md bg-danger-soft p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8 lg:p-7"
    >
      <p className="flex min-w-0 gap-3 text-lg font-semibold">
        <Icon name="siren" className="mt-1 size-6 shrink-0 text-danger" />
        {text}
      </p>
      {phone ? (
        <a
          href={telephone(phone)}
          className="inline-flex min-h-12 items-center justify-center gap-3 rounded-full bg-danger px-6 text-lg font-bold max-[22.5rem]:px-4 max-[22.5rem]:text-base whitespace-nowrap text-white hover:bg-danger-strong"
        >
          <Icon name="phone" className="size-5 shrink-0" />
          Call {phone}
        </a>
      ) : null}
    </section>
  );
}

/** Pages that answer the words themselves, such as "parking". */
export function SitePages({ pages }: { pages: SitePage[] }) {
  return (
    <ul aria-label="Pages that may help" className="mb-8 grid max-w-4xl gap-3">
      {pages.map((page) => (
        <li
          key={page}
          className="group relative flex items-center gap-4 rounded-md bg-mint p-5 hover:bg-teal-200 lg:px-7"
        >
          <span className="min-w-0 grow">
            <a href={`/${page}`} className="stretched text-xl font-semibold no-underline">
              {sitePageWords[page].title}
            </a>
            <span className="mt-1 block text-ink-soft">{sitePageWords[page].summary}</span>
          </span>
          <Icon name="arrow-right" className="size-6 shrink-0 text-primary" />
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
    { type: '' as const, label: 'All', total: all },
    ...types.map((type) => ({ type, label: typeWords[type].many, total: totals[type] })),
  ];
  return (
    <nav aria-label="Kinds of results" className="no-print mt-5">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ type, label, total }) => (
          <li key={type}>
            <a
              href={`${searchHref(view, { type })}#results`}
              aria-current={view.type === type ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 font-semibold text-ink-soft hover:bg-teal-100 aria-[current=true]:bg-primary aria-[current=true]:text-white"
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
  return (
    <li>
      <article className="hit group relative flex gap-4 py-5 sm:gap-6">
        <div className="size-18 shrink-0 overflow-hidden rounded-sm sm:size-24">
          <Picture image={hit.image} ratio="1/1" sizes="96px" decorative />
        </div>
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink-muted">{typeWords[hit.type].one}</p>
          <h3 className="text-xl">
            <a href={hitHref(hit)} className="stretched no-underline group-hover:text-primary">
              <Marked text={hit.title} words={hit.matched} />
            </a>
          </h3>
          <p className="mt-1 max-w-measure text-ink-soft">
            <Marked text={hit.summary} words={hit.matched} />
          </p>
        </div>
      </article>
    </li>
  );
}
