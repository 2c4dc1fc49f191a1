/** What search engines are told about the hospital, on its own and as the place that an entry belongs to. */
import { art } from './art.ts';
import type { SiteData } from './site-data.ts';

export function hospitalFacts({ name, origin, contact, social }: SiteData) {
  return {
    '@type': 'Hospital',
    '@id': `${origin}/#hospital`,
    name,
    url: `${origin}/`,
    image: `${origin}${art.hero.url}`,
    telephone: contact?.phones[0],
    email: contact?.emails[0],
    address: contact?.location,
    hasMap: contact?.mapUrl,
    sameAs: Object.values(social).filter(Boolean),
  };
}

/** The same for an entry that belongs to it: enough to know which hospital is meant. */
export function hospitalReference({ name, origin, contact }: SiteData) {
  return {
    '@type': 'Hospital',
    '@id': `${origin}/#hospital`,
    name,
    url: `${origin}/`,
    address: contact?.location,
  };
}

/** A picture's address as search engines need it: with the site's own. */
export function pictureAddress({ origin }: SiteData, image: { url: string } | null) {
  return image ? new URL(image.url, origin || 'http://localhost').href : undefined;
}
