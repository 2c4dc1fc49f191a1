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

/** A page's title in the browser's tab; `isRefused` where it answers a form that was refused. */
export function titleIn(site: Pick<SiteData, 'name'>, title: string, isRefused = false) {
  const titled = `${title} · ${site.name}`;
  return isRefused ? t('Error: {title}', { title: titled }) : titled;
}

/**
 * The head of a page: `export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, {…})`. `path` is the
 * canonical address without the origin and the language. Without a `title` the page is the home page.
 */
export function pageMeta(
  matches: readonly ({ id: string; loaderData: unknown; handle?: unknown } | undefined)[],
  { title, description, path, paths, picture = socialPictureOfHospital, published, index = true }: PageWords,
): MetaDescriptor[] {
  const found = matches.find((match) => match?.id === siteRouteId)?.loaderData as SiteData | undefined;
  const site = found ?? emptySite;
  const { prefix, locale } = speech();
  // An application shows its steps in answer to a form, and says itself what is wrong.
  const isApplication = matches.some((match) => handleOf(match).app);
  const isRefused = site.isRefused && !isApplication;
  const full = title
    ? titleIn(site, title, isRefused)
    : [site.name, site.tagline.replace(/\.$/, '')].filter(Boolean).join(' · ');
  // The page of an entry in a language into which it is not translated repeats that in the main one.
  const address = site.origin + ownAddress(paths && !paths[prefix] ? path : at(path));
  const { address: pictureAddress } = picture(site);
  return [
    { title: full },
    { name: 'description', content: description },
    // An unlisted page has no canonical address.
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

/** By what the addresses of a language begin with. */
export type Paths = Record<string, string>;

/** The same page in each language that it has; whoever has none of them gets the main one. */
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
  /** Of an entry: where it is in the main language and in each into which it is translated; empty if in none. */
  paths?: Paths;
  /** The picture that other sites show with a link; by default the hospital's. */
  picture?: (hospital: SocialHospital) => SocialPicture;
  /** Of an article: its publication, as an instant. */
  published?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
}
