import type { MetaDescriptor } from 'react-router';
import {
  type SocialHospital,
  type SocialPicture,
  socialPictureOfHospital,
  socialSize,
} from '#contract/social-picture.ts';
import { emptySite, type SiteData, siteRouteId } from '#web/hospital/site-data.ts';
import { addressIn, at, speech } from '#words/language.ts';
import { ownAddress } from '#words/own-address.ts';
import { t } from '#words/say.ts';
import { handleOf } from './route-handle.ts';

/** A page's title in the browser tab; `isRefused` marks the answer to a refused form. */
export function titleIn(site: Pick<SiteData, 'name'>, title: string, isRefused = false) {
  const titled = `${title} · ${site.name}`;
  return isRefused ? t('Error: {title}', { title: titled }) : titled;
}

/**
 * The head of a page: `export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, {…})`. `path` is the
 * canonical address without origin and language. Without a `title` the page is the home page.
 */
export function pageMeta(
  matches: readonly ({ id: string; loaderData: unknown; handle?: unknown } | undefined)[],
  { title, description, path, paths, picture = socialPictureOfHospital, published, index = true }: PageWords,
): MetaDescriptor[] {
  const found = matches.find((match) => match?.id === siteRouteId)?.loaderData as SiteData | undefined;
  const site = found ?? emptySite;
  const { prefix, locale } = speech();
  // An application shows steps in answer to a form, and reports errors itself.
  const isApplication = matches.some((match) => handleOf(match).app);
  const isRefused = site.isRefused && !isApplication;
  const full = title
    ? titleIn(site, title, isRefused)
    : [site.name, site.tagline.replace(/\.$/, '')].filter(Boolean).join(' · ');
  // An untranslated entry's page is canonical in the main language.
  const address = site.origin + ownAddress(paths && !paths[prefix] ? path : at(path));
  const { address: pictureAddress } = picture(site);
  return [
    { title: full },
    { name: 'description', content: description },
    index ? { tagName: 'link', rel: 'canonical', href: address } : { name: 'robots', content: 'noindex' },
    ...(index ? alternates(site, paths ?? path) : []),
    { property: 'og:type', content: published ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: (prefix ? locale : site.locale).replace('-', '_') },
    { property: 'og:title', content: title ?? site.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: site.origin + pictureAddress },
    { property: 'og:image:width', content: `${socialSize.width}` },
    { property: 'og:image:height', content: `${socialSize.height}` },
    {
      property: 'og:image:alt',
      content: title ? t('{title}, {hospital}', { title, hospital: site.name }) : full,
    },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Paths by language prefix. */
export type Paths = Record<string, string>;

/** The page in each language it has; x-default is the main language. */
function alternates({ origin, languages }: SiteData, paths: string | Paths): MetaDescriptor[] {
  return languages.flatMap(({ language, prefix }) => {
    const path = typeof paths === 'string' ? paths : paths[prefix];
    if (!path) return [];
    return [language, ...(prefix ? [] : ['x-default'])].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: origin + ownAddress(addressIn(prefix, path)),
    }));
  });
}

export interface PageWords {
  title?: string;
  description: string;
  path: string;
  /** For entries: the path in the main language and in each translation; empty if in none. */
  paths?: Paths;
  /** The picture in link previews; by default the hospital's. */
  picture?: (hospital: SocialHospital) => SocialPicture;
  /** Publication of an article, as an instant. */
  published?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
}
