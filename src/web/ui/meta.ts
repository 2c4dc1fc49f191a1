import type { MetaDescriptor } from 'react-router';
import type { Image } from '#contract/base.ts';
import { type SiteData, siteRouteId } from '#web/site/site-data.ts';

/**
 * What a page says about itself: `export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, {…})`.
 * `path` is the page's canonical address without the origin. Without a `title` the page is the home page.
 */
export function pageMeta(
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
  { title, description, path, image, type = 'website', index = true }: PageWords,
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === siteRouteId)?.loaderData as SiteData | undefined;
  const origin = site?.origin ?? '';
  const hospital = site?.name ?? '';
  const full = title
    ? `${title} · ${hospital}`
    : [hospital, site?.tagline.replace(/\.$/, '')].filter(Boolean).join(' · ');
  const address = origin + path;
  const picture = new URL(image?.url ?? '/assets/art/hero-1440.webp', origin || 'http://localhost').href;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: hospital },
    { property: 'og:title', content: title ?? hospital },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

export interface PageWords {
  title?: string;
  description: string;
  path: string;
  image?: Image | null;
  type?: 'website' | 'article';
  /** False keeps the page out of search engines. */
  index?: boolean;
}
