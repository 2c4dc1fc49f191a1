import { useSite } from '#web/hospital/site-data.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { JsonLd } from './json-ld.tsx';
import { Svg } from './svg.tsx';

export interface Crumb {
  label: string;
  /** Absent on the current page. */
  href?: string;
  /** Language of the label, if it differs from the page's. */
  lang?: { lang?: string; dir?: 'ltr' | 'rtl' };
}

/** The breadcrumb trail. Home is added here; the last entry is the current page. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const crumbs: Crumb[] = [{ label: t('Home'), href: at('/') }, ...trail];
  const { origin } = useSite();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="-mx-1 flex flex-wrap items-center gap-y-1 text-sm font-medium text-ink-soft">
        {crumbs.map(({ label, href, lang }, position) => (
          <li key={label} className="flex items-center">
            {position > 0 ? (
              <Svg source={chevronRight} className="size-4 shrink-0 opacity-60 rtl:-scale-x-100" />
            ) : null}
            {href ? (
              <a href={href} className="rounded-sm px-1 py-1 underline-offset-4 hover:underline" {...lang}>
                {label}
              </a>
            ) : (
              <span aria-current="page" className="px-1 py-1 opacity-90" {...lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={trailFacts(crumbs, origin)} />
    </nav>
  );
}

/** The trail as structured data; the last entry needs no address. */
function trailFacts(crumbs: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: href && { '@type': 'WebPage', '@id': origin + href },
    })),
  };
}
